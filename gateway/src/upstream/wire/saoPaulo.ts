import { fusoDe, fusoPadrao, toDay } from '../../fuso.ts'
import { remember } from '../../remember.ts'

/*
 * Times on the wire, which the REST contract reads in São Paulo, whatever the zone of the university. Results are cached,
 * since lists are read again and again.
 */

const mostKept = 10_000

const { offsetAt, dayAt } = fusoDe(fusoPadrao)

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
