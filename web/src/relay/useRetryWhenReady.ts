import { useEffect, useEffectEvent } from 'react'
import { useRelayEnvironment } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type { FailureCode } from './failure.ts'
import { isPassing } from './retries.ts'

/** Failures of a program that does not run, as while it starts. */
const absent = new Set<FailureCode>(['UPSTREAM_UNAVAILABLE', 'OFFLINE'])

/** Milliseconds, and at random up to as many more, so that not all pages do the same at once. */
const pauses = { check: 900, retry: 10_000 }

/** When a page of an environment last retried by itself, as Date.now() counts. */
const retriedAt = new WeakMap<IEnvironment, number>()

/**
 * Retries after a failure that passes by itself, while the page is visible. It checks /ready in the background, and
 * retries as soon as a server that did not respond is ready again. If the server was ready all the time, or became ready
 * and the page failed again, it retries after a longer pause, because more requests would not help. Does nothing for null.
 */
export function useRetryWhenReady(code: FailureCode | null, retry: () => void): void {
  const environment = useRelayEnvironment()
  const handleReady = useEffectEvent(() => {
    retriedAt.set(environment, Date.now())
    retry()
  })
  useEffect(() => {
    if (code === null || !isPassing(code)) return undefined
    const longPause = withJitter(pauses.retry)
    let from = absent.has(code) ? (retriedAt.get(environment) ?? 0) : Date.now()
    const end = new AbortController()
    const schedule = () => setTimeout(() => void check(), withJitter(pauses.check))
    const check = async () => {
      if (document.visibilityState === 'visible' && navigator.onLine) {
        const ready = await isReady(end.signal)
        if (end.signal.aborted) return
        if (!ready) from = 0
        else if (Date.now() - from >= longPause) {
          from = Date.now()
          handleReady()
        }
      }
      timer = schedule()
    }
    let timer = schedule()
    return () => {
      clearTimeout(timer)
      end.abort()
    }
  }, [code, environment])
}

const withJitter = (milliseconds: number) => milliseconds * (1 + Math.random())

/** Whether the gateway runs and its upstream is ready. */
const isReady = (signal: AbortSignal): Promise<boolean> =>
  fetch('/ready', { cache: 'no-store', signal }).then(
    ({ ok }) => ok,
    () => false,
  )
