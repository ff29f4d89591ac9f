import type { IncomingMessage } from 'node:http'
import { toClientAddress } from './clientAddress.ts'
import type { Code } from './graphql/failure.ts'
import { toRequestId } from './requestId.ts'
import type { ForwardedHeaders, Tally } from './upstream/dispatch.ts'
import { Ending } from './upstream/ending.ts'

/** What the gateway knows of one HTTP request: read once, passed on to the upstream, and told in the log. */
export interface ClientRequest {
  id: string
  authorization: string | undefined
  language: string | undefined
  /** IP address of the person. */
  address: string | undefined
  /** W3C Trace Context. */
  traceparent: string | undefined
  /** Ends when the client leaves. */
  leaving: Ending
  /** Name of the GraphQL operation, once it is known. */
  operation: string | null
  /** Of the errors in the response. */
  codes: Code[]
  upstream: Tally
}

export function readRequest({ headers, socket }: IncomingMessage): ClientRequest {
  return toClientRequest(
    name => headers[name]?.toString(),
    toClientAddress(socket.remoteAddress, headers['x-forwarded-for']?.toString()),
  )
}

/** The same of a request that came without a socket: the address is what its headers say. */
export function toClientRequest(
  header: (name: string) => string | undefined,
  address = header('x-forwarded-for'),
): ClientRequest {
  return {
    id: toRequestId(header('x-request-id')),
    authorization: header('authorization'),
    language: header('accept-language'),
    address,
    traceparent: toTraceparent(header('traceparent')),
    leaving: new Ending(),
    operation: null,
    codes: [],
    upstream: { calls: 0, milliseconds: 0 },
  }
}

function toTraceparent(given: string | undefined): string | undefined {
  return given && /^[\da-f]{2}(-[\da-f]{32})(-[\da-f]{16})-[\da-f]{2}$/.test(given) ? given : undefined
}

/** The headers that reach the upstream: no others do. */
export function toForwardedHeaders(request: ClientRequest): ForwardedHeaders {
  return {
    'x-request-id': request.id,
    'x-forwarded-for': request.address,
    authorization: request.authorization,
    'accept-language': request.language,
    traceparent: request.traceparent,
  }
}
