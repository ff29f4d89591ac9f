import { waitFor } from '@testing-library/react'
import type { GraphQLResponse, RequestParameters } from 'relay-runtime'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openStream } from './stream.ts'

const params = { id: 'abc', text: null, name: 'x', operationKind: 'subscription', metadata: {} } as RequestParameters
const next = (payload: object) => `event: next\ndata: ${JSON.stringify(payload)}\n\n`
const oi = { data: { novidades: 'oi' } }
const refused = { data: null, errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] }

/** A body in chunks; it ends after the last one, or stays open. */
function body(pieces: string[], { open = false } = {}) {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece))
      if (!open) controller.close()
    },
  })
}

/** Subscribes to a sequence of streams; an Error is an unreachable gateway. */
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
  const subscription = openStream(
    { token: 't', onUnauthenticated, onUnknownDocument, fetch, pause },
    params,
    Date.now(),
  ).subscribe({
    next,
    complete,
    error,
  })
  const unsubscribe = () => subscription.unsubscribe()
  onTestFinished(unsubscribe)
  return { fetch, next, complete, error, pause, onUnauthenticated, onUnknownDocument, unsubscribe }
}

test('requests the document by its id as a stream, and passes on each payload, however it is chunked', async () => {
  const whole = `: hello\n\n${next(oi)}:\n\n${next({ data: { novidades: 'é' } })}`
  const { fetch, next: heard } = listen(body(Array.from(whole), { open: true }))
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(2))
  expect(heard).toHaveBeenNthCalledWith(1, oi)
  expect(heard).toHaveBeenNthCalledWith(2, { data: { novidades: 'é' } })
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/graphql',
    expect.objectContaining({
      headers: expect.objectContaining({ accept: 'text/event-stream', authorization: 'Bearer t' }),
      body: expect.stringMatching(/^\{"documentId":"abc","variables":\{"desdeMs":\d+\}\}$/),
    }),
  )
})

test('reads the output of a proxy: lines with CRLF, and a payload on several lines', async () => {
  const { next: heard } = listen(
    body(['event: next\r\ndata: {"data":\r\ndata: {"novidades": "a  b"}}\r\n\r\n: beat\r\n\r\n'], { open: true }),
  )
  await waitFor(() => expect(heard).toHaveBeenCalledWith({ data: { novidades: 'a  b' } }))
})

test('reconnects after a failure, with exponential backoff', async () => {
  const away = new TypeError('Failed to fetch')
  const { next: heard, pause } = listen(body([next(oi)]), away, away, body([next(oi)], { open: true }))
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(2))
  expect(pause.mock.calls.map(([failures]) => failures)).toEqual([0, 1, 2])
})

test('tells at each attempt how long ago the data were requested, in whole milliseconds', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.reject(new TypeError('Failed to fetch')))
  const settings = { token: 't', onUnauthenticated: () => {}, fetch, pause: () => 2000 }
  const subscription = openStream(settings, params, Date.now() - 3000.4).subscribe({})
  onTestFinished(() => subscription.unsubscribe())
  await vi.advanceTimersByTimeAsync(2000)
  expect(fetch.mock.calls.map(([, init]) => init?.body)).toEqual([
    expect.stringContaining('{"desdeMs":3000}'),
    expect.stringContaining('{"desdeMs":5000}'),
  ])
})

test("reconnects within the gateway's spread, also after an overload", async () => {
  const busy = { data: null, errors: [{ message: 'x', extensions: { code: 'OVERLOADED', retryAfter: 4 } }] }
  const { pause } = listen(body(['retry: 7000\n\n', next(oi)]), body([next(busy)]), body([], { open: true }))
  await waitFor(() => expect(pause).toHaveBeenCalledTimes(2))
  expect(pause.mock.calls).toEqual([
    [0, 7000],
    [1, 8000],
  ])
})

test('spreads a thousand reconnecting clients over the whole spread, up to a limit', async () => {
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
    const subscription = openStream(settings, params, Date.now()).subscribe({})
    onTestFinished(() => subscription.unsubscribe())
  }
  await vi.advanceTimersByTimeAsync(11_001)
  expect(back).toHaveLength(1000)
  const seconds = Array.from({ length: 9 }, (_, at) => back.filter(ms => Math.floor(ms / 1000) === at + 1).length)
  expect(Math.max(...seconds)).toBeLessThan(200)
})

test('reconnects if the gateway completes the stream after its first payload', async () => {
  const { next: heard, complete } = listen(
    body([next(oi), 'event: complete\ndata:\n\n']),
    body([next(oi)], { open: true }),
  )
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(2))
  expect(complete).not.toHaveBeenCalled()
})

test('completes if the gateway has no events', async () => {
  const { complete, fetch } = listen(body(['event: complete\ndata:\n\n']))
  await waitFor(() => expect(complete).toHaveBeenCalledOnce())
  expect(fetch).toHaveBeenCalledOnce()
})

test('ends the session of a refused token, and does not reconnect', async () => {
  const { error, fetch, onUnauthenticated } = listen(body([next(oi), next(refused)]))
  await waitFor(() => expect(error).toHaveBeenCalledOnce())
  expect(onUnauthenticated).toHaveBeenCalledOnce()
  expect(fetch).toHaveBeenCalledOnce()
})

test('reconnects after an error of the gateway', async () => {
  const late = { data: null, errors: [{ message: 'x', extensions: { code: 'UPSTREAM_TIMEOUT' } }] }
  const { next: heard, error } = listen(body([next(late)]), body([next(oi)], { open: true }))
  await waitFor(() => expect(heard).toHaveBeenCalledOnce())
  expect(error).not.toHaveBeenCalled()
})

test('reports an unknown document once, and keeps reconnecting', async () => {
  const unknown = { errors: [{ message: 'x', extensions: { code: 'UNKNOWN_DOCUMENT' } }] }
  const { next: heard, onUnknownDocument } = listen(
    ...Array.from({ length: 5 }, () => body([next(unknown)])),
    body([next(oi)], { open: true }),
  )
  await waitFor(() => expect(heard).toHaveBeenCalledOnce())
  expect(onUnknownDocument).toHaveBeenCalledOnce()
})

test('aborts the stream when unsubscribed', async () => {
  const { fetch, unsubscribe, error } = listen(body([next(oi)], { open: true }))
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce())
  unsubscribe()
  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  expect(error).not.toHaveBeenCalled()
})
