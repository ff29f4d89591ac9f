/**
 * The CR, 0 to 10; null without any grade. It is the specification's overall average of a transcript (§2, 'Meu
 * Histórico Acadêmico'): the mean of the records with a grade, each counted once, not weighted by credits. Requirements
 * and the shared summary use it. The gateway computes 'Média geral' the same way, and the page of the transcript rounds
 * it to one decimal as specified.
 * It is cut to two decimals, so that 6,996 neither meets 7,0 nor is shown as 7,0. Grades have at most two decimals:
 * integers keep the sum free of binary rounding.
 */
export const toCr = (linhas: Array<{ grau: number | null }>): number | null => {
  const graus = linhas.flatMap(({ grau }) => (grau === null ? [] : Math.round(grau * 100)))
  return graus.length === 0 ? null : Math.floor(graus.reduce((sum, grau) => sum + grau, 0) / graus.length) / 100
}
