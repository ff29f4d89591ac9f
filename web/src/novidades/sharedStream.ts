import { Observable, type Subscription } from 'relay-runtime'

type Sink<T> = { next: (value: T) => void; error: (error: Error) => void; complete: () => void }

/** Messages between tabs: a payload; the stream has completed; a new tab has subscribed, with its `since`. */
type TabMessage<T> = { payload: T } | { ended: true } | { arrived: number }

/** Milliseconds: several tabs that open together restart the stream once. */
const restartDelay = 250

type Open<T> = (since: number) => Observable<T>
type Broadcast<T> = (message: TabMessage<T>) => void

/**
 * One stream for all tabs of this browser that subscribe under the same name. The tab that holds the lock opens it and
 * broadcasts each payload; when that tab closes, the next one takes over. A new tab restarts the stream, and so misses
 * nothing between its first data and now. In a browser without locks, each tab opens a stream. `since` is when this tab
 * requested its data; `open` receives the earliest of the tabs, or when the last payload arrived. Times are as Date.now()
 * counts.
 */
export function sharedStream<T>(name: string, open: Open<T>, since: number): Observable<T> {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return open(since)
  return Observable.create<T>(sink => {
    const channel = new BroadcastChannel(name)
    const broadcast: Broadcast<T> = message => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel only reaches its own origin
      channel.postMessage(message)
    }
    const leader = createLeader(open, since, sink, broadcast)
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage<T>>) => {
      if ('payload' in data) sink.next(data.payload)
      else if ('ended' in data) sink.complete()
      else leader.restart(data.arrived)
    })
    broadcast({ arrived: since })
    const end = new AbortController()
    navigator.locks.request(name, { signal: end.signal }, () => leader.lead(end.signal)).catch(() => undefined)
    return () => {
      end.abort()
      leader.stop()
      channel.close()
    }
  })
}

function createLeader<T>(open: Open<T>, ownSince: number, sink: Sink<T>, broadcast: Broadcast<T>) {
  let since = ownSince
  let stream: Subscription | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const start = () => {
    stream?.unsubscribe()
    stream = open(since).subscribe({
      next: payload => {
        since = Date.now()
        sink.next(payload)
        broadcast({ payload })
      },
      complete: () => {
        // First: completing closes the channel.
        broadcast({ ended: true })
        sink.complete()
      },
      error: (error: Error) => sink.error(error),
    })
  }
  return {
    /** Keeps the stream open until the signal aborts. */
    lead: (signal: AbortSignal) =>
      new Promise<void>(resolve => {
        start()
        signal.addEventListener('abort', () => resolve(), { once: true })
      }),
    /** Does nothing in a tab that does not lead. */
    restart: (arrivedSince: number) => {
      since = Math.min(since, arrivedSince)
      clearTimeout(timer)
      if (stream) timer = setTimeout(start, restartDelay)
    },
    stop: () => {
      clearTimeout(timer)
      stream?.unsubscribe()
    },
  }
}
