/**
 * Pages without a connection: each page whose route has an `offlineTitle` shows its last data. offlineStore.ts keeps the
 * copies, and loads on demand.
 */
import { useSyncExternalStore } from 'react'
import type { CacheConfig, GraphQLResponse, RequestParameters } from 'relay-runtime'
import { failureCode } from '../failure.ts'
import type { OfflinePage, OfflineSession } from './offlineCopy.ts'

/** When the copy was saved that a page shows, as Date.now() counts, by the session's token and the page's address. */
const shown = new Map<string, number>()
const listeners = new Set<() => void>()

const keyOf = (token: string | undefined, address: string) => `${token} ${address}`

function setShown(key: string, savedAt: number | null): void {
  if (savedAt === null) shown.delete(key)
  else shown.set(key, savedAt)
  for (const notify of listeners) notify()
}

function subscribe(callback: () => void): () => void {
  listeners.add(callback)
  return () => listeners.delete(callback)
}

/** When the copy was saved that the page at this address shows; null if it does not show a copy. */
export const useOfflineCopyDate = (token: string | undefined, address: string): number | null =>
  useSyncExternalStore(
    subscribe,
    () => shown.get(keyOf(token, address)) ?? null,
    () => null,
  )

/** Saves the response to a page's query after the page has it; without a connection, returns the saved copy. */
export async function withOfflineCopy(
  session: OfflineSession,
  { id }: RequestParameters,
  metadata: CacheConfig['metadata'],
  response: Promise<GraphQLResponse>,
): Promise<GraphQLResponse> {
  const page = metadata?.['offlinePage'] as OfflinePage | undefined
  if (!page || !id) return response
  const key = keyOf(session.token, page.address)
  try {
    const body = await response
    setShown(key, null)
    // Later: now the page renders the response.
    setTimeout(() => void save(session, id, page, body), 1000)
    return body
  } catch (error) {
    if (failureCode(error) !== 'OFFLINE') throw error
    const copy = await import('./offlineStore.ts')
      .then(({ findCopy }) => findCopy(session, id, page.address))
      .catch(() => null)
    if (!copy) throw error
    setShown(key, copy.savedAt)
    return { data: copy.data }
  }
}

/** A failure is ignored: the page has its data, and only the copy is missing. */
const save = (session: OfflineSession, id: string, page: OfflinePage, body: GraphQLResponse) =>
  import('./offlineStore.ts').then(({ saveCopy }) => saveCopy(session, id, page, body)).catch(() => undefined)
