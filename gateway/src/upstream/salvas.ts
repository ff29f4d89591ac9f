import { UpstreamFailure } from './failure.ts'
import type { Refusal } from './failure.ts'
import { optional } from './transport/extensions.ts'
import type { Extensions } from './transport/extensions.ts'
import type { Request } from './transport/request.ts'
import { id, object, rows } from './wire/fields.ts'
import type { createVagas } from './vagas.ts'

/** The vagas that a student saved, by REST ids. */
export function createSalvas(request: Request, extensions: Extensions, vagas: ReturnType<typeof createVagas>) {
  return {
    /** Last saved first; null if the upstream keeps none. */
    async list(): Promise<string[] | null> {
      return (await optional(extensions, 'salvas', () => request.get('/salvas', toSalvas))) ?? null
    },
    /** Null once it is done, the refusal, or undefined if the upstream keeps none. */
    mudar(vaga: string, salva: boolean): Promise<Refusal | null | undefined> {
      const call = () => request.change({ method: salva ? 'PUT' : 'DELETE', path: `/salvas/${vaga}`, refusals: [409] })
      const isThere = async () => (await vagas.get(vaga)) !== null
      return optional(extensions, 'salvas', call, isThere).catch(toInexistente)
    },
  }
}

function toSalvas(body: unknown): string[] {
  return rows(body, 'salvas', row => id(object(row), 'vaga_id'))
}

function toInexistente(error: unknown): Refusal {
  if (!(error instanceof UpstreamFailure) || error.kind !== 'not-found') throw error
  return { refused: true, status: 404, mensagem: error.detail, campos: [] }
}
