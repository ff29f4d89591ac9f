import type { Refusal } from './body.ts'
import { optional } from './extensions.ts'
import type { Extensions } from './extensions.ts'
import { UpstreamFailure } from './failure.ts'
import type { Request, Write } from './request.ts'
import { toPapel } from './usuarios.ts'
import type { Papel } from './usuarios.ts'
import { Misfit, flag, id, object, requiredText, text } from './wire.ts'

/** What the token says of its bearer. Only the API checks the signature. */
export interface Sessao {
  usuario: string
  papel: Papel
}

export interface Entrada {
  token: string
  papel: Papel
  /** For the device to keep; null where the upstream knows no devices. */
  dispositivo: string | null
}

export function createSessao(request: Request, extensions: Extensions) {
  return {
    /** `dispositivo` is what an earlier sign-in answered on the same device. */
    async entrar(email: string, senha: string, dispositivo: string | undefined): Promise<Entrada | Refusal> {
      const json = { email, password: senha, device_token: dispositivo }
      const refusals = [400, 401, 403, 404, 422]
      const call: Write = { method: 'POST', path: '/users/login', json, refusals, open: true }
      const entrada = await request.write(call, toLogin)
      // Without its token there is no session.
      if (entrada instanceof UpstreamFailure) throw entrada
      return entrada
    },
    /** Whether the upstream refuses the token from now on. */
    async sair(): Promise<boolean> {
      try {
        const logout = () => request.change({ method: 'POST', path: '/auth/logout' })
        return (await optional(extensions, 'logout', logout)) !== undefined
      } catch (error) {
        // A token that is refused already needs no logout.
        if (error instanceof UpstreamFailure && error.kind === 'unauthenticated') return true
        throw error
      }
    },
  }
}

function toLogin(body: unknown): Entrada {
  const row = object(body)
  const token = requiredText(row, 'access_token')
  if (token === '') throw new Misfit('missing', 'access_token')
  const isStudent = flag(row, 'is_student')
  const papel = isStudent === null ? readToken(token)?.papel : toPapel(isStudent)
  return { token, papel: papel ?? 'ESTUDANTE', dispositivo: text(row, 'device_token') }
}

/** Null for a token that is not a JWT, or that names no user. */
export function readToken(token: string): Sessao | null {
  const begin = token.indexOf('.') + 1
  if (begin === 0) return null
  const end = token.indexOf('.', begin)
  try {
    const payload = Buffer.from(token.slice(begin, end === -1 ? undefined : end), 'base64url').toString()
    const row = object(JSON.parse(payload))
    return { usuario: id(row, 'user_id'), papel: toPapel(flag(row, 'is_student') ?? true) }
  } catch {
    return null
  }
}
