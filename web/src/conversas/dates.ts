import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { isSameDay } from 'date-fns/isSameDay'
import { formatDate, formatDay, formatTime, toDate } from '../ui/dates.ts'

/** 'Hoje', 'Ontem', or undefined for another day of the reader's time zone. */
export const nearDay = (iso: string, today: Date): string | undefined =>
  ['Hoje', 'Ontem'][differenceInCalendarDays(today, toDate(iso))]

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
