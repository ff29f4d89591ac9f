import { readDay, readInstant } from './saoPaulo.ts'

/*
 * Readers of the REST contract's bodies: plain functions that check, convert and name in one pass, because this is the
 * hot path. In every field a missing value equals null, a number may be a string, and an empty text is null. Any other
 * deviation is a Misfit. A list leaves out rows that do not fit, so that one broken vaga does not hide the others;
 * `readBody` returns these rows for the log.
 */

/** Reads and names in one pass. Throws Misfit for a value that does not fit. */
export type Read<T> = (body: unknown) => T

/** An object on the wire. */
export type Row = Record<string, unknown>

/** A value that breaks the contract. Not an Error: it never leaves upstream/, and a stack trace costs time. */
export class Misfit {
  path: string
  readonly problem: string

  constructor(problem: string, path = '') {
    this.problem = problem
    this.path = path
  }

  /** Prefixes the path with the key of a container. */
  within(key: string | number): this {
    this.path = this.path === '' ? String(key) : `${key}.${this.path}`
    return this
  }

  toString(): string {
    return `${this.path || '(body)'}: ${this.problem}`
  }
}

const largestInt = 2 ** 31 - 1
/** With more broken rows a list follows another contract. The limit also bounds their time and memory. */
const mostPuladas = 1000

/** Rows left out of the current body. Reading is synchronous, so bodies cannot mix. */
let puladas: Misfit[] = []

/** Reads one whole body. `puladas` has one Misfit per row that its lists left out. */
export function readBody<T>(body: unknown, read: Read<T>): { value: T; puladas: Misfit[] } {
  puladas = []
  return { value: read(body), puladas }
}

/** The same, but null for a body that does not fit. Also works within another body, whose `puladas` it restores. */
export function tryRead<T>(body: unknown, read: Read<T>): T | null {
  const around = puladas
  try {
    return readBody(body, read).value
  } catch (error) {
    if (error instanceof Misfit) return null
    throw error
  } finally {
    puladas = around
  }
}

/** The body as an object. */
export function object(body: unknown): Row {
  if (isRow(body)) return body
  throw new Misfit('not an object')
}

/** Whether a value is an object with fields. */
export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A nested value, or null. */
export function nested<T>(row: Row, key: string, read: Read<T>): T | null {
  const value = row[key]
  if (value == null) return null
  const known = puladas.length
  try {
    const found = read(value)
    if (puladas.length > known) placeWithin(key, known)
    return found
  } catch (error) {
    throw within(key, error)
  }
}

/** An optional list; missing means empty. Leaves out rows that do not fit, unless there are several and none fits. */
export function list<T>(row: Row, key: string, read: Read<T>): T[] {
  return row[key] == null ? [] : rows(row, key, read)
}

/** The same for a required list. A null `key` means that the body is the list. */
export function rows<T>(body: unknown, key: string | null, read: Read<T>): T[] {
  return readRows(array(body, key), key, read)
}

/** The same for a list that must be complete: one row that does not fit breaks it. */
export function allRows<T>(body: unknown, read: Read<T>): T[] {
  return array(body, null).map((row, index) => {
    try {
      return read(row)
    } catch (error) {
      throw within(index, error)
    }
  })
}

/** The array at `key`, or the body itself for null. */
export function array(body: unknown, key: string | null): unknown[] {
  const given = key === null ? body : object(body)[key]
  if (Array.isArray(given)) return given
  throw new Misfit('not a list', key ?? '')
}

/** The rows of an array that `read` accepts; `key` is its position in the body. */
export function readRows<T>(given: unknown[], key: string | null, read: Read<T>): T[] {
  const found: T[] = []
  const before = puladas.length
  for (let index = 0; index < given.length; index += 1) {
    const known = puladas.length
    try {
      found.push(read(given[index]))
    } catch (error) {
      // Rows left out within this one no longer matter.
      puladas.length = known
      puladas.push(toMisfit(error))
    }
    if (puladas.length > known) placeWithin(index, known)
    if (puladas.length > mostPuladas) break
  }
  if (key !== null) placeWithin(key, before)
  const first = puladas[before]
  // One row alone may be broken. Several of which none fits follow another contract.
  if (!first || ((found.length > 0 || given.length === 1) && puladas.length <= mostPuladas)) return found
  // The first one becomes the misfit of the whole list.
  puladas.length = before
  throw first
}

