import type { Refusal } from './failure.ts'
import { optional } from './transport/extensions.ts'
import type { Extensions } from './transport/extensions.ts'
import type { Request } from './transport/request.ts'
import { array, object, requiredText, rows } from './wire/fields.ts'
import type { Row } from './wire/fields.ts'

const tipos = [
  'RECIBO',
  'ETAPA',
  'ENTREVISTA',
  'COMUNICADO',
  'MUDANCA',
  'FINALIZADA',
  'MENSAGEM',
  'NOVAS_VAGAS',
  'PRAZOS_DE_SALVAS',
  'COMECADAS',
  'CANDIDATURAS',
  'RETIRADAS',
  'MENSAGENS',
  'ENTREVISTAS',
  'RESPOSTAS',
  'CONVITE',
] as const
const modos = ['NO_QUADRO', 'NA_HORA', 'RESUMO', 'NENHUM'] as const

export type TipoDeAviso = (typeof tipos)[number]
export type ModoDeAviso = (typeof modos)[number]

/** How a person is told of one kind of event. */
export interface Aviso {
  tipo: TipoDeAviso
  modo: ModoDeAviso
  /** The ways that can be chosen. */
  modos: ModoDeAviso[]
}

const path = '/usuarios/me/avisos'

export function createAvisos(request: Request, extensions: Extensions) {
  return {
    /** Every kind of the person's role that this gateway knows; null if the upstream sends no such mails. */
    async list(): Promise<Aviso[] | null> {
      return (await optional(extensions, 'avisos', () => request.get(path, toAvisos))) ?? null
    },
    mudar(tipo: TipoDeAviso, modo: ModoDeAviso): Promise<Refusal | null> {
      const json = { tipo: tipo.toLowerCase(), modo: modo.toLowerCase() }
      return request.change({ method: 'PUT', path, json, refusals: [422] })
    },
  }
}

/** The kinds of a list that this gateway knows. */
export const toTipos = (row: Row, key: string): TipoDeAviso[] =>
  array(row, key).flatMap(each => findWord(tipos, String(each)) ?? [])

function toAvisos(body: unknown): Aviso[] {
  return rows(body, 'avisos', toAviso).filter(aviso => aviso !== null)
}

function toAviso(body: unknown): Aviso | null {
  const row = object(body)
  const [tipo, modo] = [findWord(tipos, requiredText(row, 'tipo')), findWord(modos, requiredText(row, 'modo'))]
  if (!tipo || !modo) return null
  return { tipo, modo, modos: array(row, 'modos').flatMap(each => findWord(modos, String(each)) ?? []) }
}

/** Undefined for a word of a newer upstream. */
function findWord<Word extends string>(words: readonly Word[], given: string): Word | undefined {
  return words.find(word => word === given.toUpperCase())
}
