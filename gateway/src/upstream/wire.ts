import * as z from 'zod'

/*
 * How fields of the REST contract are read: a missing one and null mean the same, a number may come as a string,
 * blank text is no text. What cannot be read that way breaks the contract.
 */

const saoPaulo = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Sao_Paulo', timeZoneName: 'longOffset' })
const saoPauloDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' })

/** Text or null; a number is its digits. */
export const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform(value => (value == null || value === '' ? null : String(value)))

/** REST id as text: digits only, so it can stand in a path. */
export const id = z.union([z.int().nonnegative(), z.string().regex(/^\d{1,18}$/)]).transform(String)

export const optionalId = id.nullish().transform(value => value ?? null)

/** Finite number or null; '1.200,50' is not guessed at, '12,5' is. */
export const number = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\s*(-?\d+([.,]\d+)?)?\s*$/)
      .transform(value => (value.trim() === '' ? null : Number(value.replace(',', '.')))),
  ])
  .nullish()
  .transform(value => value ?? null)

const largestInt = 2 ** 31 - 1

/** Whole number or null, within what GraphQL's Int holds. */
export const whole = number
  .refine(value => value === null || Math.abs(value) <= largestInt, 'too large a number')
  .transform(value => (value === null ? null : Math.round(value)))

/** How many; 0 when missing. */
export const count = whole.transform(value => Math.max(0, value ?? 0))

/** Boolean or null; 0, 1 and their spellings count. */
export const flag = z
  .union([
    z.boolean(),
    z.literal([0, 1, '0', '1', 'true', 'false']).transform(value => [1, '1', 'true'].includes(value)),
  ])
  .nullish()
  .transform(value => value ?? null)

/** An instant or null; without an offset it is America/Sao_Paulo (rest-contract.md). */
export const instant = z
  .string()
  .nullish()
  .transform((value, context) => {
    if (!value) return null
    const date = readInstant(value.trim())
    if (date) return date
    context.issues.push({ code: 'custom', message: 'not a timestamp', input: value })
    return z.NEVER
  })

/** The same where nothing makes sense without it. */
export const requiredInstant = instant.transform((date, context) => {
  if (date) return date
  context.issues.push({ code: 'custom', message: 'missing', input: date })
  return z.NEVER
})

/** A calendar day as `2026-12-31`, or null; of a timestamp it is the day in America/Sao_Paulo. */
export const day = z
  .string()
  .nullish()
  .transform((value, context) => {
    if (!value) return null
    const written = value.trim()
    const date = readInstant(/^\d{4}-\d{2}-\d{2}$/.test(written) ? `${written}T12:00:00Z` : written)
    if (date) return dayInSaoPaulo(date)
    context.issues.push({ code: 'custom', message: 'not a date', input: value })
    return z.NEVER
  })

/** A list; missing means empty. */
export function list<T extends z.ZodType>(item: T) {
  return z
    .array(item)
    .nullish()
    .transform(value => value ?? [])
}

/** The calendar day of an instant where the university is. */
export function dayInSaoPaulo(date: Date): string {
  return saoPauloDay.format(date)
}

function readInstant(written: string): Date | undefined {
  const parts = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(
    written,
  )
  if (!parts) return undefined
  const [, day, time = '00:00', offset] = parts
  const asUtc = new Date(
    `${day}T${time}${offset ? offset.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2').toUpperCase() : 'Z'}`,
  )
  if (Number.isNaN(asUtc.getTime())) return undefined
  if (offset) return asUtc
  // The country had summer time until 2019: the offset depends on the day.
  const name = saoPaulo.formatToParts(asUtc).find(part => part.type === 'timeZoneName')?.value ?? 'GMT-03:00'
  return new Date(`${day}T${time}${name.replace('GMT', '') || 'Z'}`)
}
