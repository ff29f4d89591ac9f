import { differenceInMinutes, parseISO } from 'date-fns'
import { formatDistance } from '../ui/format.ts'

/** As 'há 5 minutos'; 'agora' under a minute, and for what a clock that goes wrong puts into the future. */
export function formatTempo(iso: string, now: Date = new Date()): string {
  const time = parseISO(iso)
  if (differenceInMinutes(now, time) < 1) return 'agora'
  return formatDistance(time, now)
}
