import { periodoDe, periodosEntre } from '../../periodos.ts'
import { today } from '../../prazos/today.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

export const minutesBefore = (instant: Date, minutes: number): Date => new Date(instant.getTime() - minutes * MINUTE)

export const daysBefore = (instant: Date, days: number): Date => new Date(instant.getTime() - days * DAY)

/** The day at the university `days` after (or, negative, before) the instant, as '2026-12-31'. */
export const dayAfter = (instant: Date, days: number): string =>
  new Date(Date.parse(`${today(instant)}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10)

/** '2026-03-09' as '09/03/2026'. */
export const inPortuguese = (day: string): string => day.split('-').toReversed().join('/')

/** The academic periods from `start` ('2023.1') to that of the day of seeding, both included. */
export const periodosDesde = (start: string, hoje: Date): string[] => periodosEntre(start, periodoDe(today(hoje)))

/** The period `count` periods before that of the day of seeding: 0 is the current one. */
export const periodoAntes = (hoje: Date, count: number): string => {
  const periodos = periodosDesde('2000.1', hoje)
  return periodos[periodos.length - 1 - count] ?? '2000.1'
}
