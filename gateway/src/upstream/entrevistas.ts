import type { Refusal } from './body.ts'
import { optional } from './extensions.ts'
import type { Extensions } from './extensions.ts'
import { toPessoa } from './pessoas.ts'
import type { Pessoa } from './pessoas.ts'
import type { Request } from './request.ts'
import { toLink } from './url.ts'
import type { createVagas } from './vagas.ts'
import { count, flag, id, nested, object, requiredInstant, rows, text } from './wire.ts'

/** When somebody can be interviewed for a vaga. */
export interface Horario {
  codigo: string
  vagaCodigo: string
  inicio: Date
  minutos: number
  local: string | null
  link: string | null
  /** For the author of the vaga alone; null while it is free. */
  candidato: Pessoa | null
  minha: boolean
}

export type NovoHorario = Pick<Horario, 'inicio' | 'minutos' | 'local' | 'link'>

export function createEntrevistas(request: Request, extensions: Extensions, vagas: ReturnType<typeof createVagas>) {
  return {
    /** In their order; null where the upstream has none. */
    async list(vaga: string): Promise<Horario[] | null> {
      const call = () => request.all(toPath(vaga), body => rows(body, null, row => toHorario(row, vaga)))
      const isThere = async () => (await vagas.get(vaga)) !== null
      return (await optional(extensions, 'entrevistas', call, isThere)) ?? null
    },
    /** Null once they are offered, or why none is. */
    oferecer(vaga: string, novos: NovoHorario[], key: string | null): Promise<Refusal | null> {
      const json = { horarios: novos.map(novo => ({ ...novo, inicio: novo.inicio.toISOString() })) }
      return request.change({ method: 'POST', path: toPath(vaga), json, key, refusals: [400, 409, 422] })
    },
    async retirar(vaga: string, codigo: string): Promise<void> {
      await request.change({ method: 'DELETE', path: `${toPath(vaga)}/${codigo}` })
    },
    /** Null once it is the student's, or why it is not. */
    escolher(vaga: string, codigo: string): Promise<Refusal | null> {
      const json = { horario: Number(codigo) }
      return request.change({ method: 'PUT', path: toOwnPath(vaga), json, refusals: [404, 409, 422] })
    },
    /** Null once the student has none, or why it stays theirs. */
    devolver: (vaga: string): Promise<Refusal | null> =>
      request.change({ method: 'DELETE', path: toOwnPath(vaga), refusals: [404, 409] }),
  }
}

function toPath(vaga: string): string {
  return `/vagas/${vaga}/entrevistas`
}

function toOwnPath(vaga: string): string {
  return `/candidaturas/vaga/${vaga}/entrevista`
}

function toHorario(body: unknown, vagaCodigo: string): Horario {
  const row = object(body)
  return {
    codigo: id(row, 'id'),
    vagaCodigo,
    inicio: requiredInstant(row, 'inicio'),
    minutos: count(row, 'minutos'),
    local: text(row, 'local'),
    link: toLink(text(row, 'link')),
    candidato: nested(row, 'candidatura', candidatura => nested(object(candidatura), 'candidato', toPessoa)),
    minha: flag(row, 'minha') ?? false,
  }
}
