import { useEffect, useEffectEvent, useState } from 'react'
import { type FailureCode, failureCode } from './failure.ts'
import { useRetryWhenReady } from './useRetryWhenReady.ts'

/** Taken from usePaginationFragment. */
type List = {
  hasNext: boolean
  isLoadingNext: boolean
  /** Requests the next window; calls back with null when it is loaded, or with the error. */
  onMais: (onComplete: (error: Error | null) => void) => void
}

/**
 * Loads the remaining windows of a list, one after the other, while `wanted`. After a failure that passes it retries by
 * itself, after another it waits for `retry`.
 */
export function useLoadRemaining({ hasNext, isLoadingNext, onMais }: List, wanted: boolean) {
  const [failure, setFailure] = useState<FailureCode | null>(null)
  const load = useEffectEvent(() => onMais(error => setFailure(error && failureCode(error))))
  const retry = () => setFailure(null)
  const next = wanted && hasNext && !isLoadingNext && failure === null
  useEffect(() => {
    if (next) load()
  }, [next])
  useRetryWhenReady(hasNext ? failure : null, retry)
  return { failed: failure !== null && hasNext, retry }
}
