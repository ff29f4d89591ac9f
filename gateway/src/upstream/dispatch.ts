import { setTimeout as wait } from 'node:timers/promises'
import type { Refusal } from './body.ts'
import { UpstreamFailure } from './failure.ts'
import type { FailureKind } from './failure.ts'
import type { Incoming, Outgoing, Send } from './pool.ts'

/** Milliseconds, bytes and counts of one operation (design.md §7). */
export interface RequestLimits {
  operation: number
  /** Of one answer. */
  bytes: number
  /**
   * Of a list that comes whole, the vagas of a professor or the candidates of a vaga: a description has at most 10,000
   * characters of at most 3 bytes, so 500 vagas with 2,000 bytes beside it are 16 MB; with letters of 2,000 characters
   * so are 2,000 candidates.
   */
  listBytes: number
  retries: number
  backoff: number
}

export const standardLimits: RequestLimits = {
  operation: 8000,
  bytes: 2_000_000,
  listBytes: 16_000_000,
  retries: 2,
  backoff: 40,
}

export interface RequestOptions {
  send: Send
  /** Only these travel: the allow-list is the type. */
  headers: { authorization?: string; 'x-request-id'?: string; 'x-forwarded-for'?: string; 'accept-language'?: string }
  /** The client's leaving; absent for loads that many wait for. */
  signal?: AbortSignal | undefined
  limits: RequestLimits
  /** `puladas` is how many rows an answer left out that was read otherwise. */
  log: (failure: { call: string; kind: FailureKind; reason: string; puladas?: number }) => void
}

const statuses: Record<number, FailureKind> = {
  400: 'refused',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  405: 'unsupported',
  409: 'refused',
  413: 'refused',
  415: 'refused',
  422: 'refused',
  429: 'too-many',
}
const passing = new Set([502, 503, 504])
const neverArrived =
  /ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_(CONNECT_TIMEOUT|SOCKET)/

/** Sends, and reads what comes with the function that it is given; whatever goes wrong is an UpstreamFailure in the log. */
export type Dispatch = <T>(outgoing: Outgoing, read: (incoming: Incoming) => Promise<T>) => Promise<T>

/** `deadline` ends the operation, the client's leaving as well. */
export function createDispatch(
  { send, signal: leaving, limits, log }: RequestOptions,
  deadline: AbortSignal,
): Dispatch {
  async function sendAgain(outgoing: Outgoing): Promise<Incoming> {
    const tries = outgoing.method === 'GET' ? limits.retries : 0
    for (let tried = 0; ; tried += 1) {
      try {
        const incoming = await send(outgoing)
        if (tried >= tries || !passing.has(incoming.status)) return incoming
        await discard(incoming)
      } catch (error) {
        if (tried >= tries || outgoing.signal.aborted || !neverArrived.test(codeOf(error))) throw error
      }
      await wait(Math.random() * limits.backoff * 2 ** (tried + 1), undefined, { signal: outgoing.signal })
    }
  }

  return async (outgoing, read) => {
    try {
      return await read(await sendAgain(outgoing))
    } catch (error) {
      const failure = withoutId(outgoing.path, toFailure(error, leaving, deadline))
      log({ call: toCall(outgoing), kind: failure.kind, reason: failure.message })
      throw failure
    }
  }
}

/** A call as the log names it. */
export function toCall({ method, path }: Outgoing): string {
  return `${method} ${path.split('?')[0]}`
}

/** Leaves the body unread, which frees the connection. */
export async function discard({ body }: Incoming): Promise<void> {
  for await (const _ of body) break
}

/** What a status means that its call does not expect. */
export function toStatusFailure(status: number, { mensagem }: Refusal): UpstreamFailure {
  const kind = statuses[status] ?? (status >= 500 ? 'unavailable' : 'contract')
  return new UpstreamFailure(status === 504 ? 'timeout' : kind, `status ${status}`, mensagem)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Nothing was asked for that could be absent: the call itself is what this upstream lacks. */
function withoutId(path: string, failure: UpstreamFailure): UpstreamFailure {
  const lacking = failure.kind === 'not-found' && !/\/\d/.test(path)
  return lacking ? new UpstreamFailure('unsupported', failure.message, failure.detail) : failure
}

function toFailure(error: unknown, leaving: AbortSignal | undefined, deadline: AbortSignal): UpstreamFailure {
  if (error instanceof UpstreamFailure) return error
  if (leaving?.aborted) return new UpstreamFailure('unavailable', 'the client left')
  if (deadline.aborted) return new UpstreamFailure('timeout', 'the deadline of the operation passed')
  const code = codeOf(error)
  const kind = /UND_ERR_(HEADERS|BODY)_TIMEOUT/.test(code) ? 'timeout' : 'unavailable'
  return new UpstreamFailure(kind, error instanceof Error ? `${code} ${error.message}`.trim() : String(error))
}
