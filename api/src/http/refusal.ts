/** An invalid part of a request, as a 422 lists it (REST contract). */
export type Problema = { loc: string[]; msg: string; type: string }

/** A field of the body, unless `parte` says otherwise. */
export const toProblema = (campo: string, sentence: string, parte: 'body' | 'header' | 'path' = 'body'): Problema => ({
  loc: [parte, campo],
  msg: sentence,
  type: 'custom',
})

/**
 * A deliberate refusal of a request. Thrown anywhere, sent as `{detail}` with `statusCode`. `detail` is a sentence in
 * Portuguese for the screen.
 */
export class Refusal extends Error {
  readonly statusCode: number
  /** Seconds, for a 429 or 503. */
  readonly retryAfter: number | undefined
  /** What is invalid, if the response names it; then it is `detail`. */
  readonly problemas: readonly Problema[]

  constructor(statusCode: number, detail: string, retryAfter?: number, problemas: readonly Problema[] = []) {
    super(detail)
    this.statusCode = statusCode
    this.retryAfter = retryAfter
    this.problemas = problemas
  }
}

/** The sign-in of a suspended account. `contestacao`: a token to object to it without signing in; null if it cannot be. */
export class Suspensa extends Refusal {
  readonly contestacao: string | null

  constructor(detail: string, contestacao: string | null) {
    super(423, detail)
    this.contestacao = contestacao
  }
}

/** A refusal that clients tell from others of its status by a code of a closed list. */
export class CodedRefusal extends Refusal {
  readonly codigo: 'segundo_fator'

  constructor(statusCode: number, detail: string, codigo: CodedRefusal['codigo']) {
    super(statusCode, detail)
    this.codigo = codigo
  }
}

/** A row that this request has found before is deleted: the response is 404, as for one that never was. */
export class Gone extends Error {}

/** A 422 that names everything that is invalid. */
export const invalid = (problemas: readonly Problema[]): Refusal =>
  new Refusal(422, problemas.map(({ msg }) => msg).join(' '), undefined, problemas)

/** A 422 for one field, for rules that its schema cannot check. */
export const invalidField = (...given: Parameters<typeof toProblema>): Refusal => invalid([toProblema(...given)])

/** @throws Refusal 422 if there are any */
export const refuseAny = (problemas: readonly Problema[]): void => {
  if (problemas.length > 0) throw invalid(problemas)
}

/** In words; hours from two hours on. */
const toWait = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  if (minutes === 1) return '1 minuto'
  return minutes < 120 ? `${minutes} minutos` : `${Math.ceil(minutes / 60)} horas`
}

/** A 429 whose text says when to retry. */
export const tooMany = (sentence: string, seconds: number): Refusal =>
  new Refusal(429, `${sentence} Tente novamente em ${toWait(seconds)}.`, seconds)
