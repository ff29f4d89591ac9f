/** Why a request came to nothing: the codes of the gateway, and what can go wrong on the way to it. */
export const failureCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
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

/** What the network throws when there is no data at all, and the environment when a field that matters has none. */
export class RequestFailure extends Error {
  readonly code: FailureCode
  /** The rest of the answer is in the store. */
  readonly partial: boolean
  /** Seconds after which to try again; 0 where nobody says so. */
  readonly retryAfter: number

  constructor(code: FailureCode, message: string, { partial = false, retryAfter = 0 } = {}) {
    super(message)
    this.name = 'RequestFailure'
    this.code = code
    this.partial = partial
    this.retryAfter = retryAfter
  }
}

/** The failure that an error of the wire tells of. */
export function toFailure({ message, extensions }: WireError, { partial = false } = {}): RequestFailure {
  const { code, retryAfter } = extensions ?? {}
  return new RequestFailure(toFailureCode(code), message, { partial, retryAfter: Number(retryAfter) || 0 })
}

/** The code of anything thrown or reported; what is not known is INTERNAL_SERVER_ERROR. */
export function failureCode(error: unknown): FailureCode {
  return error instanceof RequestFailure ? error.code : toFailureCode(undefined)
}

/** A code as the wire spells it, or INTERNAL_SERVER_ERROR for one that is not of the list. */
function toFailureCode(code: unknown): FailureCode {
  return failureCodes.find(known => known === code) ?? 'INTERNAL_SERVER_ERROR'
}
