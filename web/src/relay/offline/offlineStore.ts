/** The pages last loaded in this session, in localStorage: few, small, for some days, and for this session only. */
import type { GraphQLResponse } from 'relay-runtime'
import { type OfflinePage, type OfflineSession, offlineCopiesKey } from './offlineCopy.ts'

export type OfflineCopy = {
  address: string
  title: string
  /** The id of the page's document. Another build has other documents, and cannot read this copy. */
  id: string
  /** As Date.now() counts. */
  savedAt: number
  data: Record<string, unknown>
}

type Stored = {
  /** A digest of the session's token. */
  session: string
  /** Last loaded first. */
  copies: OfflineCopy[]
}

const maxCopies = 12
/** Characters; a list has about 20,000. */
const maxLength = 300_000
/** Milliseconds: no session lasts longer. */
const maxAge = 7 * 24 * 60 * 60_000

/** Saves the response to a page's query. Fields that the query did not request this time keep their earlier value. */
export async function saveCopy(
  session: OfflineSession,
  id: string,
  page: OfflinePage,
  body: GraphQLResponse,
): Promise<void> {
  const data = dataOf(body)
  if (!data) return
  const key = await digest(session.token)
  const { address } = page
  const before = readCopies(key).find(copy => copy.id === id)
  const whole = { ...before?.data, ...data }
  const title = await page.title(whole)
  if (!title) return
  const copy = { address, title, id, savedAt: Date.now(), data: whole }
  const others = readCopies(key).filter(other => other.address !== address)
  const copies = [copy, ...others].slice(0, maxCopies)
  while (JSON.stringify(copies).length > maxLength) copies.pop()
  const text = JSON.stringify({ session: key, copies } satisfies Stored)
  // The reader may have signed out meanwhile.
  if (session.isCurrent()) localStorage.setItem(offlineCopiesKey, text)
}

/** The copy of the page at this address, of this session and document; null for none. */
export async function findCopy({ token }: OfflineSession, id: string, address: string): Promise<OfflineCopy | null> {
  const copies = readCopies(await digest(token))
  return copies.find(copy => copy.address === address && copy.id === id) ?? null
}

/** All copies of a session, last loaded first. */
export const listCopies = async (token: string): Promise<OfflineCopy[]> => readCopies(await digest(token))

function readCopies(session: string): OfflineCopy[] {
  try {
    const stored: Stored | null = JSON.parse(localStorage.getItem(offlineCopiesKey) ?? 'null')
    if (stored?.session !== session) return []
    return stored.copies.filter(({ savedAt }) => Date.now() - savedAt < maxAge)
  } catch {
    return []
  }
}

/** The data of a response; null if it has errors. */
function dataOf(body: GraphQLResponse): Record<string, unknown> | null {
  const { data = null, errors } = body as { data?: Record<string, unknown> | null; errors?: unknown }
  return errors ? null : data
}

/** Works on secure pages only; others have no service worker either, and load nothing without a connection. */
async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), byte => byte.toString(16).padStart(2, '0')).join('')
}
