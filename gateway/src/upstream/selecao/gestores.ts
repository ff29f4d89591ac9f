import { afterWrite } from '../failure.ts'
import type { Refusal } from '../failure.ts'
import { toPessoa } from '../models/pessoa.ts'
import type { Pessoa } from '../models/pessoa.ts'
import type { Vaga } from '../models/vaga.ts'
import { optional } from '../transport/extensions.ts'
import type { Extensions } from '../transport/extensions.ts'
import type { Request } from '../transport/request.ts'
import type { createVagas } from '../vagas.ts'
import { flag, id, instant, nested, object, rows, text } from '../wire/fields.ts'

/** An invitation to manage a vaga; `codigo` is the vaga's REST id. */
export interface Convite {
  codigo: string
  titulo: string | null
  convidadoPor: Pessoa | null
  visivel: boolean
  criadoEm: Date | null
}

/** The person to invite, by one of the two. */
export interface Convidado {
  pessoa: string | null
  email: string | null
  visivel: boolean
}

export function createGestores(request: Request, extensions: Extensions, vagas: ReturnType<typeof createVagas>) {
  /** The vaga after a write: null once it is gone, an error if it cannot be read. */
  const reread = (vaga: string): Promise<Vaga | Error | null> => afterWrite(vagas.get(vaga))
  return {
    /** Invitations of the signed-in professor, newest first; null if the upstream has none. */
    async convites(): Promise<Convite[] | null> {
      const call = () => request.all('/gestores/convites', body => rows(body, null, toConvite))
      return (await optional(extensions, 'gestores', call)) ?? null
    },
    /** The vaga with the new invitation, or the refusal. */
    async convidar(vaga: string, { pessoa, email, visivel }: Convidado): Promise<Vaga | Error | Refusal | null> {
      const json = { usuario: pessoa === null ? undefined : Number(pessoa), email: email ?? undefined, visivel }
      const path = `/vagas/${vaga}/gestores`
      const refusal = await request.change({ method: 'POST', path, json, refusals: [400, 409, 422] })
      return refusal ?? reread(vaga)
    },
    async mostrar(vaga: string, gestor: string, visivel: boolean): Promise<Vaga | Error | null> {
      await request.change({ method: 'PUT', path: `/vagas/${vaga}/gestores/${gestor}`, json: { visivel } })
      return reread(vaga)
    },
    async remover(vaga: string, gestor: string): Promise<Vaga | Error | null> {
      await request.change({ method: 'DELETE', path: `/vagas/${vaga}/gestores/${gestor}` })
      return reread(vaga)
    },
    /** Null once the invitation is accepted or declined, or the refusal. */
    responder(vaga: string, aceitar: boolean): Promise<Refusal | null> {
      const path = `/vagas/${vaga}/gestores/convite`
      return request.change({ method: 'POST', path, json: { aceitar }, refusals: [404, 409] })
    },
  }
}

function toConvite(body: unknown): Convite {
  const row = object(body)
  const vaga = object(row['vaga'])
  return {
    codigo: id(vaga, 'id'),
    titulo: text(vaga, 'titulo'),
    convidadoPor: nested(row, 'convidado_por', toPessoa),
    visivel: flag(row, 'visivel') ?? false,
    criadoEm: instant(row, 'criado_em'),
  }
}
