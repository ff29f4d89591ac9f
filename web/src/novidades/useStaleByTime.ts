import { useEffect } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { markPageStale } from '../relay/staleness.ts'

/** Milliseconds: a shorter absence refetches nothing. */
const absence = 30_000

const day = 24 * 60 * 60 * 1000

/** São Paulo is three hours behind UTC all year. */
const midnight = 3 * 60 * 60 * 1000

/** Milliseconds until the next midnight in São Paulo, and a second more. */
export const untilTomorrow = (now: number): number => day - ((now - midnight) % day) + 1000

/**
 * Marks a page as stale at midnight in São Paulo, when a prazo passes, and when the reader returns to its tab: what
 * changes without an event for this reader shows then.
 */
export function useStaleByTime(pathname: string): void {
  const environment = useRelayEnvironment()
  useEffect(() => {
    let leftAt = Infinity
    const handleVisibility = () => {
      if (document.visibilityState === 'hidden') leftAt = Date.now()
      else if (Date.now() - leftAt > absence) markPageStale(environment, pathname)
    }
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(() => {
        markPageStale(environment, pathname)
        wait()
      }, untilTomorrow(Date.now()))
    }
    wait()
    document.addEventListener('visibilitychange', handleVisibility)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', handleVisibility)
    }
  }, [environment, pathname])
}
