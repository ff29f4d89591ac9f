import { createSourceEventStream, GraphQLError } from 'graphql'
import type { DocumentNode, ExecutionArgs, ExecutionResult } from 'graphql'
import type { FetchAPI, GraphQLParams, Plugin } from 'graphql-yoga'
import type { GraphqlContext, ServerContext } from './context.ts'
import { compile } from './executor/compile.ts'
import type { Answer, Operation } from './executor/compile.ts'
import { closeCode, toError } from './graphql/failure.ts'
import { noteErrors } from './http/clientRequest.ts'
import { chooseEncoding, compress } from './http/compress.ts'
import { mostJson, mostMultipart } from './http/bodies/uploads.ts'

/** The largest document that a client may write itself, in bytes. */
const mostDocument = 65_536

/** Any web page may send a multipart body without a preflight; it cannot send one of these headers. */
const preflightHeaders = ['x-graphql-yoga-csrf', 'apollo-require-preflight']

/** Limits the bodies that are read, and their size. Responses are never cached: they may belong to one person. */
export function useHttpRules(): Plugin {
  return {
    onRequestParse({ request, requestParser, setRequestParser, fetchAPI }) {
      if (request.method !== 'POST') return
      const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
      if (type !== 'application/json' && type !== 'multipart/form-data') {
        throw httpError(415, 'Send application/json, or multipart/form-data with files.')
      }
      if (type === 'multipart/form-data' && !preflightHeaders.some(name => request.headers.has(name))) {
        throw httpError(400, `A multipart request needs the header ${preflightHeaders.join(' or ')}.`)
      }
      const limit = type === 'application/json' ? mostJson : mostMultipart
      const length = request.headers.get('content-length')
      if (Number(length) > limit) throw httpError(413, 'The body is too large.')
      if (!requestParser) return
      setRequestParser(async unread => {
        let tooLarge = false
        const onTooLarge = () => (tooLarge = true)
        try {
          // With a Content-Length the HTTP parser itself reads no more.
          return await requestParser(length === null ? capBody(unread, limit, fetchAPI, onTooLarge) : unread)
        } catch {
          throw tooLarge ? httpError(413, 'The body is too large.') : httpError(400, 'The body cannot be read.')
        }
      })
    },
    onResponse({ response }) {
      response.headers.set('cache-control', 'no-store')
    },
  }
}

/** Refuses a long document before it is parsed, cached or logged. */
export function useShortDocuments(): Plugin {
  return {
    onParams({ params: { query } }) {
      if (typeof query !== 'string' || Buffer.byteLength(query) <= mostDocument) return
      throw httpError(413, `The document is larger than ${mostDocument} bytes.`)
    },
  }
}

/** Looks up documents by the id under which relay-compiler persisted them. In production all others are refused. */
export function useTrustedDocuments(documents: Record<string, string>, production: boolean): Plugin {
  return {
    onParams({ params, setParams }) {
      const { documentId, ...rest }: typeof params & { documentId?: unknown } = params
      if (documentId === undefined && isHashAlone(params)) throw hashNotSupported()
      if (production && params.query != null) throw httpError(400, 'Only trusted documents are answered here.')
      if (documentId === undefined && !production) return
      if (typeof documentId !== 'string') throw httpError(400, 'Send the id of a trusted document.')
      const query = Object.hasOwn(documents, documentId) ? documents[documentId] : undefined
      if (!query) throw unknownDocument()
      setParams({ ...rest, query })
    },
  }
}

/**
 * Runs operations with the compiled executor. The last used operation of each document stays compiled as long as Yoga
 * caches the document, with one plan: clients may write documents with many operations and many conditions.
 */
export function useCompiledExecution(): Plugin {
  const compiled = new WeakMap<DocumentNode, { name: string; operation: Operation }>()

  function execute({
    schema,
    document,
    operationName,
    contextValue,
    variableValues,
    rootValue,
  }: ExecutionArgs): Answer {
    const name = operationName ?? ''
    const known = compiled.get(document)
    const { context } = contextValue as GraphqlContext
    try {
      const operation = known?.name === name ? known.operation : compile(schema, document, operationName, 1)
      if (operation !== known?.operation) compiled.set(document, { name, operation })
      context.request.operation = operation.name
      const answer = operation.run(context, variableValues, rootValue)
      return 'then' in answer || 'data' in answer ? answer : { errors: answer.errors?.map(asRequestError) ?? [] }
    } catch (error) {
      return { errors: [asRequestError(error as GraphQLError)] }
    }
  }

  /** graphql-js opens the stream; the compiled operation runs each event, in a context of its own. */
  async function subscribe(args: ExecutionArgs): Promise<AsyncIterable<ExecutionResult> | ExecutionResult> {
    const { context } = args.contextValue as GraphqlContext
    const events = await createSourceEventStream({ ...args, contextValue: context })
    if (!(Symbol.asyncIterator in events)) return events
    return mapEvents(events, event =>
      execute({ ...args, contextValue: { context: context.again() }, rootValue: event }),
    )
  }

  return {
    onExecute: ({ setExecuteFn }) => setExecuteFn(execute),
    onSubscribe: ({ setSubscribeFn }) => setSubscribeFn(subscribe),
  }
}

