/** A page whose data is kept for when there is no connection (withOfflineCopy.ts). */

import { local } from '../../storage.ts'

/** The key in localStorage, for the current session. */
export const offlineCopiesKey = 'offlineCopies'

type Title = string | undefined

/** In the metadata of a page's query. */
export type OfflinePage = {
  /** Path and search of the page. */
  address: string
  /** The text of links to the page, by its data; without one nothing is kept. */
  title: (data: Record<string, unknown>) => Title | Promise<Title>
}

/** The session that a network belongs to. */
export type OfflineSession = {
  token: string
  /** Whether it is still the session of this browser. */
  isCurrent: () => boolean
}

/** For the end of a session: the copies belong to it. */
export const deleteOfflineCopies = () => local.removeItem(offlineCopiesKey)
