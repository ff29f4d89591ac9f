/** A group of fewer is hidden. */
const minimo = 5

/** Whether a count would tell about single people. */
export const isPequena = (total: number): boolean => total > 0 && total < minimo

type Parte = { total: number; protegida: boolean }

/**
 * Which parts of a published total are hidden: those that are protected, and others, so that no subtraction tells one.
 * While the hidden ones are all the same, one alone included, their sum would tell each of them: then the smallest of the
 * others is hidden too, and all that are as small, since the choice among them would tell its place. Null if the total
 * itself must be hidden, because nothing is left to hide.
 */
export const hideParts = (partes: readonly Parte[]): boolean[] | null => {
  const ocultas = partes.map(({ protegida }) => protegida)
  const isAlike = (): boolean => new Set(partes.filter((_, at) => ocultas[at]).map(({ total }) => total)).size === 1
  while (isAlike()) {
    const outras = partes.filter(({ total }, at) => total > 0 && !ocultas[at]).map(({ total }) => total)
    if (outras.length === 0) return null
    const menor = Math.min(...outras)
    for (const [at, { total }] of partes.entries()) ocultas[at] ||= total === menor
  }
  return ocultas
}
