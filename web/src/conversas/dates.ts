import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays'
import { isSameDay } from 'date-fns/isSameDay'
import { lightFormat } from 'date-fns/lightFormat'
import { formatDate, toDate } from '../ui/format.ts'

/** The heading of a day's messages: 'Hoje', 'Ontem' or dd/MM/yyyy, in the reader's time zone (specification §2). */
export const formatDia = (iso: string, today: Date): string =>
  ['Hoje', 'Ontem'][differenceInCalendarDays(today, toDate(iso))] ?? formatDate(iso)

/** As '14:05'. */
export const formatHora = (iso: string): string => lightFormat(toDate(iso), 'HH:mm')

/** When a conversation was last updated: the time if today, else the day; '' for never. */
export function formatAtualizacao(iso: string | null, today: Date): string {
  if (!iso) return ''
  return isSameDay(toDate(iso), today) ? formatHora(iso) : formatDia(iso, today)
}

/** Whether a message of the instant `iso` is the first of its day. `before`: the previous message's; null for none. */
export const startsDay = (before: string | null, iso: string): boolean =>
  before === null || !isSameDay(toDate(before), toDate(iso))
