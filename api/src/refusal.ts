/**
 * A request refused on purpose. Thrown anywhere, answered as `{detail}` with `statusCode`.
 * `detail` is a sentence in Portuguese for the person at the screen.
 */
export class Refusal extends Error {
  readonly statusCode: number
  /** Seconds, for a 429 or 503. */
  readonly retryAfter: number | undefined

  constructor(statusCode: number, detail: string, retryAfter?: number) {
    super(detail)
    this.statusCode = statusCode
    this.retryAfter = retryAfter
  }
}

/** A 429 whose text says when to try again. */
export const tooMany = (sentence: string, seconds: number): Refusal => {
  const minutes = Math.ceil(seconds / 60)
  return new Refusal(429, `${sentence} Tente novamente em ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`, seconds)
}
