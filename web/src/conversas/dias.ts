import { isSameDay, isToday, isYesterday, lightFormat, parseISO } from 'date-fns'
import { formatDate } from '../ui/format.ts'

/** A day over its messages: 'Hoje', 'Ontem' or dd/MM/yyyy, in the reader's time zone (specification §2). */
export function formatDia(iso: string): string {
  const day = parseISO(iso)
  if (isToday(day)) return 'Hoje'
  return isYesterday(day) ? 'Ontem' : formatDate(iso)
}

/** As '14:05'. */
export const formatHora = (iso: string): string => lightFormat(parseISO(iso), 'HH:mm')

/** When a conversation last moved: the time today, the day before that; '' where it never did. */
export function formatAtualizacao(iso: string | null): string {
  if (!iso) return ''
  return isToday(parseISO(iso)) ? formatHora(iso) : formatDia(iso)
}

/** Whether a message of the instant `iso` is the first of its day after one of `before`; null for none before. */
export const abreDia = (before: string | null, iso: string): boolean =>
  before === null || !isSameDay(parseISO(before), parseISO(iso))
