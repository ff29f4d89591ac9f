import { months } from './dates.ts'

/*
 * Dates and times are in the university's time zone, wherever the reader is. They are computed: Intl would take 80 ms of a
 * phone at its first use.
 */

/** Brasília is three hours behind UTC all year: daylight saving time ended in 2019. */
export const behindUtc = 3 * 60 * 60 * 1000

const weekdays = 'domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado'.split(' ')

/** The wall clock of a time: its UTC fields are those of the time zone. */
const clockOf = (time: Date): Date => new Date(time.getTime() - behindUtc)

/** The day in this time zone, as '2026-11-30'. */
export const dayOf = (time: Date): string => clockOf(time).toISOString().slice(0, 10)

/** Today, as '2026-11-30'. */
export const today = (): string => dayOf(new Date())

/** The time of day in this time zone, as '14:00'. */
export const timeOf = (time: Date): string => clockOf(time).toISOString().slice(11, 16)

/** The instant of a day and a time, as '2026-11-30' and '14:00'; null if either is invalid. */
export function toInstant(dia: string, hora: string): Date | null {
  const clock = dia && hora ? Date.parse(`${dia}T${hora}:00Z`) : NaN
  return Number.isNaN(clock) ? null : new Date(clock + behindUtc)
}

/** As '30 de novembro'; with the year if it is not that of `now`. */
function nameOf(time: Date, now: Date): string {
  const [clock, year] = [clockOf(time), dayOf(time).slice(0, 4)]
  const dia = `${dayOf(time).slice(8)} de ${months[clock.getUTCMonth()]}`
  return year === dayOf(now).slice(0, 4) ? dia : `${dia} de ${year}`
}

/** As '30 de novembro, 14:00'; with the year if it is not the current one. */
export function formatDayTime(iso: string, now: Date = new Date()): string {
  const time = new Date(iso)
  return `${nameOf(time, now)}, ${timeOf(time)}`
}

/** As 'segunda-feira, 30 de novembro'; with the year if it is not the current one. */
export function formatWeekday(iso: string, now: Date = new Date()): string {
  const time = new Date(iso)
  return `${weekdays[clockOf(time).getUTCDay()]}, ${nameOf(time, now)}`
}

/** As '14:00–14:30'. */
export const formatHoras = (iso: string, minutos: number): string =>
  `${timeOf(new Date(iso))}–${timeOf(new Date(Date.parse(iso) + minutos * 60_000))}`
