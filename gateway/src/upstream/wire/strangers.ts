import { isRow, tryRead } from './fields.ts'
import type { Read, Row } from './fields.ts'

/** The fields of the objects at one place of a body, such as `vagas[].autor`. */
interface Fields {
  /** Those that a reader asked for. */
  read: Set<string>
  /** Those that the upstream sends. */
  sent: Set<string>
  /** The names are data, as in a map. */
  isMap: boolean
}

/** More rows of a list have the same fields. */
const mostRows = 20

/**
 * What the names of a body's fields tell about an upstream that misspells the contract: one sentence for each place
 * where no known field is sent, or where an unknown one looks like a known one that is missing. Null if its lists are
 * empty, so that there is nothing to tell by. Reads the body once more.
 */
export function findStrangers(body: unknown, read: Read<unknown>): string[] | null {
  const places = new Map<string, Fields>()
  tryRead(watch(body, '', places), read)
  const strangers = [...places].flatMap(([place, fields]) => describe(place || 'the body', fields))
  // The object around an empty list says nothing about its rows.
  const isTold = places.size > 1 || (isRow(body) ? !Object.values(body).some(isEmpty) : places.size > 0)
  return isTold || strangers.length > 0 ? strangers : null
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}

function describe(place: string, { read, sent, isMap }: Fields): string[] {
  if (isMap || sent.size === 0) return []
  const unknown = [...sent].filter(name => !read.has(name))
  const missing = [...read].filter(name => !sent.has(name))
  if (unknown.length === sent.size) return [`${place}: has ${list(unknown)}, not ${list(missing)}`]
  return unknown.flatMap(name => {
    const meant = missing.find(known => isSimilar(name, known))
    return meant === undefined ? [] : [`${place}: has ${list([name])}, not ${list([meant])}`]
  })
}

const longest = 40

/** Names are the upstream's: the log takes a few, cut to a length. */
function list(names: string[]): string {
  return names
    .slice(0, 5)
    .map(name => name.slice(0, longest))
    .join(', ')
}

/** The value; the objects within it note what is read of them. */
function watch(value: unknown, place: string, places: Map<string, Fields>): unknown {
  // No list of the contract holds lists, and an endless nest of them must not be followed.
  const watchRow = (row: unknown) => (Array.isArray(row) ? row : watch(row, `${place}[]`, places))
  if (Array.isArray(value)) return value.slice(0, mostRows).map(watchRow)
  return isRow(value) ? watchObject(value, place, places) : value
}

function watchObject(row: Row, place: string, places: Map<string, Fields>): Row {
  let fields: Fields | undefined
  /** Only objects that are read tell anything. */
  const note = () => {
    if (fields) return fields
    fields = places.get(place) ?? { read: new Set(), sent: new Set(), isMap: false }
    places.set(place, fields)
    for (const name of Object.keys(row)) fields.sent.add(name)
    return fields
  }
  return new Proxy(row, {
    get: (_, key) => {
      const name = String(key)
      note().read.add(name)
      return watch(row[name], place === '' ? name : `${place}.${name}`, places)
    },
    ownKeys: () => {
      note().isMap = true
      return Reflect.ownKeys(row)
    },
  })
}

/** `departamento` and `department`, `criadoEm` and `criado_em`: short names have to be closer. */
function isSimilar(one: string, other: string): boolean {
  const [a, b] = [fold(one), fold(other)]
  const length = Math.min(a.length, b.length)
  const most = length >= 6 ? 2 : length >= 4 ? 1 : 0
  return Math.abs(a.length - b.length) <= most && countEdits(a, b) <= most
}

function fold(name: string): string {
  const letters = name.slice(0, longest).normalize('NFD').toLowerCase()
  return letters.replaceAll(/[^a-z\d]/g, '')
}

/** The Levenshtein distance. */
function countEdits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [index, letter] of Array.from(a).entries()) {
    const next = [index + 1]
    for (const [at, other] of Array.from(b).entries()) {
      const replaced = (row[at] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
