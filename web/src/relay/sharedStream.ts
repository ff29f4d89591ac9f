import { Observable, type Subscription } from 'relay-runtime'

type Sink<T> = { next: (value: T) => void; error: (error: Error) => void; complete: () => void }

/** What tabs tell each other: a payload; that there is nothing to listen to; that one of them is new here. */
type Word<T> = { payload: T } | { ended: true } | { arrived: true }

/** Milliseconds: several tabs that are opened together begin the stream anew once. */
const restartDelay = 250

/**
 * One stream for all tabs of this browser that ask for it by the same name: the one that holds the lock opens it and
 * hands each payload on; when that tab goes, the next one takes over. A tab that arrives makes it begin anew, so that
 * the new one misses nothing between its first data and now. Where the browser has no locks each tab has its own.
 */
export function sharedStream<T>(name: string, open: () => Observable<T>): Observable<T> {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') return open()
  return Observable.create<T>(sink => {
    const channel = new BroadcastChannel(name)
    const tell = (word: Word<T>) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none but its own
      channel.postMessage(word)
    }
    const leader = createLeader(open, sink, tell)
    channel.addEventListener('message', ({ data: word }: MessageEvent<Word<T>>) => {
      if ('payload' in word) sink.next(word.payload)
      else if ('ended' in word) sink.complete()
      else leader.restart()
    })
    tell({ arrived: true })
    const end = new AbortController()
    navigator.locks.request(name, { signal: end.signal }, () => leader.lead(end.signal)).catch(() => undefined)
    return () => {
      end.abort()
      leader.stop()
      channel.close()
    }
  })
}

function createLeader<T>(open: () => Observable<T>, sink: Sink<T>, tell: (word: Word<T>) => void) {
  let stream: Subscription | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const start = () => {
    stream?.unsubscribe()
    stream = open().subscribe({
      next: payload => {
        sink.next(payload)
        tell({ payload })
      },
      complete: () => {
        // First: to complete closes the channel.
        tell({ ended: true })
        sink.complete()
      },
      error: (error: Error) => sink.error(error),
    })
  }
  return {
    /** Holds the stream until the signal. */
    lead: (signal: AbortSignal) =>
      new Promise<void>(resolve => {
        start()
        signal.addEventListener('abort', () => resolve(), { once: true })
      }),
    /** Only where it leads. */
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
