import { waitFor } from '@testing-library/react'
import { Observable } from 'relay-runtime'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { sharedStream } from './sharedStream.ts'

/** The Web Locks API, which this DOM lacks: one holder per name, the next waits. */
function fakeLocks() {
  const waiting = new Map<string, Promise<unknown>>()
  return {
    request: (name: string, { signal }: { signal: AbortSignal }, hold: () => Promise<unknown>) => {
      const turn = (waiting.get(name) ?? Promise.resolve()).then(() => (signal.aborted ? undefined : hold()))
      waiting.set(name, turn)
      return turn
    },
  }
}

beforeEach(() => vi.stubGlobal('navigator', { locks: fakeLocks() }))

/** A tab of the browser: the payloads it received, and its stream if it leads. */
function openTab(name: string, since = 0) {
  const heard: string[] = []
  const complete = vi.fn<() => void>()
  const opened: { next: (value: string) => void; complete: () => void; closed: boolean; since: number }[] = []
  const open = (from: number) =>
    Observable.create<string>(sink => {
      const stream = {
        next: (value: string) => sink.next(value),
        complete: () => sink.complete(),
        closed: false,
        since: from,
      }
      opened.push(stream)
      return () => void (stream.closed = true)
    })
  const subscription = sharedStream(name, open, since).subscribe({ next: value => heard.push(value), complete })
  const close = () => subscription.unsubscribe()
  onTestFinished(close)
  return { heard, opened, complete, close }
}

test('one tab opens the stream, and all tabs of that name receive it', async () => {
  const one = openTab('a')
  await waitFor(() => expect(one.opened).toHaveLength(1))
  const two = openTab('a')
  const other = openTab('b')
  await waitFor(() => expect(other.opened).toHaveLength(1))
  one.opened[0]?.next('oi')
  await waitFor(() => expect(two.heard).toEqual(['oi']))
  expect(one.heard).toEqual(['oi'])
  expect(two.opened).toHaveLength(0)
  expect(other.heard).toEqual([])
})

test('restarts for a new tab, so that it misses nothing', async () => {
  const one = openTab('c')
  await waitFor(() => expect(one.opened).toHaveLength(1))
  openTab('c')
  await waitFor(() => expect(one.opened).toHaveLength(2))
  expect(one.opened.map(({ closed }) => closed)).toEqual([true, false])
})

test('a new stream is asked for what the new tab has not seen, or the leading one before its first payload', async () => {
  const one = openTab('g', 2000)
  await waitFor(() => expect(one.opened).toHaveLength(1))
  openTab('g', 3000)
  await waitFor(() => expect(one.opened).toHaveLength(2))
  one.opened[1]?.next('oi')
  openTab('g', 4000)
  await waitFor(() => expect(one.opened).toHaveLength(3))
  expect(one.opened.map(({ since }) => since)).toEqual([2000, 2000, 4000])
})

test('the next tab takes over when the leading tab closes', async () => {
  const one = openTab('d')
  await waitFor(() => expect(one.opened).toHaveLength(1))
  const two = openTab('d')
  one.close()
  await waitFor(() => expect(two.opened).toHaveLength(1))
  expect(one.opened.at(-1)?.closed).toBe(true)
})

test('completes in all tabs', async () => {
  const one = openTab('e')
  await waitFor(() => expect(one.opened).toHaveLength(1))
  const two = openTab('e')
  one.opened[0]?.complete()
  await waitFor(() => expect(two.complete).toHaveBeenCalledOnce())
  expect(one.complete).toHaveBeenCalledOnce()
})

test('each tab opens a stream in a browser without locks', () => {
  vi.stubGlobal('navigator', {})
  expect([openTab('f'), openTab('f')].map(({ opened }) => opened.length)).toEqual([1, 1])
})
