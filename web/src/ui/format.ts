import { differenceInMinutes } from 'date-fns/differenceInMinutes'
import { isSameYear } from 'date-fns/isSameYear'
import { lightFormat } from 'date-fns/lightFormat'

/*
 * Texts as Intl writes them in pt-BR, without it: its first use takes 20 ms on a desktop and 80 ms on a phone, just when
 * a page starts.
 */

/** As '1.200,5', with `least` to `most` decimals. */
export function formatNumber(value: number, least: number, most: number): string {
  const [whole = '', decimals = ''] = Math.abs(value).toFixed(most).split('.')
  const kept = decimals.slice(0, least) + decimals.slice(least).replace(/0+$/, '')
  return `${value < 0 ? '-' : ''}${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, '.')}${kept && `,${kept}`}`
}

/** Reais as 'R$ 1.200,00', with a no-break space. */
export const formatMoney = (reais: number): string => `R$\u00a0${formatNumber(reais, 2, 2)}`

/** As '12,5%'. */
export const formatPercent = (percent: number): string => `${formatNumber(percent, 0, 3)}%`

const months = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' ')

/** An ISO instant, or the first one of a day as '2026-12-31' in the reader's time zone. */
export const toDate = (iso: string): Date => new Date(iso.length === 10 ? `${iso}T00:00` : iso)

/** An ISO instant or a day, as '31/12/2026' in the reader's time zone. */
export const formatDate = (iso: string): string => lightFormat(toDate(iso), 'dd/MM/yyyy')

/** As '31 de dezembro'; with the year if it is not the current one: '07 de fevereiro de 2027'. */
export function formatLongDay(iso: string, now: Date = new Date()): string {
  const day = toDate(iso)
  const written = `${lightFormat(day, 'dd')} de ${months[day.getMonth()]}`
  return isSameYear(day, now) ? written : `${written} de ${day.getFullYear()}`
}

/** As '31 dez', for where there is little space. */
export function formatShortDay(iso: string): string {
  const day = toDate(iso)
  return `${lightFormat(day, 'dd')} ${months[day.getMonth()]?.slice(0, 3)}`
}

/** As 'há 3 dias'; 'Publicado recentemente' if the time is missing or less than an hour ago (specification §10.2). */
export function formatTimeAgo(iso: string | null | undefined, now: Date = new Date()): string {
  if (!iso) return 'Publicado recentemente'
  const time = toDate(iso)
  if (differenceInMinutes(now, time) < 60) return 'Publicado recentemente'
  return formatDistance(time, now)
}

/** In minutes: the length of each unit, and from which age it is used. Eleven and a half months count as a year. */
const units = [
  { one: 'ano', many: 'anos', size: 525_600, from: 496_800 },
  { one: 'mês', many: 'meses', size: 43_200, from: 43_200 },
  { one: 'dia', many: 'dias', size: 1440, from: 1440 },
  { one: 'hora', many: 'horas', size: 60, from: 60 },
  { one: 'minuto', many: 'minutos', size: 1, from: 0 },
] as const

/** The age of a past time, as 'há 3 dias', in the largest unit that fits, rounded. */
export function formatDistance(time: Date, now: Date): string {
  const minutes = (now.getTime() - time.getTime()) / 60_000
  const { one, many, size } = units.find(({ from }) => minutes >= from) ?? units[4]
  const count = Math.round(minutes / size)
  return `há ${formatNumber(count, 0, 0)} ${count < 2 ? one : many}`
}
