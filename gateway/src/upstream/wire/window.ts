import { array, object, readRows, whole } from './fields.ts'
import type { Read } from './fields.ts'

/** Offset and limit, the REST API's `skip` and `limit`. */
export interface Window {
  offset: number
  limit: number
}

/** One window of a list. */
export interface Pagina<T> {
  itens: T[]
  total: number
  /** Rows of the window that could not be read. They count for `skip`. */
  puladas?: number
}

/** Reads the window from the list at `key`. An upstream that ignores `limit` may send more rows than it holds. */
export function readPagina<T>(body: unknown, key: string, { offset, limit }: Window, read: Read<T>): Pagina<T> {
  const given = array(body, key).slice(0, limit)
  const itens = readRows(given, key, read)
  const total = whole(object(body), 'total') ?? offset + given.length
  return { itens, total, puladas: given.length - itens.length }
}
