/** What can go wrong between the gateway and the REST API, other than the refusals that a call expects. */
export type FailureKind =
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'unsupported'
  | 'refused'
  | 'too-many'
  | 'too-many-calls'
  | 'unavailable'
  /** Not executed: too much comes in at the moment. */
  | 'overloaded'
  | 'timeout'
  | 'contract'

/**
 * Thrown by every upstream call. `message` is for the log alone; `detail` is the API's own sentence for the person,
 * null when it gave none, and `retryAfter` the seconds after which to try again, 0 when it does not say.
 */
export class UpstreamFailure extends Error {
  override readonly name = 'UpstreamFailure'
  readonly kind: FailureKind
  readonly detail: string | null
  readonly retryAfter: number

  constructor(kind: FailureKind, message: string, detail: string | null = null, retryAfter = 0) {
    super(message)
    this.kind = kind
    this.detail = detail
    this.retryAfter = retryAfter
  }
}

/** Of a call that was not sent. Not all who hear it come back at the same time. */
export function toOverload(message: string): UpstreamFailure {
  return new UpstreamFailure('overloaded', message, null, 2 + Math.floor(Math.random() * 4))
}

/**
 * What is read after a write that was taken. Where that fails the failure is the value, which the executor reports at
 * its field: a failure that is thrown would tell that the write failed.
 */
export function afterWrite<T>(reading: Promise<T>): Promise<T | Error> {
  return reading.catch((error: Error) => error)
}

/** What a write answered. Of one whose answer cannot be read, as of an upstream that answers 204, what is there now. */
export async function orRead<T>(
  written: Promise<T | UpstreamFailure>,
  read: () => Promise<T | null | undefined>,
): Promise<T | Error> {
  const answer = await written
  if (!(answer instanceof UpstreamFailure)) return answer
  const now = await afterWrite(read())
  return now == null || now instanceof Error ? answer : now
}
