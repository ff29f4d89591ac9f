const firstYear = 2018

/** The start periods of the registration form, from 2018.1 to the term of `today` (specification §10.3), newest first. */
export function periodosAte(today: Date): string[] {
  const years = Array.from({ length: today.getFullYear() - firstYear + 1 }, (_, index) => firstYear + index)
  const terms = years.flatMap(year => [`${year}.1`, `${year}.2`])
  const secondHalf = today.getMonth() >= 6
  return (secondHalf ? terms : terms.slice(0, -1)).toReversed()
}
