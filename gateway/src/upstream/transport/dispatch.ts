import { setTimeout as wait } from 'node:timers/promises'
import { UpstreamFailure } from '../failure.ts'
import type { FailureKind, Refusal } from '../failure.ts'
import type { Breaker } from './breaker.ts'
import type { Cancellation, OperationCancellation } from './cancellation.ts'
import { discard } from './send.ts'
import type { Incoming, Outgoing, Send } from './send.ts'

/** The limits of one operation in milliseconds, bytes and counts. */
export interface RequestLimits {
  operation: number
  /** Of one response. */
  bytes: number
  /**
   * Of a list without windows, a professor's vagas or a vaga's candidates. A description has at most 10,000 characters
   * of at most 3 bytes: with 2,000 bytes for other fields, 500 vagas take 16 MB. So do 2,000 candidates with letters of
   * 2,000 characters.
   */
  listBytes: number
  retries: number
  backoff: number
  /** How many failures among the last 20 calls open the circuit breaker. */
  failures: number
  /** Calls of one operation, without retries and shared lists. */
  calls: number
}

export const standardLimits: RequestLimits = {
  operation: 8000,
  bytes: 2_000_000,
  listBytes: 16_000_000,
  retries: 2,
  backoff: 40,
  failures: 16,
  calls: 30,
}

/** The longest Retry-After, in milliseconds, that a retry honours. */
const longestPause = 1000

/** The number of upstream calls of an operation, and the sum of their milliseconds. */
export interface Tally {
  calls: number
  milliseconds: number
}

export interface RequestOptions {
  send: Send
  breaker: Breaker
  /** The forwarded headers: the type is the allow-list. */
  headers: ForwardedHeaders
  /** Cancelled when the client disconnects; null for shared loads. */
  client: Cancellation | null
  /** Whether the calls are public and carry no token. */
  anonymous: boolean
  limits: RequestLimits
  /** `puladas` is the number of rows left out of an otherwise readable response. */
  log: (failure: { call: string; kind: FailureKind; reason: string; puladas?: number }) => void
  /** Undefined for shared loads. */
  tally: Tally | undefined
  watch: Watch | undefined
}

/** Called at the start of a call, whose headers it may replace. The returned function is called at its end. */
export type Watch = (outgoing: Outgoing) => (end: CallEnd) => void

export interface CallEnd {
  /** Null for a successful call. */
  failure: FailureKind | null
  milliseconds: number
  retries: number
}

/** Always with the same keys in the same order: V8 optimizes objects of one shape. */
export interface ForwardedHeaders {
  'x-request-id': string | undefined
  'x-forwarded-for': string | undefined
  authorization: string | undefined
  'accept-language': string | undefined
  'user-agent': string | undefined
  traceparent: string | undefined
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
  451: 'acceptance',
}
const passing = new Set([502, 503, 504])
const neverArrived =
  /ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_(CONNECT_TIMEOUT|SOCKET)/

/** Sends a call and reads its response with `read`. Every error is logged and becomes an UpstreamFailure. */
export type Dispatch = <T>(outgoing: Outgoing, read: (incoming: Incoming) => T | Promise<T>) => Promise<T>

export function createDispatch(options: RequestOptions, operation: OperationCancellation): Dispatch {
  const { log, tally, limits, watch } = options
  return async (outgoing, read) => {
    const begun = performance.now()
    const end = watch?.(outgoing)
    let kind: FailureKind | null = null
    let retries = 0
    try {
      const tries = outgoing.method === 'GET' ? limits.retries : 0
      let answer = await attempt(options, outgoing, tries)
      for (let left = tries - 1; typeof answer === 'number'; left -= 1) {
        retries += 1
        await pauseWithin(operation, answer)
        answer = await attempt(options, outgoing, left)
      }
      const value = read(answer)
      // Awaiting a value that is already there costs another turn of the microtask queue.
      return value instanceof Promise ? await value : value
    } catch (error) {
      const failure = withoutId(outgoing.path, toFailure(error, operation, outgoing.cancellation))
      kind = failure.kind
      log({ call: toCall(outgoing), kind, reason: failure.message })
      throw failure
    } finally {
      const milliseconds = performance.now() - begun
      if (tally) {
        tally.calls += 1
        tally.milliseconds += milliseconds
      }
      end?.({ failure: kind, milliseconds, retries })
    }
  }
}

