import type { IncomingMessage, ServerResponse } from 'node:http'
import type { GraphQLError } from 'graphql'
import { codeOf, toError } from '../../graphql/failure.ts'
import type { ClientRequest } from '../clientRequest.ts'

/** A body that is not read to its end. */
export class BodyRefusal extends Error {
  readonly error: GraphQLError
  readonly status: number

  constructor(code: Parameters<typeof toError>[0], status: number, message?: string) {
    const error = toError(code, message)
    super(error.message)
    this.error = error
    this.status = status
  }
}

export function tooSlow(): BodyRefusal {
  return new BodyRefusal('BAD_USER_INPUT', 408, 'O envio parou ou ficou lento demais. Tente de novo.')
}

/** Milliseconds that a refused client may keep sending: resetting the connection would lose the refusal. */
const linger = 5000

/** Responds at once, discards what still arrives for a moment, then closes the connection. */
export function refuseBody(
  request: IncomingMessage,
  response: ServerResponse,
  client: ClientRequest,
  { error, status }: BodyRefusal,
): void {
  client.codes.push(codeOf(error))
  // Little of a slow body is on its way, and what still arrives must not be executed.
  const timer = setTimeout(() => request.socket.destroy(), status === 408 ? 0 : linger)
  request.once('close', () => clearTimeout(timer))
  request.resume()
  if (response.headersSent || response.destroyed) return
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
  response.writeHead(status, status === 429 ? { ...headers, 'retry-after': '5' } : headers)
  response.end(JSON.stringify({ errors: [error] }))
}
