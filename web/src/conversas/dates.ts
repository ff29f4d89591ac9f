import { formatDate, formatDay, formatTime } from '../ui/dates.ts'
import { dayOf } from '../ui/fuso.ts'

const oneDay = 24 * 60 * 60 * 1000

/** Whether both are in one day of the university. */
export const isSameDay = (one: Date, other: Date): boolean => dayOf(one) === dayOf(other)

/** 'Hoje', 'Ontem', or undefined for another day of the university. */
export function nearDay(iso: string, today: Date): string | undefined {
  const days = (Date.parse(dayOf(today)) - Date.parse(dayOf(new Date(iso)))) / oneDay
  return days === 0 ? 'Hoje' : days === 1 ? 'Ontem' : undefined
}

/** The separator above a day's messages: 'Hoje', 'Ontem' or dd/MM/yyyy (specification §2). */
export const formatDia = (iso: string, today: Date): string => nearDay(iso, today) ?? formatDate(iso)

/** When a conversation was last updated: the time if today, else the day; '' for never. */
export function formatAtualizacao(iso: string | null, today: Date): string {
  if (!iso) return ''
  const near = nearDay(iso, today)
  return near === 'Hoje' ? formatTime(iso) : (near ?? formatDay(iso, today))
}

/** Whether a message of the instant `iso` is the first of its day. `before`: the previous message's; null for none. */
export const startsDay = (before: string | null, iso: string): boolean =>
  before === null || !isSameDay(new Date(before), new Date(iso))
