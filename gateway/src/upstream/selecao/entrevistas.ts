import type { Refusal } from '../failure.ts'
import { toHorario } from '../models/horario.ts'
import type { Horario } from '../models/horario.ts'
import { optional } from '../transport/extensions.ts'
import type { Extensions } from '../transport/extensions.ts'
import type { Request } from '../transport/request.ts'
import type { createVagas } from '../vagas.ts'
import { rows } from '../wire/fields.ts'

export type NovoHorario = Pick<Horario, 'inicio' | 'minutos' | 'local' | 'link'>

export function createEntrevistas(request: Request, extensions: Extensions, vagas: ReturnType<typeof createVagas>) {
  return {
    /** In the upstream's order; null if it has no interviews. */
    async list(vaga: string): Promise<Horario[] | null> {
      const call = () => request.all(toPath(vaga), body => rows(body, null, row => toHorario(row, vaga)))
      const isThere = async () => (await vagas.get(vaga)) !== null
      return (await optional(extensions, 'entrevistas', call, isThere)) ?? null
    },
    /** Null once they are offered, or the refusal. */
    oferecer(vaga: string, novos: NovoHorario[], idempotencyKey: string | null): Promise<Refusal | null> {
      const json = { horarios: novos.map(novo => ({ ...novo, inicio: novo.inicio.toISOString() })) }
      return request.change({ method: 'POST', path: toPath(vaga), json, idempotencyKey, refusals: [400, 409, 422] })
    },
    async retirar(vaga: string, codigo: string): Promise<void> {
      await request.change({ method: 'DELETE', path: `${toPath(vaga)}/${codigo}` })
    },
    /** Null once the student has it, or the refusal. */
    escolher(vaga: string, codigo: string): Promise<Refusal | null> {
      const json = { horario: Number(codigo) }
      return request.change({ method: 'PUT', path: toOwnPath(vaga), json, refusals: [404, 409, 422] })
    },
    /** Null once the student has none, or the refusal. */
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
