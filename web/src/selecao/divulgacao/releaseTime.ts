import { dayOf } from '../../ui/fuso.ts'

/** The API's limit. */
const maximoDeDias = 180

/** The last day for a divulgacao. */
export const lastDay = (now: Date): string => dayOf(new Date(now.getTime() + maximoDeDias * 86_400_000))

/** Returns what is wrong with the time of a divulgacao, or null. */
export function checkReleaseTime(em: Date | null, now: Date): string | null {
  if (!em) return 'Escolha o dia e a hora'
  if (em <= now) return 'Escolha um horário que ainda não passou'
  if (em.getTime() - now.getTime() > maximoDeDias * 86_400_000) return `Escolha um dia dos próximos ${maximoDeDias}`
  return null
}
