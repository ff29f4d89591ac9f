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
