import { createFetch } from '@whatwg-node/fetch'
import { createYoga } from 'graphql-yoga'
import { toClientRequest } from './clientRequest.ts'
import type { ClientRequest } from './clientRequest.ts'
import { createContexts } from './context.ts'
import type { Context, ContextOptions } from './context.ts'
import { DocumentCache } from './documentCache.ts'
import { useDocumentLimits } from './graphql/documentLimits.ts'
import { isBug, maskError } from './graphql/failure.ts'
import { schema } from './graphql/schema.ts'
import {
  useClosedCodes,
  useCompiledExecution,
  useCompression,
  useHttpRules,
  useShortDocuments,
  useTrustedDocuments,
} from './plugins.ts'
import { mostJson } from './uploads.ts'

export interface GatewayOptions extends ContextOptions {
  /** Trusted documents only, no introspection. */
  production?: boolean
  /** Trusted documents by id, as relay-compiler writes them. */
  documents?: Record<string, string>
}

/** What the listener of node:http passes along; without it a request is read from its headers. */
export interface ServerContext {
  clientRequest?: ClientRequest
}

/** In bytes. */
const mostOfDocuments = 64 * 1024 * 1024

/** Texts that are no documents are not kept: reading one again costs no more than it did. */
const noErrors = { get: () => undefined, set: () => {} }
/** Parts of a multipart request: `operations`, `map` and one file. */
const formDataLimits = { fieldNameSize: 100, fieldSize: mostJson, fields: 2, files: 1, parts: 3, headerPairs: 20 }

/** A Yoga over the REST API, without a port: `fetch` is enough to call it. */
export function createGateway(options: GatewayOptions, toContext = createContexts(options)) {
  const { production = false, documents = {}, log = () => {} } = options

  return createYoga<ServerContext, Context>({
    schema,
    context: ({ request, clientRequest = fromHeaders(request) }) => {
      follow(request.signal, clientRequest)
      return toContext(clientRequest)
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
    ],
  })
}

function fromHeaders({ headers }: Request): ClientRequest {
  return toClientRequest(name => headers.get(name) ?? undefined)
}

function follow(signal: AbortSignal, { leaving }: ClientRequest): void {
  if (signal.aborted) leaving.end('left')
  else signal.addEventListener('abort', () => leaving.end('left'), { once: true })
}
