import { remember } from '../remember.ts'
import type { Pagina, Window } from '../upstream/wire/window.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { toError } from './failure.ts'
import type { Paginas } from './models.ts'

/*
 * The only paging code: forward windows over the REST API's lists. A cursor has the position of a row: its offset, and if
 * the upstream has cursors, the upstream's own, which stays right when rows before it come or go.
 */

/** The window to read, which has at least one row: the REST API has no empty one. */
export interface Requested extends Window {
  /** The number of nodes to return. */
  first: number
  depois: string | null
}

const largestOffset = 1_000_000

/** Throws BAD_USER_INPUT for a window outside 0 to `most`, and for an invalid cursor. */
export function readWindow(args: { first?: number | null; after?: string | null }, most = 100): Requested {
  const first = args.first ?? 20
  const { index, depois } = args.after == null ? start : readCursor(args.after)
  const offset = index + 1
  if (first < 0 || first > most) throw toError('BAD_USER_INPUT', `"first" vai de 0 a ${most}.`)
  if (offset > largestOffset) throw toError('BAD_USER_INPUT', 'Esta página não existe.')
  return { offset, limit: Math.max(1, first), first, depois }
}

/**
 * Builds a connection. `endCursor` counts the rows left out, so that the next window begins after the last row that the
 * REST API returned. The offsets of single edges do not: after one of them a row may repeat, but none is skipped. `total`
 * does not count those of this window, which nobody sees.
 */
export function toConnection<T>({ itens, total, puladas = 0, posicao = null }: Pagina<T>, window: Requested) {
  const { offset, first } = window
  const edges =
    first === 0
      ? []
      : itens.map((node, index) => ({ cursor: toCursor(offset + index, posicao?.cursores[index]), node }))
  const given = itens.length + puladas
  const end = first === 0 ? offset : offset + given
  const endCursor = end > offset ? toCursor(end - 1, posicao?.ultima) : null
  const temMais = given > 0 && (first === 0 || (posicao ? posicao.temMais : end < total))
  return {
    edges,
    pageInfo: {
      hasNextPage: temMais,
      hasPreviousPage: offset > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor,
    },
    pageCursors: { window, total, temMais, next: posicao && endCursor },
    total: Math.max(itens.length, total - puladas),
  }
}

/** The same connection with more fields on its edges: `toEdge` splits a row into the fields of an edge. */
export function mapEdges<T, Edge>({ edges, ...rest }: ReturnType<typeof toConnection<T>>, toEdge: (row: T) => Edge) {
  return { ...rest, edges: edges.map(({ cursor, node }) => ({ cursor, ...toEdge(node) })) }
}

/** Numbered pages have the length of the requested window. */
export const paginasResolvers: Resolvers = {
  PageCursors: {
    current: paginas => toPagina(paginas, currentPage(paginas)),
    previous: paginas => {
      const before = Math.min(currentPage(paginas) - 1, countPages(paginas))
      return before < 1 ? null : toPagina(paginas, before)
    },
    next: paginas => findPagina(paginas, currentPage(paginas) + 1),
    last: paginas => toPagina(paginas, countPages(paginas)),
    page: (paginas, { number }) => findPagina(paginas, number),
  },
}

const currentPage = ({ window: { offset, limit } }: Paginas) => Math.floor(offset / limit) + 1

/** After an upstream's cursor the rows tell the last page: the total may have changed since the offset was computed. */
function countPages(paginas: Paginas): number {
  const { window, total, temMais, next } = paginas
  const counted = Math.max(1, Math.ceil(total / window.limit))
  if (window.depois === null || next === null) return counted
  const current = currentPage(paginas)
  return temMais ? Math.max(counted, current + 1) : current
}

function findPagina(paginas: Paginas, page: number) {
  return page < 1 || page > countPages(paginas) ? null : toPagina(paginas, page)
}

function toPagina(paginas: Paginas, page: number) {
  return {
    page,
    after: page === 1 ? null : (findCursor(paginas, page) ?? toCursor((page - 1) * paginas.window.limit - 1)),
  }
}

/** The exact beginning of this page and of the one after it, if the upstream has cursors. */
function findCursor(paginas: Paginas, page: number): string | null {
  const { window, next } = paginas
  const current = currentPage(paginas)
  if (window.offset % window.limit !== 0) return null
  if (page === current && window.depois !== null) return toCursor(window.offset - 1, window.depois)
  return page === current + 1 ? next : null
}

/**
 * A window of a list that grows at its front. It is paged by key: the cursor of a node is its key, and the next window
 * begins after it.
 */
export function toKeyedConnection<T>(
  itens: T[],
  more: boolean,
  { first, after }: { first?: number | null; after?: string | null },
  toKey: (node: T) => string,
) {
  const edges = first === 0 ? [] : itens.map(node => ({ cursor: toKeyedCursor(toKey(node)), node }))
  return {
    edges,
    pageInfo: {
      hasNextPage: more || edges.length < itens.length,
      hasPreviousPage: after != null,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

/** The key after which a window begins, null for the first, and the window's limit. */
export function readKeyedWindow(args: { first?: number | null; after?: string | null }): {
  antes: string | null
  limit: number
} {
  const { limit } = readWindow({ first: args.first ?? null })
  if (args.after == null) return { antes: null, limit }
  const antes = /^antes:(\d{1,18})$/.exec(Buffer.from(args.after, 'base64url').toString())?.[1]
  if (antes === undefined) throw toError('BAD_USER_INPUT', 'Cursor inválido.')
  return { antes, limit }
}

export function toKeyedCursor(key: string): string {
  return Buffer.from(`antes:${key}`).toString('base64url')
}

/** A new node as the first edge of its list. */
export function toFirstEdge<T>(node: T) {
  return { cursor: toCursor(0), node }
}

const start = { index: -1, depois: null }

function toCursor(index: number, depois?: string): string {
  return depois === undefined ? toOffsetCursor(index) : `${index}.${depois}`
}

const toOffsetCursor = remember(10_000, (index: number) => Buffer.from(`offset:${index}`).toString('base64url'))

function readCursor(cursor: string): { index: number; depois: string | null } {
  const keyed = /^(\d{1,7})\.(.{1,200})$/.exec(cursor)
  const index = keyed?.[1] ?? /^offset:(\d{1,7})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1]
  if (index === undefined) throw toError('BAD_USER_INPUT', 'Cursor inválido.')
  return { index: Number(index), depois: keyed?.[2] ?? null }
}
