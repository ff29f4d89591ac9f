import { formatDate, formatDay, formatTime, toDate } from '../ui/dates.ts'

/** Whether both are in one day of the reader's time zone. */
export const isSameDay = (one: Date, other: Date): boolean => one.toDateString() === other.toDateString()

/** The day before or after `today`, by so many days, at midnight of the reader's time zone. */
export const dayFrom = (today: Date, days: number): Date =>
  new Date(today.getFullYear(), today.getMonth(), today.getDate() + days)

/** 'Hoje', 'Ontem', or undefined for another day of the reader's time zone. */
export function nearDay(iso: string, today: Date): string | undefined {
  const day = toDate(iso)
  if (isSameDay(day, today)) return 'Hoje'
  return isSameDay(day, dayFrom(today, -1)) ? 'Ontem' : undefined
}

/** The separator above a day's messages: 'Hoje', 'Ontem' or dd/MM/yyyy (specification §2). */
export const formatDia = (iso: string, today: Date): string => nearDay(iso, today) ?? formatDate(iso)

/** When a conversation was last updated: the time if today, else the day; '' for never. */
export function formatAtualizacao(iso: string | null, today: Date): string {
  if (!iso) return ''
  return isSameDay(toDate(iso), today) ? formatTime(iso) : (nearDay(iso, today) ?? formatDay(iso, today))
}

/** Whether a message of the instant `iso` is the first of its day. `before`: the previous message's; null for none. */
export const startsDay = (before: string | null, iso: string): boolean =>
  before === null || !isSameDay(toDate(before), toDate(iso))
