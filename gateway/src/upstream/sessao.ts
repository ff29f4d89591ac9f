import { UpstreamFailure } from './failure.ts'
import type { Refusal } from './failure.ts'
import { toPapeis, toPapel } from './models/usuario.ts'
import type { Papel, PapelDaConta } from './models/usuario.ts'
import { optional } from './transport/extensions.ts'
import type { Extensions } from './transport/extensions.ts'
import type { Request, Write } from './transport/request.ts'
import { Misfit, flag, id, instant, nested, object, requiredText, text } from './wire/fields.ts'
import type { Read, Row } from './wire/fields.ts'

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

/** The second step of a sign-in. */
export interface SegundoPasso {
  desafio: string
  aplicativo: boolean
  codigos: boolean
  /** The options of WebAuthn, as JSON; null without a passkey. */
  chave: string | null
}

/** The proof of a second factor. `chave` is JSON of a browser. */
export interface Prova {
  desafio: string
  codigo?: string | null | undefined
  chave?: string | null | undefined
}

const post = (path: string, json: object, refusals: number[]): Write => ({
  method: 'POST',
  path,
  json,
  refusals,
  open: true,
})

export function createSessao(request: Request, extensions: Extensions) {
  /** Without the token of the answer there is no session: one that cannot be read is a failure. */
  async function enter<T extends object>(call: Write, read: Read<T>): Promise<T | Refusal> {
    const entrada = await request.write(call, read)
    if (entrada instanceof UpstreamFailure) throw entrada
    return entrada
  }
  return {
    /** `dispositivo` is the device token of an earlier sign-in. */
    entrar(email: string, senha: string, dispositivo: string | undefined): Promise<Entrada | SegundoPasso | Refusal> {
      const json = { email, password: senha, device_token: dispositivo }
      return enter(post('/users/login', json, [400, 401, 403, 404, 409, 422, 423]), toFirstStep)
    },
    /** Whether the upstream sends links that sign in. Never reveals whether the account exists. */
    async requestLink(email: string): Promise<boolean> {
      const call = post('/auth/login-link', { email }, [400, 422])
      return (await optional(extensions, 'login-link', () => request.change(call))) !== undefined
    },
    /** Signs in by the link of a mail. Undefined if the upstream sends no such links. */
    entrarPorLink(token: string): Promise<Entrada | SegundoPasso | Refusal | undefined> {
      const call = post('/auth/login-by-link', { token }, [400, 409, 422, 423])
      return optional(extensions, 'login-link', () => enter(call, toFirstStep))
    },
    /** The second step. A refusal with 400 says that the challenge is over. */
    confirmar: (prova: Prova): Promise<Entrada | Refusal> =>
      enter(post('/auth/segundo-fator', toProva(prova), [400, 404, 422, 423]), toLogin),
    /**
     * Whether the upstream revoked the token, and where the browser ends the session at the university's provider as well; null
     * if it did not begin there.
     */
    async sair(): Promise<{ revogado: boolean; url: string | null }> {
      try {
        const call: Write = { method: 'POST', path: '/auth/logout' }
        const saida = await optional(extensions, 'logout', () => request.write(call, toSaida))
        return { revogado: saida !== undefined, url: saida && 'url' in saida ? saida.url : null }
      } catch (error) {
        // An invalid token needs no logout.
        if (error instanceof UpstreamFailure && error.kind === 'unauthenticated') return { revogado: true, url: null }
        throw error
      }
    },
  }
}

/** What is no JSON is sent as a text, which the upstream refuses at its field. */
export function toProva({ desafio, codigo, chave }: Prova) {
  return { desafio, codigo: codigo ?? undefined, chave: chave == null ? undefined : toJson(chave) }
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A session, or what the second step needs. */
export function toFirstStep(body: unknown): Entrada | SegundoPasso {
  return nested(object(body), 'segundo_fator', toSegundoPasso) ?? toLogin(body)
}

function toSegundoPasso(body: unknown): SegundoPasso {
  const row = object(body)
  return {
    desafio: requiredText(row, 'desafio'),
    aplicativo: flag(row, 'aplicativo') ?? false,
    codigos: flag(row, 'codigos') ?? false,
    chave: toOpcoes(row),
  }
}

/** Options of WebAuthn travel to the browser as they are. */
export function toOpcoes(row: Row): string | null {
  return row['chave'] ? JSON.stringify(object(row['chave'])) : null
}

/** A sign-out that is only of the board has no body. */
function toSaida(body: unknown): { url: string | null } {
  return { url: body === null ? null : text(object(body), 'url') }
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
