/** The month in which each term of a year begins, until the institution says others. */
export const primeirosMesesPadrao: readonly number[] = [1, 7]

/** Two to four ascending months, from 1 to 12. */
export const isPrimeirosMeses = (given: unknown): given is number[] =>
  Array.isArray(given) &&
  given.length >= 2 &&
  given.length <= 4 &&
  given.every((mes: unknown, index) => Number.isInteger(mes) && Number(mes) > (given[index - 1] ?? 0)) &&
  given.at(-1) <= 12

/** Those that the upstream says; the default over one that says none. */
export const toPrimeirosMeses = (given: unknown): number[] =>
  isPrimeirosMeses(given) ? given : [...primeirosMesesPadrao]
