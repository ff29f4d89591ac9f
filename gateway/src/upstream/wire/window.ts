import { array, object, readRows, whole } from './fields.ts'
import type { Read } from './fields.ts'

/** Offset and limit, the REST API's `skip` and `limit`. */
export interface Window {
  offset: number
  limit: number
  /** The upstream's cursor of the row before the window, its `depois`; null or missing if the offset alone tells. */
  depois?: string | null
}

/** One window of a list. */
export interface Pagina<T> {
  itens: T[]
  total: number
  /** Rows of the window that could not be read. They count for `skip`. */
  puladas?: number
  /** Where the rows are in the list; missing for an upstream that only has offsets. */
  posicao?: Posicao | null
}

export interface Posicao {
  /** A cursor per row of `itens`. */
  cursores: string[]
  /** The cursor of the last row, also if it could not be read. */
  ultima: string
  /** Rows follow. */
  temMais: boolean
}

/** What a cursor of the upstream may be: safe in a URL, and short. */
const cursorPattern = /^[\w.~-]{1,200}$/

/** Reads the window from the list at `key`. An upstream that ignores `limit` may send more rows than it holds. */
export function readPagina<T>(body: unknown, key: string, { offset, limit }: Window, read: Read<T>): Pagina<T> {
  const row = object(body)
  const given = array(body, key).slice(0, limit)
  const dados = readCursores(row['cursores'], given.length)
  const cursores: string[] = []
  let index = 0
  const itens = readRows(given, key, each => {
    const cursor = dados?.[index++]
    const item = read(each)
    if (cursor !== undefined) cursores.push(cursor)
    return item
  })
  const total = whole(row, 'total') ?? offset + given.length
  const ultima = dados?.at(-1)
  return {
    itens,
    total,
    puladas: given.length - itens.length,
    posicao: ultima === undefined ? null : { cursores, ultima, temMais: row['tem_mais'] === true },
  }
}

/** Null unless there is one for each row. */
function readCursores(given: unknown, rows: number): string[] | null {
  const fits = Array.isArray(given) && given.length === rows && given.every(each => cursorPattern.test(String(each)))
  return fits ? given.map(String) : null
}
