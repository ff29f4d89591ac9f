import { UpstreamFailure } from './failure.ts'
import type { Pagina, Window } from './wire/window.ts'

/*
 * Lists that the REST API returns whole. They are ordered by an instant and by id, so that no two rows are equal, and a
 * cursor is this key: the next window has the rows after it, whatever came or went since.
 */

interface Key {
  /** Milliseconds; 0 if it is not known. */
  instant: number
  codigo: string
}

export interface Order<T> {
  newestFirst: boolean
  keyOf: (row: T) => { instant: Date | null | undefined; codigo: string }
}

export function sortRows<T>(rows: T[], order: Order<T>): T[] {
  const keyed = rows.map(row => ({ row, key: toKey(row, order) }))
  return keyed.toSorted((one, other) => compare(one.key, other.key, order)).map(({ row }) => row)
}

/** One window of sorted rows. */
export function cutWindow<T>(rows: T[], order: Order<T>, { offset, limit, depois }: Window): Pagina<T> {
  const begin = depois == null ? offset : countUpTo(readKey(depois), rows, order)
  const itens = rows.slice(begin, begin + limit)
  const cursores = itens.map(row => writeKey(toKey(row, order)))
  const ultima = cursores.at(-1)
  const posicao = ultima === undefined ? null : { cursores, ultima, temMais: begin + limit < rows.length }
  return { itens, total: rows.length, posicao }
}

function toKey<T>(row: T, { keyOf }: Order<T>): Key {
  const { instant, codigo } = keyOf(row)
  return { instant: instant?.getTime() ?? 0, codigo }
}

function compare(one: Key, other: Key, { newestFirst }: Pick<Order<never>, 'newestFirst'>): number {
  const ascending = one.instant - other.instant || compareIds(one.codigo, other.codigo)
  return newestFirst ? -ascending : ascending
}

/** They are digits: the longer is the larger. */
function compareIds(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : Number(one > other))
}

/** How many rows are not after the key. */
function countUpTo<T>(key: Key, rows: T[], order: Order<T>): number {
  const next = rows.findIndex(row => compare(toKey(row, order), key, order) > 0)
  return next < 0 ? rows.length : next
}

const writeKey = ({ instant, codigo }: Key): string => `${instant.toString(36)}.${codigo}`

function readKey(cursor: string): Key {
  const [, instant = '', codigo = ''] = /^(-?[\da-z]{1,10})\.(\d{1,18})$/.exec(cursor) ?? []
  if (codigo === '') throw new UpstreamFailure('refused', 'not a cursor of this list', 'Cursor inválido.')
  return { instant: Number.parseInt(instant, 36), codigo }
}
