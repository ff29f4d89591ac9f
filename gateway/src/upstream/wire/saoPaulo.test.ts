import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDay, readInstant } from './saoPaulo.ts'

/* Compares with Intl, without a cache. */
const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })
const zone = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Sao_Paulo', timeZoneName: 'longOffset' })
const offsetOf = (date: Date) =>
  zone
    .formatToParts(date)
    .find(part => part.type === 'timeZoneName')
    ?.value.slice(3)

const within = (min: string, max: string) => {
  return fc.date({ min: new Date(min), max: new Date(max), noInvalidDate: true })
}
/** Since 1914 the offset is whole hours; two of the years have most of the changes. */
const dates = fc.oneof(
  within('1914-01-02T00:00:00Z', '9999-12-30T00:00:00Z'),
  within('1985-01-01T00:00:00Z', '2030-01-01T00:00:00Z'),
  // The last two changes.
  within('2018-11-04T00:00:00Z', '2018-11-04T06:00:00Z'),
  within('2019-02-16T23:00:00Z', '2019-02-17T05:00:00Z'),
)

describe('time in São Paulo', () => {
  it('has Intl’s day for every instant', () => {
    const property = fc.property(dates, date => {
      expect(readDay(date.toISOString())).toBe(days.format(date))
    })
    fc.assert(property, { numRuns: 3000 })
  })

  it('has Intl’s offset for a timestamp without one', () => {
    const property = fc.property(dates, date => {
      const written = date.toISOString().slice(0, -1)
      expect(readInstant(written)).toBe(Date.parse(written + offsetOf(date)))
    })
    fc.assert(property, { numRuns: 3000 })
  })

  it('reads the spellings of a timestamp alike', () => {
    const property = fc.property(
      dates,
      fc.constantFrom('T', ' ', 't'),
      fc.constantFrom('Z', 'z', ' Z', '+00:00', '-0000'),
      fc.constantFrom(-1, 16, 19),
      (date, separator, offset, end) => {
        const [day = '', time = ''] = date.toISOString().slice(0, end).split('T')
        const expected = Date.parse(`${day}T${time}Z`)
        expect(readInstant(day + separator + time + offset)).toBe(expected)
      },
    )
    fc.assert(property, { numRuns: 1000 })
  })

  it.each([
    ['2019-02-16T23:30:00', '2019-02-17T01:30:00.000Z'],
    ['2019-02-17T12:00:00', '2019-02-17T15:00:00.000Z'],
    // Until 1914 it was the time of the sun.
    ['1900-01-01', '1900-01-01T03:06:28.000Z'],
  ])('%s is the instant %s', (written, expected) => {
    expect(new Date(readInstant(written)).toISOString()).toBe(expected)
  })

  it.each([
    ['2026-02-30', '2026-03-02'],
    ['0001-01-01', '0001-01-01'],
    ['0001-01-01T01:00:00Z', '0000-12-31'],
    ['9999-12-31T23:59:59-12:00', '+010000-01-01'],
    ['2026-13-01', null],
    ['31/12/2026', null],
  ])('%s is the day %s', (written, expected) => {
    expect(readDay(written)).toBe(expected)
  })
})