/** One attempt, reported to the breaker. Resolves the response, or the milliseconds to wait before a retry. */
function attempt(
  { send, breaker, limits }: RequestOptions,
  outgoing: Outgoing,
  left: number,
): Promise<Incoming | number> {
  if (!breaker.allows()) throw new UpstreamFailure('unavailable', 'the circuit breaker is open')
  // Only first attempts count: the retries of one request must not open the breaker for all.
  const isFirst = left === (outgoing.method === 'GET' ? limits.retries : 0)
  const backoff = () => Math.random() * limits.backoff * 2 ** (limits.retries - left + 1)

  function answered(incoming: Incoming): Incoming | Promise<Incoming | number> {
    // An upstream that sheds load is healthy, and a retry would add to the load: the client retries later.
    if (incoming.shed || !passing.has(incoming.status)) {
      breaker.succeed()
      return incoming
    }
    const told = readRetryAfter(incoming)
    if (isFirst) breaker.fail(told)
    if (left <= 0 || told > longestPause || !breaker.allowsRetry()) return incoming
    return discard(incoming).then(() => Math.max(told, backoff()))
  }

  function failed(error: unknown): number {
    // A disconnected client, a full queue or a body that is too large prove nothing about the upstream's health.
    if (outgoing.cancellation.reason === 'client-gone' || error instanceof UpstreamFailure) breaker.forget()
    else if (isFirst) breaker.fail()
    if (left > 0 && isPassing(error, outgoing.cancellation) && breaker.allowsRetry()) return backoff()
    throw error
  }

  return send(outgoing).then(answered, failed)
}

/** The name of a call in the log. */
export function toCall({ method, path }: Outgoing): string {
  return `${method} ${path.split('?')[0]}`
}

/** The failure for a status that the call does not expect. */
export function toStatusFailure(incoming: Incoming, { mensagem, codigo }: Refusal): UpstreamFailure {
  const { status } = incoming
  if (incoming.shed) return new UpstreamFailure('overloaded', 'shed', null, toSeconds(incoming))
  const kind = statuses[status] ?? (status >= 500 ? 'unavailable' : 'contract')
  if (kind === 'forbidden' && codigo === 'segundo_fator') return new UpstreamFailure('second-factor', codigo, mensagem)
  const seconds = status === 429 ? toSeconds(incoming) : 0
  return new UpstreamFailure(status === 504 ? 'timeout' : kind, `status ${status}`, mensagem, seconds)
}

function toSeconds(incoming: Incoming): number {
  return Math.ceil(readRetryAfter(incoming) / 1000)
}

/** In milliseconds; 0 without the header, or if it is neither seconds nor a date. */
function readRetryAfter({ retryAfter }: Incoming): number {
  if (!retryAfter) return 0
  const seconds = Number(retryAfter)
  const milliseconds = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1000
  return Math.max(0, milliseconds || 0)
}

function isPassing(error: unknown, cancellation: Cancellation): boolean {
  return !cancellation.reason && neverArrived.test(codeOf(error))
}

/** Returns early when the operation ends: the next attempt then fails at once. */
async function pauseWithin(operation: OperationCancellation, milliseconds: number): Promise<void> {
  const early = new AbortController()
  const abort = () => early.abort()
  operation.add(abort)
  await wait(milliseconds, undefined, { signal: early.signal }).catch(() => {})
  operation.remove(abort)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** A 404 for a path without an id means that this upstream lacks the call. */
function withoutId(path: string, failure: UpstreamFailure): UpstreamFailure {
  const lacking = failure.kind === 'not-found' && !/\/\d/.test(path)
  return lacking ? new UpstreamFailure('unsupported', failure.message, failure.detail) : failure
}

function toFailure(error: unknown, operation: OperationCancellation, cancellation: Cancellation): UpstreamFailure {
  if (error instanceof UpstreamFailure) return error
  if (cancellation.reason === 'client-gone') return new UpstreamFailure('unavailable', 'the client left')
  if (operation.reason === 'deadline') return new UpstreamFailure('timeout', 'the deadline of the operation passed')
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = codeOf(cause)
  const kind = /(HEADERS|BODY)_TIMEOUT/.test(code) ? 'timeout' : 'unavailable'
  return new UpstreamFailure(kind, cause instanceof Error ? `${code} ${cause.message}`.trim() : String(cause))
}
