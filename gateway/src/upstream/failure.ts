/** What can go wrong between the gateway and the REST API, besides the refusals that a call expects. */
export type FailureKind =
  | 'unauthenticated'
  | 'forbidden'
  /** A session without the second factor that its account needs for this. */
  | 'second-factor'
  /** Privacy notice and terms are to be accepted first. */
  | 'acceptance'
  | 'not-found'
  | 'unsupported'
  | 'refused'
  | 'too-many'
  | 'too-many-calls'
  | 'unavailable'
  /** Not executed because of overload. */
  | 'overloaded'
  | 'timeout'
  | 'contract'

/**
 * Thrown by every upstream call. `message` is only for the log; `detail` is the API's own sentence for the person, null
 * without one; `retryAfter` is in seconds, 0 if unknown.
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

/** The API's reasons for a refusal (`detail` of an error body). */
export interface Refusal {
  refused: true
  status: number
  /** Its sentence; null if there is none for people. */
  mensagem: string | null
  /** Per field, by its path in the body on the wire, '' for the body itself; empty if none is named. */
  campos: { campo: string; mensagem: string }[]
  /** Of a 423: the token to object to a suspension without signing in. */
  contestacao?: string | null
  /** Its code of a closed list; undefined without one. */
  codigo?: string
}

/** Several problems as one text: each once, with a full stop, which sentences of the specification lack. */
export function toText(problems: string[]): string {
  const sentences = problems.map(problem => (/[.!?…]$/.test(problem) ? problem : `${problem}.`))
  return [...new Set(sentences)].join(' ')
}

/** For a call that was not sent. The random retryAfter spreads the retries. */
export function toOverload(message: string): UpstreamFailure {
  return new UpstreamFailure('overloaded', message, null, 2 + Math.floor(Math.random() * 4))
}

/**
 * Wraps a read after a successful write. A failure becomes the value, which the executor reports at its field: a thrown
 * one would claim that the write failed.
 */
export function afterWrite<T>(reading: Promise<T>): Promise<T | Error> {
  return reading.catch((error: Error) => error)
}

/** The response of a write. If it cannot be read, as with an upstream that responds 204, reads the current state. */
export async function orRead<T>(
  written: Promise<T | UpstreamFailure>,
  read: () => Promise<T | null | undefined>,
): Promise<T | Error> {
  const answer = await written
  if (!(answer instanceof UpstreamFailure)) return answer
  const now = await afterWrite(read())
  return now == null || now instanceof Error ? answer : now
}
