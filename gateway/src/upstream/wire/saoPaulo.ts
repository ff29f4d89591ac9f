import { remember } from '../../remember.ts'

/*
 * Time in the university's zone. Only Intl knows its offsets: the country had summer time until 2019 and may have it
 * again. Intl is slow, so an offset is read once per hour of UTC and cached; the rest is arithmetic. Results are cached
 * too, since lists are read again and again. Since 1914 the offset has changed only on the hour.
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

/** Milliseconds of a timestamp, NaN for anything else; without an offset in America/Sao_Paulo. */
export const readInstant = remember(mostKept, toInstant)

/** The calendar day of a date, or of a timestamp, as `2026-12-31`; null for anything else. */
export const readDay = remember(mostKept, toDayWritten)

function toInstant(written: string): number {
  // The format of JSON.stringify and most APIs needs no parsing by parts.
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
  // Cuts the time, which has 14 characters whatever the year.
  return new Date(days * dayLong).toISOString().slice(0, -14)
}

/** Today's calendar day. Costs two look-ups, since both steps are cached. */
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
