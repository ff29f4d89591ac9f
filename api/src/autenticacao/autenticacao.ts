import type { FastifyInstance, FastifyRequest } from 'fastify'
import { findTitular, touchSessao } from './sessoes.ts'
import type { Papel } from './papeis.ts'
import { CodedRefusal, Refusal } from '../http/refusal.ts'
import { readToken } from './token.ts'

/**
 * The person of the session. `papeis` are the stored roles, not the token's; `aConfirmar`: a professor whose role is not
 * confirmed; `recusado`: one of these whose role was refused; `documentosAte`: the last publication of privacy notice and
 * terms that they accepted.
 */
export type Sessao = {
  usuarioId: number
  papeis: readonly Papel[]
  aConfirmar: boolean
  recusado: boolean
  /** When a second factor was proved; null in a session without one. */
  fatorEm: Date | null
  documentosAte: number
  jti: string
  expiraEm: Date
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by `requireSessao` and the hooks that ask for a role; read it with `sessaoOf`. */
    sessao: Sessao | null
  }
}

const readSessao = async (request: FastifyRequest): Promise<Sessao | null> => {
  const { db, settings } = request.server
  const [, token] = /^bearer ([\w.-]+)$/i.exec(request.headers.authorization ?? '') ?? []
  if (!token) return null
  const claims = await readToken(settings, token)
  if (!claims) return null
  const { user_id: usuarioId, versao, jti, exp } = claims
  const titular = await findTitular(db, { usuarioId, versao, jti }, settings.sessao)
  if (!titular) return null
  const { semUso, ...conta } = titular
  if (semUso) await touchSessao(db, jti)
  return { ...conta, jti, expiraEm: new Date(exp * 1000) }
}

/**
 * Any account, also one that declines the privacy notice and the terms: for what a person does with their own data. As all
 * hooks below it runs `onRequest`, so that the body of a stranger's request is not even read.
 * @throws Refusal 401 without a valid token
 */
export const requireIdentidade = async (request: FastifyRequest): Promise<void> => {
  request.sessao = await readSessao(request)
  if (!request.sessao) throw new Refusal(401, 'Sua sessão expirou. Entre novamente.')
}

/**
 * Any account that accepted the last publication of privacy notice and terms.
 * @throws Refusal 401 without a valid token, 451 for one that did not
 */
export const requireSessao = async (request: FastifyRequest): Promise<void> => {
  await requireIdentidade(request)
  const { instituicao } = request.server
  await instituicao.refresh()
  if (sessaoOf(request).documentosAte >= instituicao.lida.documentos) return
  throw new Refusal(451, 'Leia o aviso de privacidade e aceite os termos de uso para continuar.')
}

/** A hook for accounts with one of these roles: 401 without a valid token, 403 with another role. */
const requirePapel =
  (frase: string, ...papeis: readonly Papel[]) =>
  async (request: FastifyRequest): Promise<void> => {
    await requireSessao(request)
    if (!papeis.some(papel => sessaoOf(request).papeis.includes(papel))) throw new Refusal(403, frase)
  }

const semFator =
  'A administração do mural exige a verificação em duas etapas. Ative-a em “Conta e privacidade” ou, se já a ativou, saia e entre de novo.'

/** The same for what administrators do, each of whom needs a session with a second factor: 403 with a code without it. */
const requireDireito = (frase: string, ...papeis: readonly Papel[]) => {
  const require = requirePapel(frase, ...papeis)
  return async (request: FastifyRequest): Promise<void> => {
    await require(request)
    const { papeis: seus, fatorEm } = sessaoOf(request)
    const exige = seus.includes('administrador') && request.server.settings.adminSegundoFator
    if (exige && !fatorEm) throw new CodedRefusal(403, semFator, 'segundo_fator')
  }
}

export const requireAluno = requirePapel('Esta conta não tem permissão de aluno', 'aluno')
export const requireProfessor = requirePapel('Esta conta não tem permissão de professor', 'professor')
export const requireAdministrador = requireDireito('Esta conta não tem permissão de administrador', 'administrador')
/** Who decides cases of moderation. */
export const requireModerador = requireDireito(
  'Esta conta não tem permissão de moderador',
  'moderador',
  'administrador',
)
/** Who watches over personal data, and so reads who read or took away what belongs to others. */
export const requireEncarregado = requireDireito(
  'Esta conta não tem permissão de encarregado',
  'encarregado',
  'administrador',
)
/** Those who use the board: an administrator alone has no messages, no network and no vagas. */
export const requireUsuario = requirePapel('Só alunos e professores fazem isto.', 'aluno', 'professor')

/**
 * A professor may publish or see candidates only once the role is confirmed: by the domain of the e-mail, or by the
 * university.
 * @throws Refusal with `statusCode`: 403 for a read, 409 for a write that the same account may do later
 */
export const requireConfirmado = (request: FastifyRequest, statusCode: 403 | 409): void => {
  const { aConfirmar, recusado } = sessaoOf(request)
  if (!aConfirmar) return
  throw new Refusal(
    statusCode,
    recusado
      ? 'A universidade não confirmou a sua conta de professor. O motivo está no e-mail que você recebeu.'
      : 'A universidade ainda vai confirmar a sua conta de professor. Avisamos por e-mail assim que isso acontecer.',
  )
}

/** The session of a request that passed one of the hooks above. */
export const sessaoOf = (request: FastifyRequest): Sessao => {
  if (!request.sessao) throw new Error(`${request.routeOptions.url} reads the session but does not require one`)
  return request.sessao
}

/** @throws Refusal 403 if the session belongs to somebody other than `usuarioId` */
export const requireSelf = (request: FastifyRequest, usuarioId: number): void => {
  if (sessaoOf(request).usuarioId !== usuarioId) throw new Refusal(403, 'Você só pode alterar a sua própria conta.')
}

export const decorateSessao = (app: FastifyInstance) =>
  app.decorateRequest('sessao', null).decorateRequest('conta', null)

const ofRoles: ReadonlySet<unknown> = new Set([
  requireAluno,
  requireProfessor,
  requireAdministrador,
  requireModerador,
  requireEncarregado,
  requireUsuario,
])

/** Whether a route is for one role, for the OpenAPI document. */
export const hasRole = ({ onRequest }: { onRequest?: unknown }): boolean =>
  [onRequest].flat().some(hook => ofRoles.has(hook))

/** Whether a route is only for who accepted privacy notice and terms, for the OpenAPI document. */
export const needsAceite = (route: { onRequest?: unknown }): boolean =>
  hasRole(route) || [route.onRequest].flat().includes(requireSessao)

/** Whether a route needs a token, for the OpenAPI document. */
export const isAuthenticated = (route: { onRequest?: unknown }): boolean =>
  needsAceite(route) || [route.onRequest].flat().includes(requireIdentidade)
