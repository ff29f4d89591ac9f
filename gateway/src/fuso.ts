import { remember } from './remember.ts'

/*
 * Time zones. Only Intl knows their offsets: the country had summer time until 2019 and may have it again. Intl is slow, so
 * an offset is read once per quarter of an hour of UTC, at which all offsets change, and cached; the rest is arithmetic.
 */

const minute = 60_000
const quarter = 15 * minute
const dayLong = 24 * 60 * minute
const mostKept = 10_000

/** Until the institution says another one. The REST contract reads times without an offset in it, whatever that says. */
export const fusoPadrao = 'America/Sao_Paulo'

const known = new Set(Intl.supportedValuesOf('timeZone'))

export const isFuso = (nome: string): boolean => known.has(nome)

const nameOfDay = remember(mostKept, toName)

/** One for each name, with what it keeps. */
export const fusoDe = remember(20, createFuso)

function createFuso(nome: string) {
  const zone = new Intl.DateTimeFormat('en-US', { timeZone: nome, timeZoneName: 'longOffset' })
  const offsetOfQuarter = remember(mostKept, (quarters: number) => readOffset(zone, quarters * quarter))
  /** Milliseconds ahead of UTC at an instant. */
  const offsetAt = (milliseconds: number): number => offsetOfQuarter(Math.floor(milliseconds / quarter))
  return {
    offsetAt,
    dayAt: (milliseconds: number): string => toDay(milliseconds + offsetAt(milliseconds)),
    /** The last second of a day, as `2026-12-31T23:59:59-03:00`. */
    endOf(day: string): string {
      const asUtc = Date.parse(`${day}T23:59:59Z`)
      const minutes = offsetAt(asUtc - offsetAt(asUtc)) / minute
      const ahead = new Date(Math.abs(minutes) * minute).toISOString().slice(11, 16)
      return `${day}T23:59:59${minutes < 0 ? '-' : '+'}${ahead}`
    },
  }
}

/** Milliseconds before and after now within which browsers know the changes of an offset. */
const horizon = 2 * 365 * dayLong

/**
 * What a browser needs to write its times without Intl (web/src/ui/fuso.ts): minutes ahead of UTC, as `-180`. In a
 * zone with summer time also each change within two years, with the second since 1970 of its beginning: `0,60:1774746000`.
 */
export const offsetsOf = remember(20, (nome: string) => toOffsets(nome, Date.now()))

function toOffsets(nome: string, now: number): string {
  const { offsetAt } = fusoDe(nome)
  const first = Math.floor((now - horizon) / dayLong) * dayLong
  const offsets = [String(offsetAt(first) / minute)]
  for (let day = first; day < now + horizon; day += dayLong) {
    let [before, after] = [day, day + dayLong]
    const offset = offsetAt(after)
    if (offsetAt(before) === offset) continue
    while (after - before > quarter) {
      const middle = Math.floor((before + after) / 2 / quarter) * quarter
      if (offsetAt(middle) === offset) after = middle
      else before = middle
    }
    offsets.push(`${offset / minute}:${after / 1000}`)
  }
  return offsets.join()
}

/** Today's calendar day there. Costs three look-ups, since all steps are cached. */
export const today = (nome: string): string => fusoDe(nome).dayAt(Date.now())

/** The calendar day of a time in UTC. */
export function toDay(milliseconds: number): string {
  return nameOfDay(Math.floor(milliseconds / dayLong))
}

function toName(days: number): string {
  // Cuts the time, which has 14 characters whatever the year.
  return new Date(days * dayLong).toISOString().slice(0, -14)
}

/** Milliseconds of `GMT-03:00`; before 1914 the offset has seconds. */
function readOffset(zone: Intl.DateTimeFormat, milliseconds: number): number {
  const name = zone.formatToParts(milliseconds).find(part => part.type === 'timeZoneName')?.value ?? ''
  const [h = 0, m = 0, s = 0] = name.slice(4).split(':').map(Number)
  return (name[3] === '-' ? -1000 : 1000) * (h * 3600 + m * 60 + s)
}
