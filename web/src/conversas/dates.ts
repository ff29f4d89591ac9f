import { isSameDay } from 'date-fns/isSameDay'
import { isToday } from 'date-fns/isToday'
import { isYesterday } from 'date-fns/isYesterday'
import { lightFormat } from 'date-fns/lightFormat'
import { parseISO } from 'date-fns/parseISO'
import { formatDate } from '../ui/format.ts'

/** The heading of a day's messages: 'Hoje', 'Ontem' or dd/MM/yyyy, in the reader's time zone (specification §2). */
export function formatDia(iso: string): string {
  const day = parseISO(iso)
  if (isToday(day)) return 'Hoje'
  return isYesterday(day) ? 'Ontem' : formatDate(iso)
}

/** As '14:05'. */
export const formatHora = (iso: string): string => lightFormat(parseISO(iso), 'HH:mm')

/** When a conversation was last updated: the time if today, else the day; '' for never. */
export function formatAtualizacao(iso: string | null): string {
  if (!iso) return ''
  return isToday(parseISO(iso)) ? formatHora(iso) : formatDia(iso)
}

/** Whether a message of the instant `iso` is the first of its day. `before`: the previous message's; null for none. */
export const startsDay = (before: string | null, iso: string): boolean =>
  before === null || !isSameDay(parseISO(before), parseISO(iso))
