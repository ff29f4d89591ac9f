import { useEffect, useEffectEvent, useState } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { getRequest, type GraphQLTaggedNode, type IEnvironment, type Variables } from 'relay-runtime'
import { refetchQuery } from './refetchQuery.ts'
import { hasChanged, noteRead, now, onChanged, type PageTopics } from './topics.ts'

type Callbacks = {
  /** Of a refetch: the response is in the store. */
  onComplete?: () => void
  /** A refetch has failed, after its retries. */
  onFailure?: (error: Error) => void
}

/** `since`: when the data was requested; absent for a part that loads its own data as it mounts. */
type Options = Callbacks & Pick<PageTopics, 'topics'> & Partial<Pick<PageTopics, 'since'>>

type Shown = Callbacks & PageTopics & { query: GraphQLTaggedNode; variables: Variables }

/**
 * Refetches the query of what is on screen after a change of one of its topics, while the page is visible. One request at a
 * time: all changes during a request make one more. A response that may be older than that of a mutation, and has replaced
 * it in the store, is requested once more. A failure leaves the page as it is; the next change, or return, refetches.
 */
export function useKeepCurrent(query: GraphQLTaggedNode, variables: Variables, options: Options): void {
  const environment = useRelayEnvironment()
  const [mountedAt] = useState(now)
  const read = useEffectEvent((): Shown => ({ since: mountedAt, ...options, query, variables }))
  const isPart = options.since === undefined
  useEffect(() => {
    // A page may have the query of a part.
    if (isPart) note(environment, read(), mountedAt)
    return keepCurrent(environment, () => read())
  }, [environment, isPart, mountedAt])
}

const note = (environment: IEnvironment, { query, variables }: Shown, moment: number) =>
  noteRead(environment, getRequest(query).params.name, variables, moment)

/** `read` returns what is shown now. Returns a function that stops. */
function keepCurrent(environment: IEnvironment, read: () => Shown): () => void {
  let [refetchedAt, triedAt] = [0, 0]
  /** Of the request in flight. */
  let abort: (() => void) | null = null

  const refetch = (shown: Shown) => {
    const moment = now()
    triedAt = moment
    const onComplete = () => {
      abort = null
      if (hasChanged(environment, { topics: ['escrita'], since: moment })) return refetch(read())
      refetchedAt = moment
      note(environment, shown, moment)
      shown.onComplete?.()
      check(0)
    }
    const onFailure = (error: Error) => {
      abort = null
      shown.onFailure?.(error)
    }
    abort = refetchQuery(environment, shown.query, shown.variables, { onComplete, onFailure })
  }
  /** After a failure, only a change after `from` refetches. */
  const check = (from: number) => {
    const shown = read()
    const { topics, since } = shown
    const isFree = document.visibilityState === 'visible' && abort === null
    if (isFree && hasChanged(environment, { topics, since: Math.max(since, refetchedAt, from) })) refetch(shown)
  }
  const end = () => {
    abort?.()
    abort = null
  }
  const handleVisibility = () => (document.visibilityState === 'visible' ? check(0) : end())
  const stop = onChanged(environment, () => check(triedAt))
  document.addEventListener('visibilitychange', handleVisibility)
  check(0)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', handleVisibility)
    end()
  }
}
