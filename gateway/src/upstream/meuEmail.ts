import type { Refusal } from './failure.ts'
import { optional } from './transport/extensions.ts'
import type { Extensions } from './transport/extensions.ts'
import type { Request } from './transport/request.ts'
import { nested, object, requiredInstant, requiredText } from './wire/fields.ts'

/** The address of an account, and the one that waits. */
export interface MeuEmail {
  email: string
  pendente: { email: string; expiraEm: Date } | null
}

const path = '/usuarios/me/mudanca-de-email'

export function createMeuEmail(request: Request, extensions: Extensions) {
  return {
    /** Null if the upstream does not let one change it. */
    async read(): Promise<MeuEmail | null> {
      return (await optional(extensions, 'mudanca-de-email', () => request.get(path, toMeuEmail))) ?? null
    },
    pedirMudanca(senhaAtual: string, email: string): Promise<Refusal | null> {
      return request.change({ method: 'POST', path, json: { senha_atual: senhaAtual, email }, refusals: [422] })
    },
    async cancelarMudanca(): Promise<void> {
      await request.change({ method: 'DELETE', path })
    },
  }
}

function toMeuEmail(body: unknown): MeuEmail {
  const row = object(body)
  return { email: requiredText(row, 'email'), pendente: nested(row, 'pendente', toPendente) }
}

function toPendente(body: unknown): NonNullable<MeuEmail['pendente']> {
  const row = object(body)
  return { email: requiredText(row, 'email'), expiraEm: requiredInstant(row, 'expira_em') }
}
