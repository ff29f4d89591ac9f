/** The failures of a request: the codes of the gateway, and those of the network. */
export const failureCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'SECOND_FACTOR_REQUIRED',
  'ACCEPTANCE_REQUIRED',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'UNKNOWN_DOCUMENT',
  'TOO_MANY_REQUESTS',
  'TOO_MANY_CALLS',
  'OVERLOADED',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_CONTRACT',
  'INTERNAL_SERVER_ERROR',
  'OFFLINE',
  'TIMEOUT',
  'BAD_RESPONSE',
] as const

export type FailureCode = (typeof failureCodes)[number]

/** An error of a GraphQL response. */
export type WireError = {
  message: string
  path?: readonly (string | number)[]
  extensions?: { code?: unknown; retryAfter?: unknown }
}

/** Thrown by the network for a response without data, and by the environment for a required field without data. */
export class RequestFailure extends Error {
  readonly code: FailureCode
  /** The rest of the response is in the store. */
  readonly partial: boolean
  /** Seconds before a retry, from the server; 0 if unknown. */
  readonly retryAfter: number

  constructor(code: FailureCode, message: string, { partial = false, retryAfter = 0 } = {}) {
    super(message)
    this.name = 'RequestFailure'
    this.code = code
    this.partial = partial
    this.retryAfter = retryAfter
  }
}

/** The failure of an error of a response. */
export function toFailure({ message, extensions }: WireError, { partial = false } = {}): RequestFailure {
  const { code, retryAfter } = extensions ?? {}
  return new RequestFailure(toFailureCode(code), message, { partial, retryAfter: Number(retryAfter) || 0 })
}

/** The code of a thrown value; INTERNAL_SERVER_ERROR for any other than a `RequestFailure`. */
export function failureCode(error: unknown): FailureCode {
  return error instanceof RequestFailure ? error.code : toFailureCode(undefined)
}

/** The code of a response, or INTERNAL_SERVER_ERROR for an unknown one. */
function toFailureCode(code: unknown): FailureCode {
  return failureCodes.find(known => known === code) ?? 'INTERNAL_SERVER_ERROR'
}

/** Whether a field that `@catch(to: RESULT)` read has failed; one that the reader may not see has not. */
export const hasFailed = (field: { ok: true } | { ok: false; errors: readonly unknown[] }): boolean =>
  !field.ok && !field.errors.every(isForbidden)

const isForbidden = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'extensions' in error && Object(error.extensions).code === 'FORBIDDEN'
