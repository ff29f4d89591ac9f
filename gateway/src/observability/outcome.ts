import type { Code } from '../graphql/failure.ts'

/**
 * How a request ended: `refused` with errors that the client can correct, `shed` because of overload, `failed` with
 * errors of the upstream or the gateway, `left` because the client disconnected before the end of the response.
 */
export type Outcome = 'ok' | 'refused' | 'shed' | 'failed' | 'left'

const failures = new Set<Code>([
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_CONTRACT',
  'INTERNAL_SERVER_ERROR',
])

/** One completed GraphQL request. */
export interface Answered {
  /** The name in the document, which a client may choose freely. */
  operation: string | null
  /** Codes of all its errors. */
  codes: readonly Code[]
  outcome: Outcome
  milliseconds: number
  /** An event stream: it lasts as long as its client listens. */
  stream: boolean
}

/** `finished`: whether the whole response was handed to the connection. */
export function toOutcome(codes: readonly Code[], status: number, finished: boolean): Outcome {
  if (!finished) return 'left'
  if (status >= 500 || codes.some(code => failures.has(code))) return 'failed'
  if (codes.includes('OVERLOADED')) return 'shed'
  return codes.length > 0 || status >= 400 ? 'refused' : 'ok'
}
