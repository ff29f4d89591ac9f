import { lightFormat } from 'date-fns/lightFormat'

/*
 * Dates in the reader's time zone: dd/MM/yyyy in tables and as separators, 'dd de MMMM' elsewhere (specification §9).
 * brasiliaTime.ts has those in the university's time zone.
 */

export const months = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
  ' ',
)

/** An ISO instant, or the first one of a day as '2026-12-31' in the reader's time zone. */
export const toDate = (iso: string): Date => new Date(iso.length === 10 ? `${iso}T00:00` : iso)

/** An ISO instant or a day in a table or as a separator, as '31/12/2026'. */
export const formatDate = (iso: string): string => lightFormat(toDate(iso), 'dd/MM/yyyy')

/** An ISO instant or a day, as '31 de dezembro'; with the year if it is not the current one: '07 de fevereiro de 2027'. */
export function formatDay(iso: string, now: Date = new Date()): string {
  const day = toDate(iso)
  const written = `${lightFormat(day, 'dd')} de ${months[day.getMonth()]}`
  return day.getFullYear() === now.getFullYear() ? written : `${written} de ${day.getFullYear()}`
}

/** As '14:05'. */
export const formatTime = (iso: string): string => lightFormat(toDate(iso), 'HH:mm')

const minutesSince = (iso: string, now: Date): number => (now.getTime() - toDate(iso).getTime()) / 60_000

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
