import type { Incoming, Outgoing } from '../upstream/transport/send.ts'
import { findRequestMisfits } from './openapi.ts'

/** The upstream's response to one call: a body for 200, a reply, or a function called each time. */
export type Script = Record<string, unknown>

/**
 * An upstream that responds by a script. It records its calls, the calls that are not in the script, and requests that
 * do not match api/openapi.json.
 */
export function scriptUpstream(script: Script) {
  const calls: string[] = []
  const sent: Outgoing[] = []
  const unscripted: string[] = []
  const misfits: string[] = []

  async function send(outgoing: Outgoing): Promise<Incoming> {
    const call = `${outgoing.method} ${decodeURIComponent(outgoing.path)}`
    calls.push(call)
    sent.push(outgoing)
    misfits.push(...findRequestMisfits(outgoing).map(misfit => `${call}: ${misfit}`))
    if (!Object.hasOwn(script, call)) {
      unscripted.push(call)
      return toIncoming(reply(404))
    }
    const answer = script[call]
    return toIncoming(typeof answer === 'function' ? await answer(outgoing) : answer)
  }

  return { send, calls, sent, unscripted, misfits }
}

/** A response with a status; `body` is JSON unless it is text or comes in chunks. */
export function reply(
  status: number,
  body: unknown = '',
  contentType?: string,
  retryAfter?: string,
  missed?: boolean,
): Reply {
  return new Reply(status, body, contentType, retryAfter, missed)
}

class Reply {
  readonly status: number
  readonly body: unknown
  readonly contentType: string
  readonly retryAfter: string | undefined
  readonly missed: boolean | undefined

  constructor(
    status: number,
    body: unknown,
    contentType = typeof body === 'string' ? 'text/plain' : 'application/json',
    retryAfter?: string,
    missed?: boolean,
  ) {
    this.status = status
    this.body = body
    this.contentType = contentType
    this.retryAfter = retryAfter
    this.missed = missed
  }
}

export function toIncoming(answer: unknown): Incoming {
  const { status, body, contentType, retryAfter, missed } =
    answer instanceof Reply ? answer : reply(200, answer ?? null)
  if (isChunks(body)) return { status, contentType, body }
  const written = typeof body === 'string' && contentType !== 'application/json' ? body : JSON.stringify(body)
  return { status, contentType, retryAfter, missed, body: chunks(written) }
}

function isChunks(body: unknown): body is AsyncIterable<Uint8Array> {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body
}

async function* chunks(written: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(written)
}
