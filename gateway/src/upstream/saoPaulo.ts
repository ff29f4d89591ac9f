import { remember } from '../remember.ts'

/*
 * Time in the zone of the university. Only Intl knows its offsets: the country had summer time until 2019 and may have
 * it again. Intl is slow, so an offset is read once per hour of UTC and remembered, and the rest is arithmetic; what was
 * read is remembered too, since a list is read again and again. Since
 * 1914 the offset has changed only on the hour.
 */

const hour = 3_600_000
const dayLong = 24 * hour
const mostKept = 10_000

const zone = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Sao_Paulo', timeZoneName: 'longOffset' })
const offsetOfHour = remember(mostKept, readOffset)
const nameOfDay = remember(mostKept, toName)

const dayAlone = /^\d{4}-\d{2}-\d{2}$/
const plain = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/
const loose = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i

/** Milliseconds of a timestamp, NaN for anything else; without an offset it is America/Sao_Paulo. */
export const readInstant = remember(mostKept, toInstant)

/** The calendar day of a date, or of a timestamp, as `2026-12-31`; null for anything else. */
export const readDay = remember(mostKept, toDayWritten)

function toInstant(written: string): number {
  // The form that JSON.stringify and most APIs write needs no taking apart.
  if (plain.test(written)) return Date.parse(written)
  const parts = loose.exec(written)
  if (!parts) return Number.NaN
  const [, day, time = '00:00', offset] = parts
  if (offset) return Date.parse(`${day}T${time}${offset.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2').toUpperCase()}`)
  const asUtc = Date.parse(`${day}T${time}Z`)
  return Number.isNaN(asUtc) ? asUtc : asUtc - offsetAt(asUtc)
}

function toDayWritten(written: string): string | null {
  const alone = dayAlone.test(written)
  const milliseconds = alone ? Date.parse(written) : readInstant(written)
  if (Number.isNaN(milliseconds)) return null
  return alone ? toDay(milliseconds) : dayAt(milliseconds)
}

function dayAt(milliseconds: number): string {
  return toDay(milliseconds + offsetAt(milliseconds))
}

function toDay(milliseconds: number): string {
  return nameOfDay(Math.floor(milliseconds / dayLong))
}

function toName(days: number): string {
  // All but the time, which has 14 characters whatever the year.
  return new Date(days * dayLong).toISOString().slice(0, -14)
}

/** Today's calendar day. Two look-ups: both steps are remembered. */
export function today(): string {
  return dayAt(Date.now())
}

function offsetAt(milliseconds: number): number {
  return offsetOfHour(Math.floor(milliseconds / hour))
}

/** Milliseconds of `GMT-03:00`; before 1914 the offset has seconds. */
function readOffset(hours: number): number {
  const name = zone.formatToParts(hours * hour).find(part => part.type === 'timeZoneName')?.value ?? ''
  const [h = 0, m = 0, s = 0] = name.slice(4).split(':').map(Number)
  return (name[3] === '-' ? -1000 : 1000) * (h * 3600 + m * 60 + s)
}
