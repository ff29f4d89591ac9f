import { GraphQLError } from 'graphql'
import { createYoga } from 'graphql-yoga'
import type { Context, Instituicao } from './context.ts'
import { useDocumentLimits } from './graphql/documentLimits.ts'
import { maskError } from './graphql/failure.ts'
import { schema } from './graphql/schema.ts'
import { toRequestId } from './requestId.ts'
import { useClosedCodes, useHttpRules, useTrustedDocuments } from './plugins.ts'
import { UpstreamFailure } from './upstream/failure.ts'
import type { FailureKind } from './upstream/failure.ts'
import type { Send } from './upstream/pool.ts'
import type { RequestLimits } from './upstream/dispatch.ts'
import { readToken } from './upstream/sessao.ts'
import { createUpstreams } from './upstream/upstream.ts'

export interface GatewayOptions {
  /** The wire to the REST API. */
  send: Send
  instituicao: Instituicao
  /** Trusted documents only, no introspection. */
  production?: boolean
  /** Trusted documents by id, as relay-compiler writes them. */
  documents?: Record<string, string>
  limits?: Partial<RequestLimits>
  log?: (level: 'debug' | 'warn' | 'error', entry: Record<string, unknown>, message: string) => void
}

/** Kinds that somebody should look into; the others are the everyday of people and roles. */
const troubles = new Set<FailureKind>(['unavailable', 'timeout', 'contract', 'unsupported'])

/** A Yoga over the REST API, without a port: `fetch` is enough to ask it. */
export function createGateway(options: GatewayOptions) {
  const { production = false, documents = {}, log = () => {} } = options

  return createYoga<object, Context>({
    schema,
    context: createContextFor(options),
    maskedErrors: { maskError },
    logging: {
      debug: () => {},
      info: () => {},
      warn: (...what) => log('warn', { what }, 'warning'),
      error: (...what) => isBug(what[0]) && log('error', { error: what[0] }, 'error'),
    },
    cors: false,
    graphiql: false,
    landingPage: false,
    batching: false,
    maxRequestBodySize: false,
    extraParamNames: ['documentId'],
    plugins: [
      useHttpRules(),
      useTrustedDocuments(documents, production),
      useDocumentLimits(production),
      useClosedCodes(production),
    ],
  })
}

function createContextFor({ send, limits, instituicao, log = () => {} }: GatewayOptions) {
  const upstreamFor = createUpstreams({ send, limits })

  return ({ request }: { request: Request }): Context => {
    const requestId = toRequestId(request.headers.get('x-request-id'))
    const authorization = request.headers.get('authorization') ?? undefined
    const language = request.headers.get('accept-language') ?? undefined
    const client = request.headers.get('x-forwarded-for')
    const headers = {
      'x-request-id': requestId,
      ...(client && { 'x-forwarded-for': client }),
      ...(authorization && { authorization }),
      ...(language && { 'accept-language': language }),
    }
    return {
      instituicao,
      sessao: readToken(authorization?.replace(/^Bearer\s+/i, '') ?? ''),
      upstream: upstreamFor({
        headers,
        signal: toNative(request.signal),
        log: failure => {
          const level = troubles.has(failure.kind) ? 'warn' : 'debug'
          log(level, { ...failure, requestId }, failure.puladas ? 'upstream rows left out' : 'upstream failure')
        },
      }),
    }
  }
}

/** Yoga's own signal forgets its listeners once AbortSignal.any has seen it: streams would outlive their clients. */
function toNative(signal: AbortSignal): AbortSignal {
  const leaving = new AbortController()
  signal.addEventListener('abort', () => leaving.abort(), { once: true })
  if (signal.aborted) leaving.abort()
  return leaving.signal
}

/** A failure of the upstream has its line in the log already. */
function isBug(error: unknown): boolean {
  return !(error instanceof GraphQLError && error.originalError instanceof UpstreamFailure)
}
