import type { IncomingMessage, ServerResponse } from 'node:http'
import type { GraphQLError } from 'graphql'
import { codeOf } from '../graphql/failure.ts'
import type { Code } from '../graphql/failure.ts'
import type { ForwardedHeaders, Tally } from '../upstream/transport/dispatch.ts'
import { Cancellation } from '../upstream/transport/cancellation.ts'
import { toClientAddress } from '@board/http/clientAddress'
import type { Trust } from '@board/http/clientAddress'
import { dispositivo, transacao } from './cookies.ts'
import { toRequestId } from './requestId.ts'

/** The context of one HTTP request: read once, forwarded to the upstream, and logged. */
export interface ClientRequest {
  id: string
  authorization: string | undefined
  language: string | undefined
  /** What the browser calls itself. */
  userAgent: string | undefined
  /** IP address of the person. */
  address: string | undefined
  /** The device cookie of an earlier sign-in. */
  dispositivo: string | undefined
  /** The cookie of a sign-in at the university that has begun here. */
  transacao: string | undefined
  /** Whether people open the site over https. */
  secure: boolean
  /** Null for a request without a socket. */
  response: ServerResponse | null
  /** W3C Trace Context. */
  traceparent: string | undefined
  /** Cancelled when the client disconnects. */
  cancellation: Cancellation
  /** Name of the GraphQL operation; null until it is known. */
  operation: string | null
  /** Codes of the errors in the response. */
  codes: Code[]
  upstream: Tally
}

/** The names of browser and system come first. */
const longestUserAgent = 300

export function readRequest(
  { headers, socket }: IncomingMessage,
  response: ServerResponse,
  isTrusted?: Trust,
  secure?: boolean,
): ClientRequest {
  return toClientRequest(
    name => headers[name]?.toString(),
    toClientAddress(socket.remoteAddress, headers['x-forwarded-for']?.toString(), isTrusted),
    response,
    secure,
  )
}

/** The same for a request without a socket: its headers name the address. */
export function toClientRequest(
  header: (name: string) => string | undefined,
  address = header('x-forwarded-for'),
  response: ServerResponse | null = null,
  secure = false,
): ClientRequest {
  return {
    id: toRequestId(header('x-request-id')),
    authorization: header('authorization'),
    language: header('accept-language'),
    userAgent: header('user-agent')?.slice(0, longestUserAgent),
    address,
    dispositivo: dispositivo.read(header('cookie'), secure),
    transacao: transacao.read(header('cookie'), secure),
    secure,
    response,
    traceparent: toTraceparent(header('traceparent')),
    cancellation: new Cancellation(),
    operation: null,
    codes: [],
    upstream: { calls: 0, milliseconds: 0 },
  }
}

function toTraceparent(given: string | undefined): string | undefined {
  return given && /^[\da-f]{2}(-[\da-f]{32})(-[\da-f]{16})-[\da-f]{2}$/.test(given) ? given : undefined
}

/** The allow-list of headers that reach the upstream. */
export function toForwardedHeaders(request: ClientRequest): ForwardedHeaders {
  return {
    'x-request-id': request.id,
    'x-forwarded-for': request.address,
    authorization: request.authorization,
    'accept-language': request.language,
    'user-agent': request.userAgent,
    traceparent: request.traceparent,
  }
}

/** Records the errors of a response for the log, and sets Retry-After if an error has one. */
export function noteErrors({ codes, response }: ClientRequest, errors: readonly GraphQLError[]): void {
  codes.push(...errors.map(codeOf))
  const seconds = Math.max(...errors.map(error => Number(error.extensions['retryAfter'] ?? 0)))
  if (seconds > 0 && response && !response.headersSent) response.setHeader('retry-after', String(seconds))
}
