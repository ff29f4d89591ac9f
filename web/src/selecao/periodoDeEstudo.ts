/** The current period of study of a student who began in `inicio`, as '2024.1'; null if `inicio` is invalid. */
export function periodoDeEstudo(inicio: string | null, now: Date): number | null {
  const [, ano, semestre] = /^(\d{4})\.([12])$/.exec(inicio ?? '') ?? []
  if (!ano || !semestre) return null
  const passados = (now.getFullYear() - Number(ano)) * 2 + (now.getMonth() < 6 ? 1 : 2) - Number(semestre)
  return passados < 0 ? null : passados + 1
}
