/**
 * The data of an environment that is out of date, and the callbacks to refetch it. Pages on screen refetch at once;
 * others refetch on the next visit, however fresh they are. A new session gets a new environment, and so begins with
 * nothing stale.
 */
import { useEffect, useEffectEvent } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'

/** A time in which events may have been missed: the stream was closed, or there is none and the reader returns. */
export type Gap = {
  /** The counts of the header may be wrong too: the stream did not send them. */
  counts: boolean
  /** The reader changed something in another tab: also what is not known to change by itself may have. */
  elsewhere?: boolean
}

type Staleness = {
  /** When the last gap ended, as Date.now() counts; null for no gap. */
  gapAt: number | null
  /** By pathname, when the page became stale. */
  pages: Map<string, number>
  /** Pathnames of pages whose stored data has errors. */
  failedPages: Set<string>
  /** How many mutations have had a response. */
  mutations: number
  gapListeners: Set<(gap: Gap) => void>
  pageListeners: Set<(pathname: string) => void>
}

const ofEnvironment = new WeakMap<IEnvironment, Staleness>()

function stalenessOf(environment: IEnvironment): Staleness {
  let staleness = ofEnvironment.get(environment)
  if (!staleness) {
    staleness = {
      gapAt: null,
      pages: new Map(),
      failedPages: new Set(),
      mutations: 0,
      gapListeners: new Set(),
      pageListeners: new Set(),
    }
    ofEnvironment.set(environment, staleness)
  }
  return staleness
}

/** When the page at this pathname was last marked stale, as Date.now() counts; null for never. */
export const pageStaleSince = (environment: IEnvironment, pathname: string): number | null =>
  stalenessOf(environment).pages.get(pathname) ?? null

/** When events may last have been missed, as Date.now() counts; null for never. */
export const lastGapAt = (environment: IEnvironment): number | null => stalenessOf(environment).gapAt

/** Marks the page at this pathname as stale. */
export function markPageStale(environment: IEnvironment, pathname: string): void {
  const { pages, pageListeners } = stalenessOf(environment)
  pages.set(pathname, Date.now())
  for (const notify of pageListeners) notify(pathname)
}

/** Marks the page at this pathname as failed: its next load does not render what is stored, as the errors are, too. */
export function markPageFailed(environment: IEnvironment, pathname: string): void {
  stalenessOf(environment).failedPages.add(pathname)
}

/** Whether the page at this pathname was marked as failed since the last call. */
export const takePageFailed = (environment: IEnvironment, pathname: string): boolean =>
  stalenessOf(environment).failedPages.delete(pathname)

/** Counts a mutation that has had its response. */
export function countMutation(environment: IEnvironment): void {
  stalenessOf(environment).mutations += 1
}

/** How many mutations have had their response: another number after a query means that the query may be older than one. */
export const mutationsOf = (environment: IEnvironment): number => stalenessOf(environment).mutations

/** Reports that events may have been missed. */
export function reportGap(environment: IEnvironment, gap: Gap = { counts: false }): void {
  const staleness = stalenessOf(environment)
  staleness.gapAt = Date.now()
  for (const notify of staleness.gapListeners) notify(gap)
}

/** Calls back whenever the page at this pathname becomes stale, while the component is mounted. */
export function useOnPageStale(pathname: string, callback: () => void): void {
  const environment = useRelayEnvironment()
  const handle = useEffectEvent((stale: string) => {
    if (stale === pathname) callback()
  })
  useEffect(() => {
    const { pageListeners } = stalenessOf(environment)
    const listener = (stale: string) => handle(stale)
    pageListeners.add(listener)
    return () => void pageListeners.delete(listener)
  }, [environment])
}

/** Calls back whenever events may have been missed, while the component is mounted. */
export function useOnGap(callback: (gap: Gap) => void): void {
  const environment = useRelayEnvironment()
  const handle = useEffectEvent(callback)
  useEffect(() => {
    const { gapListeners } = stalenessOf(environment)
    const listener = (gap: Gap) => handle(gap)
    gapListeners.add(listener)
    return () => void gapListeners.delete(listener)
  }, [environment])
}

/** Calls back whenever the page at this pathname becomes stale, or may have missed that, while the component is mounted. */
export function useOnPageStaleOrGap(pathname: string, callback: () => void): void {
  useOnPageStale(pathname, callback)
  useOnGap(callback)
}
