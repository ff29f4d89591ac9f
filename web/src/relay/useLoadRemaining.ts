import { useEffect, useEffectEvent, useState } from 'react'

/** Taken from usePaginationFragment. */
type List = {
  hasNext: boolean
  isLoadingNext: boolean
  /** Requests the next window; calls back with null when it is loaded, or with the error. */
  onMais: (onComplete: (error: Error | null) => void) => void
}

/** Loads the remaining windows of a list, one after the other, while `wanted`. After a failure it waits for `retry`. */
export function useLoadRemaining({ hasNext, isLoadingNext, onMais }: List, wanted: boolean) {
  const [failed, setFailed] = useState(false)
  const load = useEffectEvent(() => onMais(error => setFailed(error !== null)))
  const next = wanted && hasNext && !isLoadingNext && !failed
  useEffect(() => {
    if (next) load()
  }, [next])
  return { failed: failed && hasNext, retry: () => setFailed(false) }
}
