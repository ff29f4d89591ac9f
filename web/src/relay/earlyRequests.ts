/** The requests of a page that its HTML sends before any module is loaded (`boot/early.ts`). The network uses each once. */
import type { Variables } from 'relay-runtime'
import { freshness } from './freshness.ts'
import { json, toBody, toHeaders } from './operation.ts'

export type EarlyRequest = {
  body: string
  token: string | null
  /** Milliseconds since the epoch. */
  sentAt: number
  response: Promise<Response>
  abort: AbortController
}

declare global {
  interface Window {
    /** The only value that the inline script shares with the modules. */
    earlyRequests?: EarlyRequest[]
  }
}

/** Sends a query before the network exists. */
export function sendEarly(documentId: string | null, variables: Variables, token: string | null): Promise<Response> {
  const body = toBody(documentId, variables)
  const headers = { ...toHeaders(token), ...json }
  const abort = new AbortController()
  const response = fetch('/graphql', { method: 'POST', headers, body, signal: abort.signal })
  // Ignored: the network retries.
  response.catch(() => undefined)
  const requests = (window.earlyRequests ??= [])
  requests.push({ body, token, sentAt: Date.now(), response, abort })
  return response
}

/** Removes and returns the early request of this body; null for none, or if it is too old or has another token. */
export function takeEarly(body: string, token: string | null): EarlyRequest | null {
  const early = window.earlyRequests?.find(request => request.body === body)
  if (!early) return null
  window.earlyRequests = window.earlyRequests?.filter(request => request !== early)
  if (early.token === token && isFresh(early)) return early
  early.abort.abort()
  return null
}

/** Aborts the unused requests: the first page is another one, or has other variables. */
export function forgetEarly(): void {
  for (const { abort } of window.earlyRequests ?? []) abort.abort()
  window.earlyRequests = []
}

/** Compares with the shortest freshness in the store, without the pages that refetch on every visit. */
function isFresh({ sentAt }: EarlyRequest): boolean {
  const times = Object.values(freshness).map(({ fresh }) => fresh)
  return Date.now() - sentAt < Math.min(...times.filter(fresh => fresh > 0))
}
