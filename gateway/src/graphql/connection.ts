import { remember } from '../remember.ts'
import type { Window } from '../upstream/wire/window.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { toError } from './failure.ts'
import type { Paginas } from './models.ts'

/* The only paging code: forward windows over the REST API's skip and limit. */

interface Page<T> {
  itens: T[]
  total: number
  /** Rows of the window that the gateway left out as unreadable. */
  puladas?: number
}

/** The window to read, which has at least one row: the REST API has no empty one. */
interface Requested extends Window {
  /** The number of nodes to return. */
  first: number
}

const largestOffset = 1_000_000

/** Throws BAD_USER_INPUT for a window outside 0 to `most`, and for an invalid cursor. */
export function readWindow(args: { first?: number | null; after?: string | null }, most = 100): Requested {
  const first = args.first ?? 20
  const offset = args.after == null ? 0 : readCursor(args.after) + 1
  if (first < 0 || first > most) throw toError('BAD_USER_INPUT', `"first" vai de 0 a ${most}.`)
  if (offset > largestOffset) throw toError('BAD_USER_INPUT', 'Esta página não existe.')
  return { offset, limit: Math.max(1, first), first }
}

/**
 * Builds a connection. `endCursor` counts the rows left out, so that the next window begins after the last row that the
 * REST API returned. The cursors of single edges do not: after one of them a row may repeat, but none is skipped.
 */
export function toConnection<T>({ itens, total, puladas = 0 }: Page<T>, { offset, limit, first }: Requested) {
  const edges = first === 0 ? [] : itens.map((node, index) => ({ cursor: toCursor(offset + index), node }))
  const end = first === 0 ? offset : offset + itens.length + puladas
  return {
    edges,
    pageInfo: {
      hasNextPage: itens.length > 0 && end < total,
      hasPreviousPage: offset > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.length > 0 ? toCursor(end - 1) : null,
    },
    pageCursors: { offset, limit, total },
    total,
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

const currentPage = ({ offset, limit }: Paginas) => Math.floor(offset / limit) + 1
const countPages = ({ total, limit }: Paginas) => Math.max(1, Math.ceil(total / limit))

function findPagina(paginas: Paginas, page: number) {
  return page < 1 || page > countPages(paginas) ? null : toPagina(paginas, page)
}

function toPagina({ limit }: Paginas, page: number) {
  return { page, after: page === 1 ? null : toCursor((page - 1) * limit - 1) }
}

/** One window of a list that the REST API only returns whole. */
export function sliceWindow<T>(all: T[], { offset, limit }: Window): Page<T> {
  return { itens: all.slice(offset, offset + limit), total: all.length }
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

const toCursor = remember(10_000, (index: number) => Buffer.from(`offset:${index}`).toString('base64url'))

function readCursor(cursor: string): number {
  const index = /^offset:(\d{1,7})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1]
  if (index === undefined) throw toError('BAD_USER_INPUT', 'Cursor inválido.')
  return Number(index)
}
