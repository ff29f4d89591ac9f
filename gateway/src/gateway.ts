import { createFetch } from '@whatwg-node/fetch'
import { createYoga } from 'graphql-yoga'
import { createContexts } from './context.ts'
import type { ContextOptions, GraphqlContext, ServerContext } from './context.ts'
import { DocumentCache } from './documents/documentCache.ts'
import { useDocumentLimits } from './documents/documentLimits.ts'
import { isBug, maskError } from './graphql/failure.ts'
import { schema } from './graphql/schema.ts'
import { toClientRequest } from './http/clientRequest.ts'
import type { ClientRequest } from './http/clientRequest.ts'
import { mostJson } from './http/bodies/uploads.ts'
import {
  useClosedCodes,
  useCompiledExecution,
  useCompression,
  useEventStreams,
  useHttpRules,
  useShortDocuments,
  useTrustedDocuments,
} from './plugins.ts'

export interface GatewayOptions extends ContextOptions {
  /** Only trusted documents, no introspection. */
  production?: boolean
  /** Trusted documents by id, as relay-compiler writes them. */
  documents?: Record<string, string>
  /** Milliseconds over which the client of a new event stream spreads its reconnect. */
  toRetry?: () => number
}

/** In bytes. */
const mostOfDocuments = 64 * 1024 * 1024

/** Invalid documents are not cached: parsing one again costs no more than the first time. */
const noErrors = { get: () => undefined, set: () => {} }
/** The parts of a multipart request: `operations`, `map` and one file. */
const formDataLimits = { fieldNameSize: 100, fieldSize: mostJson, fields: 2, files: 1, parts: 3, headerPairs: 20 }

/** Creates a Yoga over the REST API, without a port: tests call its `fetch`. */
export function createGateway(options: GatewayOptions, toContext = createContexts(options)) {
  const { production = false, documents = {}, log = () => {}, toRetry } = options

  return createYoga<ServerContext, GraphqlContext>({
    schema,
    context: ({ request, clientRequest = fromHeaders(request) }) => {
      follow(request.signal, clientRequest)
      return { context: toContext(clientRequest) }
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
    parserAndValidationCache: { documentCache: new DocumentCache(mostOfDocuments), errorCache: noErrors },
    maxRequestBodySize: false,
    fetchAPI: createFetch({ formDataLimits }),
    extraParamNames: ['documentId'],
    plugins: [
      useHttpRules(),
      useShortDocuments(),
      useTrustedDocuments(documents, production),
      useDocumentLimits(production),
      useCompiledExecution(),
      useClosedCodes(production),
      useCompression(),
      useEventStreams(toRetry),
    ],
  })
}

function fromHeaders({ headers }: Request): ClientRequest {
  return toClientRequest(name => headers.get(name) ?? undefined)
}

function follow(signal: AbortSignal, { cancellation }: ClientRequest): void {
  if (signal.aborted) cancellation.cancel('client-gone')
  else signal.addEventListener('abort', () => cancellation.cancel('client-gone'), { once: true })
}
