import { differenceInMinutes, isSameYear, lightFormat, parseISO } from 'date-fns'

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

const longDay = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: 'long' })
const longDayOfYear = new Intl.DateTimeFormat('pt-BR', { day: '2-digit', month: 'long', year: 'numeric' })

/** Reais as 'R$ 1.200,00', with a no-break space. */
export const formatMoney = (reais: number): string => money.format(reais)

/** An ISO instant, or a day as '2026-12-31', as '31/12/2026' in the reader's time zone. */
export const formatDate = (iso: string): string => lightFormat(parseISO(iso), 'dd/MM/yyyy')

/** As '31 de dezembro'; with the year if it is not the current one: '07 de fevereiro de 2027'. */
export function formatLongDay(iso: string, now: Date = new Date()): string {
  const day = parseISO(iso)
  return (isSameYear(day, now) ? longDay : longDayOfYear).format(day)
}

/** As 'há 3 dias'; 'Publicado recentemente' if the time is missing or less than an hour ago (specification §10.2). */
export function formatTimeAgo(iso: string | null | undefined, now: Date = new Date()): string {
  if (!iso) return 'Publicado recentemente'
  const time = parseISO(iso)
  if (differenceInMinutes(now, time) < 60) return 'Publicado recentemente'
  return formatDistance(time, now)
}

const distance = new Intl.RelativeTimeFormat('pt-BR')

/** In minutes: the length of each unit, and from which age it is used. Eleven and a half months count as a year. */
const units = [
  { unit: 'year', size: 525_600, from: 496_800 },
  { unit: 'month', size: 43_200, from: 43_200 },
  { unit: 'day', size: 1440, from: 1440 },
  { unit: 'hour', size: 60, from: 60 },
  { unit: 'minute', size: 1, from: 0 },
] as const

/** The age of a past time, as 'há 3 dias', in the largest unit that fits, rounded. */
export function formatDistance(time: Date, now: Date): string {
  const minutes = (now.getTime() - time.getTime()) / 60_000
  const { unit, size } = units.find(({ from }) => minutes >= from) ?? units[4]
  return distance.format(-Math.round(minutes / size), unit)
}
