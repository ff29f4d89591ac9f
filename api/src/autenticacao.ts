import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findTitular } from './db/sessoes.ts'
import { Refusal } from './refusal.ts'
import { readToken } from './token.ts'

/** Who is asking. `ehaluno` is the stored role, not the token's word; `aConfirmar` of a professor who is still to prove it. */
export type Sessao = { usuarioId: number; ehaluno: boolean; aConfirmar: boolean; jti: string; expiraEm: Date }

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `requireUsuario`, `requireAluno` and `requireProfessor`; read it with `sessaoOf`. */
    sessao: Sessao | null
  }
}

const readSessao = async (request: FastifyRequest): Promise<Sessao | null> => {
  const { db, settings } = request.server
  const [, token] = /^bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '') ?? []
  if (!token) return null
  const claims = await readToken(settings, token)
  if (!claims) return null
  const titular = await findTitular(db, { usuarioId: claims.user_id, versao: claims.versao, jti: claims.jti })
  return titular && { ...titular, jti: claims.jti, expiraEm: new Date(claims.exp * 1000) }
}

/**
 * The hooks that say who may call a route: `onRequest: requireAluno`, so that a stranger's body is not even read.
 * They answer 401 without a token that counts, 403 to the other role.
 */
export const requireUsuario = async (request: FastifyRequest): Promise<void> => {
  request.sessao = await readSessao(request)
  if (!request.sessao) throw new Refusal(401, 'Sua sessão expirou. Entre novamente.')
}

export const requireAluno = async (request: FastifyRequest): Promise<void> => {
  await requireUsuario(request)
  if (!sessaoOf(request).ehaluno) throw new Refusal(403, 'Esta conta não tem permissão de aluno')
}

export const requireProfessor = async (request: FastifyRequest): Promise<void> => {
  await requireUsuario(request)
  if (sessaoOf(request).ehaluno) throw new Refusal(403, 'Esta conta não tem permissão de professor')
}

/**
 * What a professor does to the public waits until the role is confirmed: by the e-mail's domain or by the university.
 * @throws Refusal with `statusCode`: 403 for reading, 409 for a write that the same account may do later
 */
export const requireConfirmado = (request: FastifyRequest, statusCode: 403 | 409): void => {
  if (!sessaoOf(request).aConfirmar) return
  throw new Refusal(
    statusCode,
    'A universidade ainda vai confirmar a sua conta de professor. Avisamos por e-mail assim que isso acontecer.',
  )
}

/** The session of a request that passed one of the hooks above. */
export const sessaoOf = (request: FastifyRequest): Sessao => {
  if (!request.sessao) throw new Error(`${request.routeOptions.url} reads the session but does not require one`)
  return request.sessao
}

/** @throws Refusal 403 when someone else than `usuarioId` is asking. */
export const requireSelf = (request: FastifyRequest, usuarioId: number): void => {
  if (sessaoOf(request).usuarioId !== usuarioId) throw new Refusal(403, 'Você só pode alterar a sua própria conta.')
}

export const decorateSessao = (app: FastifyInstance) =>
  app.decorateRequest('sessao', null).decorateRequest('conta', null)

const hooks: ReadonlySet<unknown> = new Set([requireUsuario, requireAluno, requireProfessor])

/** Whether a route asks for a token: the OpenAPI document says so. */
export const isAuthenticated = ({ onRequest }: { onRequest?: unknown }): boolean =>
  [onRequest].flat().some(hook => hooks.has(hook))
