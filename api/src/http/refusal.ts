/**
 * A deliberate refusal of a request. Thrown anywhere, sent as `{detail}` with `statusCode`. `detail` is a sentence in
 * Portuguese for the screen.
 */
export class Refusal extends Error {
  readonly statusCode: number
  /** Seconds, for a 429 or 503. */
  readonly retryAfter: number | undefined
  /** The refused field of the body, if the response names it. */
  readonly campo: string | undefined

  constructor(statusCode: number, detail: string, retryAfter?: number, campo?: string) {
    super(detail)
    this.statusCode = statusCode
    this.retryAfter = retryAfter
    this.campo = campo
  }
}

/** A row that this request has found before is deleted: the response is 404, as for one that never was. */
export class Gone extends Error {}

/** A 422 for one field of the body, for rules that its schema cannot check. */
export const invalidField = (campo: string, sentence: string): Refusal => new Refusal(422, sentence, undefined, campo)

/** In words; hours from two hours on. */
const toWait = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  if (minutes === 1) return '1 minuto'
  return minutes < 120 ? `${minutes} minutos` : `${Math.ceil(minutes / 60)} horas`
}

/** A 429 whose text says when to retry. */
export const tooMany = (sentence: string, seconds: number): Refusal =>
  new Refusal(429, `${sentence} Tente novamente em ${toWait(seconds)}.`, seconds)
