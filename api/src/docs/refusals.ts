import type { RouteOptions } from 'fastify'
import { hasRole, isAuthenticated, needsAceite } from '../autenticacao/autenticacao.ts'
import { isLimited } from '../limites/rotas.ts'

declare module 'fastify' {
  interface FastifySchema {
    /** The 4xx of a handler that its hooks, its limit and its other schemas do not imply; see `refusalsOf`. */
    refusals?: readonly number[]
  }
}

/** Every 4xx of the API: what it means, and an example of its `detail`. */
const refusals: Record<number, { description: string; detail: unknown }> = {
  400: { description: 'Not readable, or its token is invalid', detail: 'A requisição não pôde ser lida.' },
  401: { description: 'Not signed in', detail: 'Sua sessão expirou. Entre novamente.' },
  403: { description: 'Not allowed', detail: 'Esta conta não tem permissão de professor' },
  404: { description: 'Not found', detail: 'Oportunidade não encontrada.' },
  408: { description: 'Sent too slowly', detail: 'O envio parou ou ficou lento demais. Tente de novo.' },
  409: { description: 'In conflict with the current state', detail: 'Você já se candidatou a esta vaga.' },
  413: { description: 'Too large', detail: 'O conteúdo enviado é grande demais.' },
  415: { description: 'Another content type', detail: 'O tipo do conteúdo enviado não é aceito.' },
  422: {
    description: 'Invalid: one sentence, or one for each field',
    detail: [{ loc: ['body', 'titulo'], msg: 'O título deve ter pelo menos 5 caracteres', type: 'too_small' }],
  },
  423: {
    description: 'A suspended account',
    detail: 'Esta conta está suspensa até 31 de março de 2027. Motivo: anúncios repetidos.',
  },
  429: {
    description: 'Too many requests',
    detail: 'Muitas mensagens em pouco tempo. Tente novamente em 5 minutos.',
  },
  451: {
    description: 'The person has not accepted the last privacy notice and terms of use',
    detail: 'Leia o aviso de privacidade e aceite os termos de uso para continuar.',
  },
}

/** Every 4xx with which a route may refuse a request. */
export const refusalsOf = (route: Pick<RouteOptions, 'method' | 'url' | 'onRequest' | 'schema'>): number[] => {
  const { body, params, querystring, headers, refusals: own = [] } = route.schema ?? {}
  const implied = [
    ...(body ? [400, 413, 415] : []),
    ...(isAuthenticated(route) ? [401] : []),
    ...(hasRole(route) ? [403] : []),
    ...(needsAceite(route) ? [451] : []),
    ...(params ? [404] : []),
    ...(body || params || querystring || headers ? [422] : []),
    ...(isLimited(route) ? [429] : []),
  ]
  return [...new Set([...implied, ...own])].toSorted((a, b) => a - b)
}

/** Of the errors that say more than one sentence. */
const schemas: Record<number, string> = { 409: 'ErroDeCampos', 422: 'ErroDeCampos', 423: 'ErroDeSuspensao' }

const toContent = (schema: string, detail?: unknown, mais: object = {}) => ({
  'application/json': {
    schema: { $ref: `#/components/schemas/${schema}` },
    ...(detail !== undefined && { example: { detail, ...mais } }),
  },
})

const retryAfter = { 'Retry-After': { type: 'integer', description: 'Seconds after which to try again' } }

/** The responses of a route's refusals for the OpenAPI document. */
export const toRefusalResponses = (route: Parameters<typeof refusalsOf>[0]): Record<string, object> =>
  Object.fromEntries(
    refusalsOf(route).map(status => {
      const { description, detail } = refusals[status] ?? { description: 'Refused', detail: undefined }
      return [
        status,
        {
          description,
          content: toContent(schemas[status] ?? 'Erro', detail, status === 423 ? { contestacao: null } : {}),
          ...(status === 429 && { headers: retryAfter }),
        },
      ]
    }),
  )

/** What is not a refusal. */
export const failure = {
  description: 'Failed, or overloaded: then `Retry-After` says when to try again',
  content: toContent('Erro', 'Serviço indisponível no momento. Tente novamente em instantes.'),
}
