import type { GraphQLResponse, RequestParameters } from 'relay-runtime'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openStream } from './stream.ts'

const params = { id: 'abc', text: null, name: 'x', operationKind: 'subscription', metadata: {} } as RequestParameters
const next = (payload: object) => `event: next\ndata: ${JSON.stringify(payload)}\n\n`
const oi = { data: { novidades: 'oi' } }
const refused = { data: null, errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] }

/** A body in pieces; it ends with the last one, or stays open. */
function body(pieces: string[], { open = false } = {}) {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece))
      if (!open) controller.close()
    },
  })
}

/** Listens to streams that come one after the other; an Error is a gateway that is not there. */
function listen(...streams: (ReadableStream<Uint8Array> | Error)[]) {
  const fetch = vi.fn<typeof globalThis.fetch>(() => {
    const stream = streams.shift()
    if (!stream) return new Promise(() => {})
    return stream instanceof Error ? Promise.reject(stream) : Promise.resolve(new Response(stream))
  })
  const onUnauthenticated = vi.fn<() => void>()
  const onUnknownDocument = vi.fn<() => void>()
  const [next, complete, error] = [
    vi.fn<(payload: GraphQLResponse) => void>(),
    vi.fn<() => void>(),
    vi.fn<() => void>(),
  ]
  const pause = vi.fn<(failures: number) => number>(() => 0)
  const subscription = openStream({ token: 't', onUnauthenticated, onUnknownDocument, fetch, pause }, params, {
    a: 1,
  }).subscribe({
    next,
    complete,
    error,
  })
  const unsubscribe = () => subscription.unsubscribe()
  onTestFinished(unsubscribe)
  return { fetch, next, complete, error, pause, onUnauthenticated, onUnknownDocument, unsubscribe }
}

test('asks for the document by its id as a stream, and hands on each payload however it is cut', async () => {
  const whole = `: hello\n\n${next(oi)}:\n\n${next({ data: { novidades: 'é' } })}`
  const { fetch, next: heard } = listen(body(Array.from(whole), { open: true }))
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2))
  expect(heard).toHaveBeenNthCalledWith(1, oi)
  expect(heard).toHaveBeenNthCalledWith(2, { data: { novidades: 'é' } })
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/graphql',
    expect.objectContaining({
      headers: expect.objectContaining({ accept: 'text/event-stream', authorization: 'Bearer t' }),
      body: JSON.stringify({ documentId: 'abc', variables: { a: 1 } }),
    }),
  )
})

test('reads what a proxy wrote anew: lines that end in CRLF, and a payload on several lines', async () => {
  const { next: heard } = listen(
    body(['event: next\r\ndata: {"data":\r\ndata: {"novidades": "a  b"}}\r\n\r\n: beat\r\n\r\n'], { open: true }),
  )
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({ data: { novidades: 'a  b' } }))
})

test('opens a stream again that broke or could not be opened, later the oftener it fails', async () => {
  const away = new TypeError('Failed to fetch')
  const { next: heard, pause } = listen(body([next(oi)]), away, away, body([next(oi)], { open: true }))
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2))
  expect(pause.mock.calls.map(([failures]) => failures)).toEqual([0, 1, 2])
})

test('comes back within the time that the gateway spreads it over, also when it is overloaded', async () => {
  const busy = { data: null, errors: [{ message: 'x', extensions: { code: 'OVERLOADED', retryAfter: 4 } }] }
  const { pause } = listen(body(['retry: 7000\n\n', next(oi)]), body([next(busy)]), body([], { open: true }))
  await vi.waitFor(() => expect(pause).toHaveBeenCalledTimes(2))
  expect(pause.mock.calls).toEqual([
    [0, 7000],
    [1, 8000],
  ])
})

test('a thousand that come back are spread over the whole of it, and none stays away for long', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const back: number[] = []
  const begun = Date.now()
  for (let turn = 0; turn < 1000; turn += 1) {
    const bodies = [body(['retry: 10000\n\n', next(oi)]), body([], { open: true })]
    const fetch = () => {
      if (bodies.length === 1) back.push(Date.now() - begun)
      return Promise.resolve(new Response(bodies.shift()))
    }
    const settings = { token: 't', onUnauthenticated: () => {}, fetch }
    const subscription = openStream(settings, params, {}).subscribe({})
    onTestFinished(() => subscription.unsubscribe())
  }
  await vi.advanceTimersByTimeAsync(11_001)
  expect(back).toHaveLength(1000)
  const seconds = Array.from({ length: 9 }, (_, at) => back.filter(ms => Math.floor(ms / 1000) === at + 1).length)
  expect(Math.max(...seconds)).toBeLessThan(200)
})

test('opens a stream again that the gateway ended after it had begun', async () => {
  const { next: heard, complete } = listen(
    body([next(oi), 'event: complete\ndata:\n\n']),
    body([next(oi)], { open: true }),
  )
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2))
  expect(complete).not.toHaveBeenCalled()
})

test('completes where the gateway has nothing to tell', async () => {
  const { complete, fetch } = listen(body(['event: complete\ndata:\n\n']))
  await vi.waitFor(() => expect(complete).toHaveBeenCalledOnce())
  expect(fetch).toHaveBeenCalledOnce()
})

test('ends the session with its token, and tries no more', async () => {
  const { error, fetch, onUnauthenticated } = listen(body([next(oi), next(refused)]))
  await vi.waitFor(() => expect(error).toHaveBeenCalledOnce())
  expect(onUnauthenticated).toHaveBeenCalledOnce()
  expect(fetch).toHaveBeenCalledOnce()
})

test('tries again after an error of the gateway', async () => {
  const late = { data: null, errors: [{ message: 'x', extensions: { code: 'UPSTREAM_TIMEOUT' } }] }
  const { next: heard, error } = listen(body([next(late)]), body([next(oi)], { open: true }))
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())
  expect(error).not.toHaveBeenCalled()
})

test('tells once that its document is unknown, and goes on trying', async () => {
  const unknown = { errors: [{ message: 'x', extensions: { code: 'UNKNOWN_DOCUMENT' } }] }
  const { next: heard, onUnknownDocument } = listen(
    ...Array.from({ length: 5 }, () => body([next(unknown)])),
    body([next(oi)], { open: true }),
  )
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())
  expect(onUnknownDocument).toHaveBeenCalledOnce()
})

test('aborts the stream when nobody listens any more', async () => {
  const { fetch, unsubscribe, error } = listen(body([next(oi)], { open: true }))
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce())
  unsubscribe()
  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  expect(error).not.toHaveBeenCalled()
})
