import { serverNow } from '../relay/serverClock.ts'
import { diasRelativos } from '../ui/dates.ts'
import { dayOf } from '../ui/fuso.ts'

const oneDay = 24 * 60 * 60 * 1000
const sevenDays = 7 * oneDay

/** 'New': created within the last 7 times 24 hours (specification §2). */
export function isNova(criadaEm: string | null | undefined, now: Date = serverNow()): boolean {
  return criadaEm != null && now.getTime() - Date.parse(criadaEm) <= sevenDays
}

/** Calendar days of the university until the last day to apply, as '2026-12-31': 0 is today, negative is past. */
export const diasAte = (prazo: string, now: Date = serverNow()): number =>
  (Date.parse(prazo) - Date.parse(dayOf(now))) / oneDay

/** What is left to apply; null when the last day has passed, or is so far away that its date says more. `dias` as of `diasAte`. */
export function resta(dias: number): string | null {
  if (dias < 0 || dias > diasRelativos) return null
  return dias === 0 ? 'termina hoje' : dias === 1 ? 'falta 1 dia' : `faltam ${dias} dias`
}

/** Fewer than three days are left (specification §9). */
export const isUrgente = (dias: number): boolean => dias >= 0 && dias < 3
