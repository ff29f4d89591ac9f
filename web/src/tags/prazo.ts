import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { differenceInMilliseconds } from 'date-fns/differenceInMilliseconds'
import { toDate } from '../ui/format.ts'

const sevenDays = 7 * 24 * 60 * 60 * 1000

/** 'New': created within the last 7 times 24 hours (specification §2). */
export function isNova(criadaEm: string | null | undefined, now: Date = new Date()): boolean {
  return criadaEm != null && differenceInMilliseconds(now, toDate(criadaEm)) <= sevenDays
}

/** Calendar days until the last day to apply: 0 is today, negative is past. */
export const diasAte = (prazo: string, now: Date = new Date()): number => differenceInCalendarDays(toDate(prazo), now)

/** What is left to apply; null when the last day has passed. `dias` as of `diasAte`. */
export function resta(dias: number): string | null {
  if (dias < 0) return null
  return dias === 0 ? 'termina hoje' : dias === 1 ? 'falta 1 dia' : `faltam ${dias} dias`
}

/** Fewer than three days are left (specification §9). */
export const isUrgente = (dias: number): boolean => dias >= 0 && dias < 3
