import { randomUUID } from 'node:crypto'
import { GraphQLError } from 'graphql'
import { createYoga } from 'graphql-yoga'
import type { Context, Instituicao } from './context.ts'
import { useDocumentLimits } from './graphql/documentLimits.ts'
import { maskError } from './graphql/failure.ts'
import { schema } from './graphql/schema.ts'
import { useClosedCodes, useHttpRules, useTrustedDocuments } from './plugins.ts'
import { UpstreamFailure } from './upstream/failure.ts'
import type { FailureKind } from './upstream/failure.ts'
import type { Send } from './upstream/pool.ts'
import type { RequestLimits } from './upstream/request.ts'
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
  const { send, instituicao, production = false, documents = {}, limits, log = () => {} } = options
  const upstreamFor = createUpstreams({ send, limits })

  return createYoga<object, Context>({
    schema,
    context: ({ request }): Context => {
      const requestId = readRequestId(request)
      const authorization = request.headers.get('authorization') ?? undefined
      const language = request.headers.get('accept-language') ?? undefined
      return {
        instituicao,
        sessao: readToken(authorization?.replace(/^Bearer\s+/i, '') ?? ''),
        upstream: upstreamFor({
          headers: {
            'x-request-id': requestId,
            ...(authorization && { authorization }),
            ...(language && { 'accept-language': language }),
          },
          signal: toNative(request.signal),
          log: failure =>
            log(troubles.has(failure.kind) ? 'warn' : 'debug', { ...failure, requestId }, 'upstream failure'),
        }),
      }
    },
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

/** The client's own id where it is harmless in a log, else a new one. */
function readRequestId(request: Request): string {
  const given = request.headers.get('x-request-id') ?? ''
  return /^[\w.:-]{8,100}$/.test(given) ? given : randomUUID()
}
