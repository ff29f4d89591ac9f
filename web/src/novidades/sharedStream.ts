import { Observable, type Subscription } from 'relay-runtime'

type Sink<T> = { next: (value: T) => void; error: (error: Error) => void; complete: () => void }

/** Messages between tabs: a payload; the stream has completed; a new tab has subscribed. */
type TabMessage<T> = { payload: T } | { ended: true } | { arrived: true }

/** Milliseconds: several tabs that open together restart the stream once. */
const restartDelay = 250

/**
 * One stream for all tabs of this browser that subscribe under the same name. The tab that holds the lock opens it and
 * broadcasts each payload; when that tab closes, the next one takes over. A new tab restarts the stream, and so misses
 * nothing between its first data and now. In a browser without locks, each tab opens a stream.
 */
export function sharedStream<T>(name: string, open: () => Observable<T>): Observable<T> {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return open()
  return Observable.create<T>(sink => {
    const channel = new BroadcastChannel(name)
    const broadcast = (message: TabMessage<T>) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel only reaches its own origin
      channel.postMessage(message)
    }
    const leader = createLeader(open, sink, broadcast)
    channel.addEventListener('message', ({ data }: MessageEvent<TabMessage<T>>) => {
      if ('payload' in data) sink.next(data.payload)
      else if ('ended' in data) sink.complete()
      else leader.restart()
    })
    broadcast({ arrived: true })
    const end = new AbortController()
    navigator.locks.request(name, { signal: end.signal }, () => leader.lead(end.signal)).catch(() => undefined)
    return () => {
      end.abort()
      leader.stop()
      channel.close()
    }
  })
}

function createLeader<T>(open: () => Observable<T>, sink: Sink<T>, broadcast: (message: TabMessage<T>) => void) {
  let stream: Subscription | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const start = () => {
    stream?.unsubscribe()
    stream = open().subscribe({
      next: payload => {
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
    restart: () => {
      clearTimeout(timer)
      if (stream) timer = setTimeout(start, restartDelay)
    },
    stop: () => {
      clearTimeout(timer)
      stream?.unsubscribe()
    },
  }
}
