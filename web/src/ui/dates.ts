import { clockOf, dayOf, timeOf } from './fuso.ts'

/*
 * Dates of the university, wherever the reader is: dd/MM/yyyy in tables and as separators, 'dd de MMMM' elsewhere
 * (specification §9).
 */

const months = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')
const weekdays = 'domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado'.split(' ')

/** The day of an ISO instant, as '2026-12-31', or the day itself. */
const toDay = (iso: string): string => (iso.length === 10 ? iso : dayOf(new Date(iso)))

/** An ISO instant or a day in a table or as a separator, as '31/12/2026'. */
export const formatDate = (iso: string): string => toDay(iso).split('-').toReversed().join('/')

/** An ISO instant or a day, as '31 de dezembro'; with the year if it is not the current one: '07 de fevereiro de 2027'. */
export function formatDay(iso: string, now: Date = new Date()): string {
  const [year, month, day] = toDay(iso).split('-')
  const written = `${day} de ${months[Number(month) - 1]}`
  return year === dayOf(now).slice(0, 4) ? written : `${written} de ${year}`
}

/** As '14:05'. */
export const formatTime = (iso: string): string => timeOf(new Date(iso))

/** As '30 de novembro, 14:00'; with the year if it is not the current one. */
export const formatDayTime = (iso: string, now: Date = new Date()): string =>
  `${formatDay(iso, now)}, ${formatTime(iso)}`

/** As 'segunda-feira, 30 de novembro'; with the year if it is not the current one. */
export const formatWeekday = (iso: string, now: Date = new Date()): string =>
  `${weekdays[clockOf(new Date(iso)).getUTCDay()]}, ${formatDay(iso, now)}`

/** As '14:00–14:30'. */
export const formatHoras = (iso: string, minutos: number): string =>
  `${formatTime(iso)}–${timeOf(new Date(Date.parse(iso) + minutos * 60_000))}`

const minutesSince = (iso: string, now: Date): number => (now.getTime() - Date.parse(iso)) / 60_000

/** In minutes: the length of each unit. */
const units = [
  { one: 'dia', many: 'dias', size: 1440 },
  { one: 'hora', many: 'horas', size: 60 },
  { one: 'minuto', many: 'minutos', size: 1 },
] as const

/** Relative words are for this many days only. */
export const diasRelativos = 30

/** The age of a past time within 30 days, as 'há 3 dias' in the largest unit that fits, rounded; else 'em 31 de dezembro'. */
export function formatAge(iso: string, now: Date = new Date()): string {
  const minutes = minutesSince(iso, now)
  if (minutes < 1) return 'há menos de um minuto'
  const { one, many, size } = units.find(unit => minutes >= unit.size) ?? units[2]
  const count = Math.round(minutes / size)
  if (size === 1440 && count > diasRelativos) return `em ${formatDay(iso, now)}`
  return `há ${count} ${count < 2 ? one : many}`
}

/** As formatAge; 'Publicado recentemente' if the time is missing or less than an hour ago (specification §10.2). */
export function formatTimeAgo(iso: string | null | undefined, now: Date = new Date()): string {
  if (!iso || minutesSince(iso, now) < 60) return 'Publicado recentemente'
  return formatAge(iso, now)
}
