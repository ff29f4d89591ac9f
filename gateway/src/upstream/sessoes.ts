import { UpstreamFailure } from './failure.ts'
import type { Refusal } from './failure.ts'
import { toLogin } from './sessao.ts'
import type { Entrada } from './sessao.ts'
import { optional } from './transport/extensions.ts'
import type { Extensions } from './transport/extensions.ts'
import type { Request, Write } from './transport/request.ts'
import { flag, object, requiredInstant, requiredText, rows } from './wire/fields.ts'

/** A device where the person is signed in. */
export interface SessaoAberta {
  codigo: string
  dispositivo: string
  rede: string
  criadaEm: Date
  usadaEm: Date
  atual: boolean
}

const path = '/usuarios/me/sessoes'

export function createSessoes(request: Request, extensions: Extensions) {
  return {
    /** The last used first; null if the upstream keeps no sessions. */
    async list(): Promise<SessaoAberta[] | null> {
      const read = (body: unknown) => rows(body, 'sessoes', toSessaoAberta)
      return (await optional(extensions, 'sessoes', () => request.get(path, read))) ?? null
    },
    /** Null once it has ended, or that it is none of the person's. */
    encerrar: (codigo: string): Promise<Refusal | null> =>
      request.change({ method: 'DELETE', path: `${path}/${codigo}`, refusals: [404, 422] }),
    /** The new session after a change of the password, or why it was refused. */
    async mudarSenha(atual: string, nova: string): Promise<Entrada | Refusal> {
      const json = { senha_atual: atual, nova_senha: nova }
      const call: Write = { method: 'PUT', path: '/usuarios/me/senha', json, refusals: [422] }
      const entrada = await request.write(call, toLogin)
      if (entrada instanceof UpstreamFailure) throw entrada
      return entrada
    },
    /** The new session, which takes the place of all others. */
    async encerrarOutras(): Promise<Entrada> {
      const entrada = await request.write({ method: 'POST', path: `${path}/outras/encerramento` }, toLogin)
      // Without the new token nobody is signed in any more.
      if (entrada instanceof UpstreamFailure) throw entrada
      if ('refused' in entrada) throw new UpstreamFailure('refused', entrada.mensagem ?? '')
      return entrada
    },
  }
}

function toSessaoAberta(body: unknown): SessaoAberta {
  const row = object(body)
  return {
    codigo: requiredText(row, 'id'),
    dispositivo: requiredText(row, 'dispositivo'),
    rede: requiredText(row, 'rede'),
    criadaEm: requiredInstant(row, 'criada_em'),
    usadaEm: requiredInstant(row, 'usada_em'),
    atual: flag(row, 'atual') ?? false,
  }
}
