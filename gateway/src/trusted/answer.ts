import { transcode } from 'node:buffer'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { OperationTypeNode } from 'graphql'
import type { ExecutionResult, GraphQLError } from 'graphql'
import type { Context } from '../context.ts'
import type { Operation } from '../executor/compile.ts'
import { offsetsOf } from '../fuso.ts'
import { closeCode, isBug, maskError } from '../graphql/failure.ts'
import { noteErrors } from '../http/clientRequest.ts'
import type { ClientRequest } from '../http/clientRequest.ts'
import { chooseEncoding, compress } from '../http/compress.ts'
import { mostJson } from '../http/bodies/uploads.ts'
import type { Log } from '../observability/log.ts'
import type { TrustedOperations } from './operations.ts'

/*
 * The short path of most requests: a POST of JSON that names a trusted document is read, executed and responded to
 * on node:http. Every other request goes to Yoga (`otherwise`), with the same executor.
 */

export interface TrustedOptions {
  operations: TrustedOperations
  toContext: (request: ClientRequest) => Context
  /** Without hints at the schema. */
  production: boolean
  log: Log
}

interface Params {
  documentId: string
  variables?: Record<string, unknown> | null
}

/** Up to so many characters Node encodes and writes the body together with the head, on the stack. */
const mostWithHead = 4096

/** The media type of the response by the request's `accept`; Yoga negotiates all others. */
const mediaTypes = new Map([
  [undefined, 'application/json'],
  ['*/*', 'application/json'],
  ['application/json', 'application/json'],
  ['application/graphql-response+json', 'application/graphql-response+json'],
  ['application/graphql-response+json, application/json', 'application/graphql-response+json'],
])

/** Whether the headers allow the short path. */
export function mayBeTrusted({ method, url, headers }: IncomingMessage): boolean {
  return (
    method === 'POST' &&
    url === '/graphql' &&
    isJson(headers['content-type']) &&
    // Without a length, or with one that is too large, Yoga reads the body and stops in time.
    Number(headers['content-length']) <= mostJson &&
    headers['content-encoding'] === undefined &&
    mediaTypes.has(headers.accept)
  )
}

function isJson(type = ''): boolean {
  return type === 'application/json' || /^application\/json\s*;/i.test(type)
}

export function createTrusted(options: TrustedOptions) {
  return (request: Unread, response: ServerResponse, client: ClientRequest, otherwise: () => void): void => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const [only = Buffer.alloc(0)] = chunks
      const body = chunks.length > 1 ? Buffer.concat(chunks) : only
      const read = parseJson(body)
      const params = isParams(read) ? read : null
      const operation = params && options.operations.find(params.documentId)
      if (operation && operation.kind !== OperationTypeNode.SUBSCRIPTION) {
        execute(options, operation, params, { request, response, client, context: options.toContext(client) })
        return
      }
      // The stream has ended: Yoga reads this instead.
      request.body = read ?? Readable.from([body])
      otherwise()
    })
  }
}

/** Yoga reads `body` instead of the stream if it is set. */
type Unread = IncomingMessage & { body?: object }

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  client: ClientRequest
  context: Context
}

/** A JSON object that is not empty, else null. */
function parseJson(body: Buffer): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(body.toString())
    const isObject = typeof read === 'object' && read !== null && !Array.isArray(read)
    return isObject && Object.keys(read).length > 0 ? (read as Record<string, unknown>) : null
  } catch {
    return null
  }
}

function isParams(read: Record<string, unknown> | null): read is Record<string, unknown> & Params {
  if (!read || typeof read['documentId'] !== 'string') return false
  for (const name in read) if (!(name in expected) && read[name] != null) return false
  const { variables } = read
  return variables == null || (typeof variables === 'object' && !Array.isArray(variables))
}

const expected = { documentId: true, variables: true }

function execute(options: TrustedOptions, operation: Operation, { variables }: Params, exchange: Exchange): void {
  exchange.client.operation = operation.name
  const fail = (error: unknown) => {
    options.log('error', { requestId: exchange.client.id, error }, 'request failed')
    exchange.response.destroy()
  }
  const answer = operation.run(exchange.context, variables)
  const sent =
    'then' in answer ? answer.then(result => send(options, result, exchange)) : send(options, answer, exchange)
  if (sent) sent.catch(fail)
}

function send(options: TrustedOptions, result: ExecutionResult, exchange: Exchange): void | Promise<void> {
  const { request, response, client } = exchange
  if (response.destroyed) return
  const { errors, data } = result
  const text = JSON.stringify(errors ? { errors: toPublic(errors, options, client), data } : { data })
  // Without data the variables did not fit. Only the newer media type reports that as the status.
  const mediaType = mediaTypes.get(request.headers.accept) ?? 'application/json'
  const status = 'data' in result || mediaType === 'application/json' ? 200 : 400
  const encoding = chooseEncoding(text.length, request.headers['accept-encoding']?.toString())
  if (!encoding) return write(exchange, status, mediaType, text.length > mostWithHead ? encode(text) : text, null)
  const compressed = compress(encode(text), encoding)
  if (!(compressed instanceof Promise)) return write(exchange, status, mediaType, compressed, encoding)
  return compressed.then(later => write(exchange, status, mediaType, later, encoding))
}

/**
 * Encodes JSON in UTF-8. V8 in Node 20 takes twice as long; by way of UTF-16 Node transcodes with SIMD. JSON.stringify
 * escapes unpaired surrogates, so every text can be transcoded.
 */
function encode(text: string): Buffer {
  return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8')
}

/** JSON needs only these of the headers that documents carry: no sniffing, framing or caching. */
function write(
  { response, client, context }: Exchange,
  status: number,
  mediaType: string,
  body: Buffer | string,
  encoding: string | null,
): void {
  const headers = [
    'content-type',
    `${mediaType}; charset=utf-8`,
    'content-length',
    String(Buffer.byteLength(body)),
    'vary',
    'accept-encoding',
    'x-request-id',
    client.id,
    'x-fuso',
    offsetsOf(context.instituicao.fuso),
    'x-periodos',
    context.instituicao.primeirosMeses.join(),
    'cache-control',
    'no-store',
    'content-security-policy',
    "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy',
    'same-origin',
    'x-content-type-options',
    'nosniff',
  ]
  if (encoding) headers.push('content-encoding', encoding)
  response.writeHead(status, headers)
  // A single write: `end(body)` would add an empty chunk, and gathering chunks takes longer than sending them. A pipelined
  // response has no socket until its turn.
  response.socket?.cork()
  response.write(body)
  response.socket?.uncork()
  response.end()
}

/** Masks errors as Yoga's maskError and `useClosedCodes` do. */
function toPublic(
  errors: readonly GraphQLError[],
  { log, production }: TrustedOptions,
  client: ClientRequest,
): GraphQLError[] {
  const closed = errors.map(error => {
    const masked = maskError(error)
    if (masked !== error && isBug(error)) log('error', { error }, 'error')
    return closeCode(masked, production)
  })
  noteErrors(client, closed)
  return closed
}
