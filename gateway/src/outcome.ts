import type { Code } from './graphql/failure.ts'

/**
 * How a request ended: `refused` with errors that the client can correct, `shed`
 * because too much came in at once, `failed` with errors of the upstream or of the
 * gateway, `left` before the end of the response because the client closed the connection.
 */
export type Outcome = 'ok' | 'refused' | 'shed' | 'failed' | 'left'

const failures = new Set<Code>([
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_CONTRACT',
  'INTERNAL_SERVER_ERROR',
])

/** One GraphQL request that has ended. */
export interface Answered {
  /** As the document names it, which may be the client's choice. */
  operation: string | null
  /** Of all its errors. */
  codes: readonly Code[]
  outcome: Outcome
  milliseconds: number
  /** An event stream lasts for as long as its client stays. */
  stream: boolean
}

/** `finished`: whether the whole response was handed to the connection. */
export function toOutcome(codes: readonly Code[], status: number, finished: boolean): Outcome {
  if (!finished) return 'left'
  if (status >= 500 || codes.some(code => failures.has(code))) return 'failed'
  if (codes.includes('OVERLOADED')) return 'shed'
  return codes.length > 0 || status >= 400 ? 'refused' : 'ok'
}