async function* mapEvents(events: AsyncIterable<unknown>, toResult: (event: unknown) => Answer) {
  for await (const event of events) yield await toResult(event)
}

/**
 * Marks an error as the request's fault, which GraphQL over HTTP reports as the status for clients that accept its
 * media type.
 */
function asRequestError(error: GraphQLError): GraphQLError {
  const { nodes, source, positions, originalError } = error
  const extensions = { ...error.extensions, http: { spec: true, status: 400 } }
  return new GraphQLError(error.message, {
    nodes: nodes ?? null,
    source: source ?? null,
    positions: positions ?? null,
    originalError: originalError ?? null,
    extensions,
  })
}

/** Compresses JSON. Streams stay uncompressed: a compressor would hold each event back until the next. */
export function useCompression(): Plugin {
  return {
    async onResponse(payload) {
      const { request, response, fetchAPI } = payload
      const accepted = request.headers.get('accept-encoding')
      if (!accepted || !response.headers.get('content-type')?.includes('json')) return
      const body = Buffer.from(await response.text())
      const encoding = chooseEncoding(body.length, accepted)
      const compressed = new Uint8Array(encoding ? await compress(body, encoding) : body)
      const headers = {
        ...Object.fromEntries(response.headers),
        'content-length': String(compressed.length),
        vary: 'accept-encoding',
        ...(encoding && { 'content-encoding': encoding }),
      }
      payload.setResponse(new fetchAPI.Response(compressed, { status: response.status, headers }))
    },
  }
}

/**
 * Gives an event stream the status 200: GraphQL over SSE reports the errors of a request as an event, and clients retry
 * after any other status. Begins it with the SSE field `retry`: clients spread their reconnects over this time, even if
 * this process can no longer tell them.
 */
export function useEventStreams(toRetry: () => number = () => 0): Plugin {
  return {
    onResponse(payload) {
      const { response, fetchAPI } = payload
      const { body, status, headers } = response
      if (!body || !headers.get('content-type')?.startsWith('text/event-stream')) return
      const milliseconds = toRetry()
      if (milliseconds === 0 && status === 200) return
      const started = milliseconds === 0 ? body : startWith(`retry: ${milliseconds}\n\n`, body, fetchAPI)
      payload.setResponse(new fetchAPI.Response(started, { status: 200, headers }))
    },
  }
}

/** Sends `text` with the first chunk of the body. */
function startWith(text: string, body: ReadableStream<Uint8Array>, { ReadableStream }: FetchAPI) {
  const reader = body.getReader()
  let first = text
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) {
        controller.close()
        return
      }
      controller.enqueue(first === '' ? value : Buffer.concat([Buffer.from(first), value]))
      first = ''
    },
    cancel: reason => reader.cancel(reason),
  })
}

/** Normalizes every response: only codes of the closed list, and in production no message that tells the schema. */
export function useClosedCodes(production: boolean): Plugin<object, ServerContext> {
  const close = (result: ExecutionResult, { clientRequest }: ServerContext) => {
    if (!result.errors) return
    const errors = result.errors.map(error => closeCode(error, production))
    if (clientRequest) noteErrors(clientRequest, errors)
    Object.assign(result, { errors })
  }
  return {
    onResultProcess({ result, serverContext }) {
      if (Symbol.asyncIterator in result) return
      for (const each of Array.isArray(result) ? result : [result]) close(each, serverContext)
    },
  }
}

function capBody(
  request: Request,
  limit: number,
  { Request, TransformStream }: FetchAPI,
  onTooLarge: () => void,
): Request {
  if (!request.body) return request
  let read = 0
  const Transform = request.body instanceof ReadableStream ? globalThis.TransformStream : TransformStream
  const capped = request.body.pipeThrough(
    new Transform<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        read += chunk.byteLength
        if (read <= limit) return controller.enqueue(chunk)
        onTooLarge()
        controller.error(new Error('too large'))
      },
    }),
  )
  const { method, headers, signal } = request
  const init: RequestInit & { duplex: 'half' } = { method, headers, signal, body: capped, duplex: 'half' }
  return new Request(request.url, init)
}

/** Automatic persisted queries name a document only by its hash, and send it after a miss. */
function isHashAlone({ query, extensions }: GraphQLParams): boolean {
  return query == null && typeof extensions === 'object' && extensions?.['persistedQuery'] != null
}

/** Clients recognize this message and send the document itself from then on. */
function hashNotSupported(): GraphQLError {
  const error = toError('BAD_USER_INPUT', 'PersistedQueryNotSupported')
  Object.assign(error.extensions, { http: { spec: true, status: 400 } })
  return error
}

/** A document of another build: another gateway may know it, and a reloaded page has newer ones. */
function unknownDocument(): GraphQLError {
  const error = toError('UNKNOWN_DOCUMENT')
  Object.assign(error.extensions, { http: { status: 400 } })
  return error
}

function httpError(status: number, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status } } })
}