function placeWithin(key: string | number, from: number): void {
  for (let index = from; index < puladas.length; index += 1) puladas[index]?.within(key)
}

function within(key: string | number, error: unknown): unknown {
  return error instanceof Misfit ? error.within(key) : error
}

/** A bug is not a misfit: it must reach the log unchanged. */
function toMisfit(error: unknown): Misfit {
  if (error instanceof Misfit) return error
  throw error
}

/** Text or null; a number becomes its digits. */
export function text(row: Row, key: string): string | null {
  const value = row[key]
  if (typeof value === 'string') return value === '' ? null : value
  if (value == null) return null
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  throw new Misfit('not a text', key)
}

/** A body or a row that is a text. */
export function plainText(body: unknown): string {
  if (typeof body === 'string') return body
  throw new Misfit('not a text')
}

/** A required text. */
export function requiredText(row: Row, key: string): string {
  const value = row[key]
  if (typeof value === 'string') return value
  throw new Misfit('not a text', key)
}

const digits = /^\d{1,18}$/

/** REST id as text: only digits, so that it is safe in a path. */
export function id(row: Row, key: string): string {
  const value = row[key]
  if (typeof value === 'number' ? Number.isSafeInteger(value) && value >= 0 : isDigits(value)) return String(value)
  throw new Misfit('not an id', key)
}

function isDigits(value: unknown): boolean {
  return typeof value === 'string' && digits.test(value)
}

/** The same, or null. */
export function optionalId(row: Row, key: string): string | null {
  return row[key] == null ? null : id(row, key)
}

const decimal = /^-?\d+(?:[.,]\d+)?$/

/** Finite number or null; '1.200,50' is ambiguous and refused, '12,5' is not. */
export function number(row: Row, key: string): number | null {
  const value = row[key]
  if (value == null) return null
  const read = typeof value === 'string' ? readDecimal(value.trim()) : value
  if (read === null || (typeof read === 'number' && Number.isFinite(read))) return read
  throw new Misfit('not a number', key)
}

function readDecimal(written: string): number | null {
  if (written === '') return null
  return decimal.test(written) ? Number(written.replace(',', '.')) : Number.NaN
}

/** Whole number or null, within the range of GraphQL's Int. */
export function whole(row: Row, key: string): number | null {
  const value = number(row, key)
  if (value === null) return null
  if (Math.abs(value) > largestInt) throw new Misfit('too large a number', key)
  return Math.round(value)
}

/** A count; 0 if missing. */
export function count(row: Row, key: string): number {
  return Math.max(0, whole(row, key) ?? 0)
}

/** Boolean or null; accepts 0, 1 and their spellings. */
export function flag(row: Row, key: string): boolean | null {
  const value = row[key]
  if (typeof value === 'boolean') return value
  if (value == null) return null
  if (value === 1 || value === '1' || value === 'true') return true
  if (value === 0 || value === '0' || value === 'false') return false
  throw new Misfit('not a boolean', key)
}

/** An instant or null; without an offset in America/Sao_Paulo. */
export function instant(row: Row, key: string): Date | null {
  const written = requireString(row, key, 'not a timestamp')
  if (!written) return null
  const milliseconds = readInstant(written.trim())
  if (Number.isNaN(milliseconds)) throw new Misfit('not a timestamp', key)
  return new Date(milliseconds)
}

/** A required instant. */
export function requiredInstant(row: Row, key: string): Date {
  const date = instant(row, key)
  if (date) return date
  throw new Misfit('missing', key)
}

/** A calendar day as `2026-12-31`, or null; of a timestamp it is the day in America/Sao_Paulo. */
export function day(row: Row, key: string): string | null {
  const written = requireString(row, key, 'not a date')
  if (!written) return null
  const found = readDay(written.trim())
  if (found !== null) return found
  throw new Misfit('not a date', key)
}

/** Undefined if missing or empty. */
function requireString(row: Row, key: string, problem: string): string | undefined {
  const value = row[key]
  if (value == null || value === '') return undefined
  if (typeof value === 'string') return value
  throw new Misfit(problem, key)
}
