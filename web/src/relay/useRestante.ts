import { useEffect, useEffectEvent, useState } from 'react'

/** What usePaginationFragment says of a list. */
type Lista = {
  hasNext: boolean
  isLoadingNext: boolean
  /** Requests the next window, and calls back with null once it is there, or with what went wrong. */
  onMais: (onComplete: (error: Error | null) => void) => void
}

/**
 * Loads the windows of a list that are missing, one after the other, while they are wanted. After a failure it waits
 * for `retry`.
 */
export function useRestante({ hasNext, isLoadingNext, onMais }: Lista, wanted: boolean) {
  const [failed, setFailed] = useState(false)
  const load = useEffectEvent(() => onMais(error => setFailed(error !== null)))
  const next = wanted && hasNext && !isLoadingNext && !failed
  useEffect(() => {
    if (next) load()
  }, [next])
  return { failed: failed && hasNext, retry: () => setFailed(false) }
}
