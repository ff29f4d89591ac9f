import { differenceInCalendarDays, parseISO } from 'date-fns'

/** 'New': created within the last 7 days (specification §9). */
export function isNova(criadaEm: string | null | undefined, now: Date = new Date()): boolean {
  return criadaEm != null && differenceInCalendarDays(now, parseISO(criadaEm)) <= 7
}

/** Whole days until the last day to apply: 0 is today, negative is past. */
export const diasAte = (prazo: string, now: Date = new Date()): number => differenceInCalendarDays(parseISO(prazo), now)
