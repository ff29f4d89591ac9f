import * as z from 'zod'
import type { Refusal } from './body.ts'
import { optional } from './extensions.ts'
import type { Extensions } from './extensions.ts'
import { UpstreamFailure } from './failure.ts'
import type { Request, Write } from './request.ts'
import type { Papel } from './usuarios.ts'
import { flag } from './wire.ts'

/** What the token says of its bearer. Only the API checks the signature. */
export interface Sessao {
  usuario: string
  papel: Papel
}

const wireLogin = z.object({ access_token: z.string().min(1), is_student: flag })
const payload = z.object({ user_id: z.union([z.int(), z.string().regex(/^\d+$/)]).transform(String), is_student: flag })

export function createSessao(request: Request, extensions: Extensions) {
  return {
    async entrar(email: string, senha: string): Promise<{ token: string; papel: Papel } | Refusal> {
      const json = { email, password: senha }
      const call: Write = { method: 'POST', path: '/users/login', json, refusals: [400, 401, 403, 404, 422] }
      const login = await request.write(call, wireLogin)
      if ('refused' in login) return login
      const { access_token: token, is_student } = login
      const papel = is_student === null ? readToken(token)?.papel : toPapel(is_student)
      return { token, papel: papel ?? 'ESTUDANTE' }
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

/** Null for a token that is not a JWT, or that names no user. */
export function readToken(token: string): Sessao | null {
  try {
    const parsed = payload.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()))
    return { usuario: parsed.user_id, papel: toPapel(parsed.is_student ?? true) }
  } catch {
    return null
  }
}

export function toPapel(isStudent: boolean): Papel {
  return isStudent ? 'ESTUDANTE' : 'PROFESSOR'
}
