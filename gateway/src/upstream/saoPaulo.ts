/*
 * Time in the zone of the university. Only Intl knows its offsets: the country had summer time until 2019 and may have
 * it again. Intl is slow, so an offset is read once per hour of UTC, and the rest is arithmetic. Since 1914 the offset
 * has changed only on the hour.
 */

const hour = 3_600_000
const minute = 60_000
const mostOffsets = 10_000

const zone = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Sao_Paulo', timeZoneName: 'longOffset' })
const offsets = new Map<number, number>()

const dayAlone = /^\d{4}-\d{2}-\d{2}$/
const plain = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/
const loose = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i

/** Milliseconds of a timestamp, NaN for anything else; without an offset it is America/Sao_Paulo. */
export function readInstant(written: string): number {
  // The form that JSON.stringify and most APIs write needs no taking apart.
  if (plain.test(written)) return Date.parse(written)
  const parts = loose.exec(written)
  if (!parts) return Number.NaN
  const [, day, time = '00:00', offset] = parts
  if (offset) return Date.parse(`${day}T${time}${offset.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2').toUpperCase()}`)
  const asUtc = Date.parse(`${day}T${time}Z`)
  return Number.isNaN(asUtc) ? asUtc : asUtc - offsetAt(asUtc)
}

/** The calendar day of a date, or of a timestamp, as `2026-12-31`; null for anything else. */
export function readDay(written: string): string | null {
  const alone = dayAlone.test(written)
  const milliseconds = alone ? Date.parse(written) : readInstant(written)
  if (Number.isNaN(milliseconds)) return null
  return alone ? toDay(milliseconds) : dayAt(milliseconds)
}

function dayAt(milliseconds: number): string {
  return toDay(milliseconds + offsetAt(milliseconds))
}

function toDay(milliseconds: number): string {
  // All but the time, which has 14 characters whatever the year.
  return new Date(milliseconds).toISOString().slice(0, -14)
}

let known = { minute: Number.NaN, day: '' }

/** Today's calendar day, which can only change from one minute to the next. */
export function today(): string {
  const now = Math.floor(Date.now() / minute)
  if (now !== known.minute) known = { minute: now, day: dayAt(now * minute) }
  return known.day
}

function offsetAt(milliseconds: number): number {
  const begin = Math.floor(milliseconds / hour) * hour
  const kept = offsets.get(begin)
  if (kept !== undefined) return kept
  const offset = readOffset(begin)
  if (offsets.size >= mostOffsets) offsets.clear()
  offsets.set(begin, offset)
  return offset
}

/** Milliseconds of `GMT-03:00`; before 1914 the offset has seconds. */
function readOffset(milliseconds: number): number {
  const name = zone.formatToParts(milliseconds).find(part => part.type === 'timeZoneName')?.value ?? ''
  const [hours = 0, minutes = 0, seconds = 0] = name.slice(4).split(':').map(Number)
  return (name[3] === '-' ? -1000 : 1000) * (hours * 3600 + minutes * 60 + seconds)
}
