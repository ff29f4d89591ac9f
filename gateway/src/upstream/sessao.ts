import { UpstreamFailure } from './failure.ts'
import type { Refusal } from './failure.ts'
import { toPapeis, toPapel } from './models/usuario.ts'
import type { Papel, PapelDaConta } from './models/usuario.ts'
import { optional } from './transport/extensions.ts'
import type { Extensions } from './transport/extensions.ts'
import type { Request, Write } from './transport/request.ts'
import { Misfit, flag, id, instant, object, requiredText, text } from './wire/fields.ts'

/** The claims of the token. Only the API checks the signature. */
export interface Sessao {
  usuario: string
  /** The side of the board, from `is_student`: an administrator alone has rights on neither. */
  papel: Papel
  papeis: readonly PapelDaConta[]
}

export interface Entrada {
  token: string
  papel: Papel
  papeis: readonly PapelDaConta[]
  /** The device token to keep; null if the upstream has none. */
  dispositivo: string | null
  /** When the account ends, if its owner asked for that. */
  exclusaoEm: Date | null
}

const post = (path: string, json: object, refusals: number[]): Write => ({
  method: 'POST',
  path,
  json,
  refusals,
  open: true,
})

export function createSessao(request: Request, extensions: Extensions) {
  return {
    /** `dispositivo` is the device token of an earlier sign-in. */
    async entrar(email: string, senha: string, dispositivo: string | undefined): Promise<Entrada | Refusal> {
      const json = { email, password: senha, device_token: dispositivo }
      const call = post('/users/login', json, [400, 401, 403, 404, 422, 423])
      const entrada = await request.write(call, toLogin)
      // Without a token there is no session.
      if (entrada instanceof UpstreamFailure) throw entrada
      return entrada
    },
    /** Whether the upstream sends links that sign in. Never reveals whether the account exists. */
    async requestLink(email: string): Promise<boolean> {
      const call = post('/auth/login-link', { email }, [400, 422])
      return (await optional(extensions, 'login-link', () => request.change(call))) !== undefined
    },
    /** Signs in by the link of a mail. Undefined if the upstream sends no such links. */
    async entrarPorLink(token: string): Promise<Entrada | Refusal | undefined> {
      const call = post('/auth/login-by-link', { token }, [400, 422, 423])
      const entrada = await optional(extensions, 'login-link', () => request.write(call, toLogin))
      if (entrada instanceof UpstreamFailure) throw entrada
      return entrada
    },
    /** Whether the upstream revoked the token. */
    async sair(): Promise<boolean> {
      try {
        const logout = () => request.change({ method: 'POST', path: '/auth/logout' })
        return (await optional(extensions, 'logout', logout)) !== undefined
      } catch (error) {
        // An invalid token needs no logout.
        if (error instanceof UpstreamFailure && error.kind === 'unauthenticated') return true
        throw error
      }
    },
  }
}

export function toLogin(body: unknown): Entrada {
  const row = object(body)
  const token = requiredText(row, 'access_token')
  if (token === '') throw new Misfit('missing', 'access_token')
  const sessao = readToken(token)
  const isStudent = flag(row, 'is_student')
  const papel = isStudent === null ? (sessao?.papel ?? 'ESTUDANTE') : toPapel(isStudent)
  const exclusaoEm = instant(row, 'exclusao_em')
  return { token, papel, papeis: toPapeis(row), dispositivo: text(row, 'device_token'), exclusaoEm }
}

/** Null for a token that is not a JWT or names no user. */
export function readToken(token: string): Sessao | null {
  const begin = token.indexOf('.') + 1
  if (begin === 0) return null
  const end = token.indexOf('.', begin)
  try {
    const payload = Buffer.from(token.slice(begin, end === -1 ? undefined : end), 'base64url').toString()
    const row = object(JSON.parse(payload))
    return { usuario: id(row, 'user_id'), papel: toPapel(flag(row, 'is_student') ?? true), papeis: toPapeis(row) }
  } catch {
    return null
  }
}
