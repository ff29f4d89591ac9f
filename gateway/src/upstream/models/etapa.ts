import { remember } from '../../remember.ts'
import { Misfit, flag, nested, object, requiredInstant, text } from '../wire/fields.ts'
import type { Row } from '../wire/fields.ts'
import { toPessoa } from './pessoa.ts'
import type { Pessoa } from './pessoa.ts'

/** The stage of a candidatura. */
export type EtapaDaCandidatura =
  | 'RECEBIDA'
  | 'EM_ANALISE'
  | 'ENTREVISTA'
  | 'APROVADA'
  | 'LISTA_DE_ESPERA'
  | 'NAO_SELECIONADA'
  | 'RETIRADA'

/** One change of stage. */
export interface MudancaDeEtapa {
  de: EtapaDaCandidatura
  para: EtapaDaCandidatura
  em: Date
  palavra: string | null
  retida: boolean
  por: Pessoa | null
}

const etapas = new Set<string>([
  'RECEBIDA',
  'EM_ANALISE',
  'ENTREVISTA',
  'APROVADA',
  'LISTA_DE_ESPERA',
  'NAO_SELECIONADA',
  'RETIRADA',
])
const isEtapa = (written: string): written is EtapaDaCandidatura => etapas.has(written)

/** Null without a stage, as from an upstream without stages, and for an unknown one. */
export function toEtapa(row: Row, key: string): EtapaDaCandidatura | null {
  const written = text(row, key)
  return written === null ? null : readEtapa(written)
}

const readEtapa = remember(100, (written: string) => {
  const etapa = written.trim().toUpperCase()
  return isEtapa(etapa) ? etapa : null
})

export function toMudanca(body: unknown): MudancaDeEtapa {
  const row = object(body)
  return {
    de: requireEtapa(row, 'de'),
    para: requireEtapa(row, 'para'),
    em: requiredInstant(row, 'criado_em'),
    palavra: text(row, 'palavra'),
    retida: flag(row, 'retida') ?? false,
    por: nested(row, 'por', toPessoa),
  }
}

export function requireEtapa(row: Row, key: string): EtapaDaCandidatura {
  const etapa = toEtapa(row, key)
  if (etapa) return etapa
  throw new Misfit('not a stage', key)
}
