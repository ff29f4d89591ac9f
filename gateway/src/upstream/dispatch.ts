import { setTimeout as wait } from 'node:timers/promises'
import type { Refusal } from './body.ts'
import type { Breaker } from './breaker.ts'
import type { Ending, Operation } from './ending.ts'
import { UpstreamFailure } from './failure.ts'
import type { FailureKind } from './failure.ts'
import { discard } from './pool.ts'
import type { Incoming, Outgoing, Send } from './pool.ts'

/** Milliseconds, bytes and counts of one operation. */
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
  /** Failures among the last 20 calls that open the circuit breaker. */
  failures: number
  /** Calls of one operation, without retries and without the lists that are kept for everybody. */
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

/** The longest pause, in milliseconds, that a retry may be told to make. */
const longestPause = 1000

/** How many calls an operation made of the upstream, and the milliseconds that each took, added up. */
export interface Tally {
  calls: number
  milliseconds: number
}

export interface RequestOptions {
  send: Send
  breaker: Breaker
  /** Only these travel: the allow-list is the type. */
  headers: ForwardedHeaders
  /** Whoever waits for the answer; null for loads that many wait for. */
  client: Ending | null
  /** Whether its calls go without a token because everybody may make them. */
  anonymous: boolean
  limits: RequestLimits
  /** `puladas` is how many rows an answer left out that was read otherwise. */
  log: (failure: { call: string; kind: FailureKind; reason: string; puladas?: number }) => void
  /** Undefined for loads that many wait for. */
  tally: Tally | undefined
  watch: Watch | undefined
}

/** Called at the start of a call, whose headers it may replace; what it returns is called at the end. */
export type Watch = (outgoing: Outgoing) => (end: CallEnd) => void

export interface CallEnd {
  /** Null for a call that did not fail. */
  failure: FailureKind | null
  milliseconds: number
  retries: number
}

/** Always with the same keys, in the same order: objects of one shape are what V8 is fast with. */
export interface ForwardedHeaders {
  'x-request-id': string | undefined
  'x-forwarded-for': string | undefined
  authorization: string | undefined
  'accept-language': string | undefined
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
}
const passing = new Set([502, 503, 504])
const neverArrived =
  /ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_(CONNECT_TIMEOUT|SOCKET)/

/** Sends, and reads what comes with the function that it is given; whatever goes wrong is an UpstreamFailure in the log. */
export type Dispatch = <T>(outgoing: Outgoing, read: (incoming: Incoming) => T | Promise<T>) => Promise<T>

export function createDispatch(options: RequestOptions, operation: Operation): Dispatch {
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
      return await read(answer)
    } catch (error) {
      const failure = withoutId(outgoing.path, toFailure(error, operation, outgoing.ending))
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

/** One call, of which the breaker hears. What comes, or the milliseconds after which to try again. */
function attempt(
  { send, breaker, limits }: RequestOptions,
  outgoing: Outgoing,
  left: number,
): Promise<Incoming | number> {
  if (!breaker.allows()) throw new UpstreamFailure('unavailable', 'the circuit breaker is open')
  // Retries are not counted: the request of one person must not open the breaker for all.
  const isFirst = left === (outgoing.method === 'GET' ? limits.retries : 0)
  const backoff = () => Math.random() * limits.backoff * 2 ** (limits.retries - left + 1)

  function answered(incoming: Incoming): Incoming | Promise<Incoming | number> {
    // One that sheds is well, and a retry would add to what it sheds: the client waits.
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
    // A client that left, a full queue or a body that is too large tell nothing of the upstream's health.
    if (outgoing.ending.reason === 'left' || error instanceof UpstreamFailure) breaker.forget()
    else if (isFirst) breaker.fail()
    if (left > 0 && isPassing(error, outgoing.ending) && breaker.allowsRetry()) return backoff()
    throw error
  }

  return send(outgoing).then(answered, failed)
}

/** A call as the log names it. */
export function toCall({ method, path }: Outgoing): string {
  return `${method} ${path.split('?')[0]}`
}

/** What a status means that its call does not expect. */
export function toStatusFailure(incoming: Incoming, { mensagem }: Refusal): UpstreamFailure {
  const { status } = incoming
  if (incoming.shed) return new UpstreamFailure('overloaded', 'shed', null, toSeconds(incoming))
  const kind = statuses[status] ?? (status >= 500 ? 'unavailable' : 'contract')
  const seconds = status === 429 ? toSeconds(incoming) : 0
  return new UpstreamFailure(status === 504 ? 'timeout' : kind, `status ${status}`, mensagem, seconds)
}

function toSeconds(incoming: Incoming): number {
  return Math.ceil(readRetryAfter(incoming) / 1000)
}

/** Milliseconds; 0 without the header, or with one that is neither seconds nor a date. */
function readRetryAfter({ retryAfter }: Incoming): number {
  if (!retryAfter) return 0
  const seconds = Number(retryAfter)
  const milliseconds = Number.isNaN(seconds) ? Date.parse(retryAfter) - Date.now() : seconds * 1000
  return Math.max(0, milliseconds || 0)
}

function isPassing(error: unknown, ending: Ending): boolean {
  return !ending.reason && neverArrived.test(codeOf(error))
}

/** Ends early with the operation: what is sent then fails at once. */
async function pauseWithin(operation: Operation, milliseconds: number): Promise<void> {
  const early = new AbortController()
  const abort = () => early.abort()
  operation.enter(abort)
  await wait(milliseconds, undefined, { signal: early.signal }).catch(() => {})
  operation.exit(abort)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Nothing was asked for that could be absent: the call itself is what this upstream lacks. */
function withoutId(path: string, failure: UpstreamFailure): UpstreamFailure {
  const lacking = failure.kind === 'not-found' && !/\/\d/.test(path)
  return lacking ? new UpstreamFailure('unsupported', failure.message, failure.detail) : failure
}

function toFailure(error: unknown, operation: Operation, ending: Ending): UpstreamFailure {
  if (error instanceof UpstreamFailure) return error
  if (ending.reason === 'left') return new UpstreamFailure('unavailable', 'the client left')
  if (operation.reason === 'late') return new UpstreamFailure('timeout', 'the deadline of the operation passed')
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = codeOf(cause)
  const kind = /UND_ERR_(HEADERS|BODY)_TIMEOUT/.test(code) ? 'timeout' : 'unavailable'
  return new UpstreamFailure(kind, cause instanceof Error ? `${code} ${cause.message}`.trim() : String(cause))
}
