import { sql } from 'drizzle-orm'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import { z } from 'zod'
import { Refusal } from './refusal.ts'

/*
 * A cursor is the position of a row in a list: its sort keys, the last of them its id, so that no two rows are equal.
 * The next window has the rows after the position: rows that were inserted or deleted since do not shift it. A
 * made-up cursor is only another position.
 */

/**
 * The kinds of keys, with the largest of each. An instant is in microseconds, as PostgreSQL stores it; a `real` is its
 * four bytes as a whole number, which is exact.
 */
const largest = { inteiro: 2 ** 31 - 1, instante: Number.MAX_SAFE_INTEGER, real: 0x7f_7f_ff_ff }

export type Chave = keyof typeof largest

/** Part of the query of a list. */
export const cursorQuery = {
  depois: z
    .string()
    .max(100)
    .optional()
    .describe('Extension: one of `cursores`. The window begins after it, and `skip` does not count'),
}

/** Part of the response. */
export const cursorFields = {
  cursores: z.array(z.string()).describe('Extension: the position of each row, for `depois`'),
  tem_mais: z.boolean().describe('Extension: rows follow after the window'),
}

export const toCursor = (keys: readonly number[]): string => keys.map(key => key.toString(36)).join('.')

/** @throws Refusal 422 if it is not a position in an order by these keys */
export const readCursor = (cursor: string, chaves: readonly Chave[]): number[] => {
  const keys = cursor.split('.').map(part => (/^[0-9a-z]{1,11}$/.test(part) ? Number.parseInt(part, 36) : Infinity))
  const fits = keys.length === chaves.length && chaves.every((chave, at) => (keys[at] ?? Infinity) <= largest[chave])
  if (!fits) throw new Refusal(422, 'Cursor inválido.')
  return keys
}

export const fromReal = (real: number): number => new Uint32Array(new Float32Array([real]).buffer)[0] ?? 0
export const toReal = (key: number): number => new Float32Array(new Uint32Array([key]).buffer)[0] ?? 0

/**
 * The key of a timestamp: JavaScript's Date has only milliseconds. A `float8` of seconds is exact to less than half a
 * microsecond until 2106, and takes less time than a `numeric`.
 */
export const toInstante = (column: SQLWrapper): SQL<number> =>
  sql<number>`round(date_part('epoch', ${column}) * 1000000)`

export const fromInstante = (instante: number): SQL => sql`to_timestamp(${instante}::float8 / 1000000)`
