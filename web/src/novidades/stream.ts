/** Subscriptions: Server-Sent Events over POST /graphql, one stream for all tabs of a browser. */
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { type GraphQLResponse, Observable, type RequestParameters, type Variables } from 'relay-runtime'
import { failureCode, type RequestFailure, toFailure, type WireError } from '../relay/failure.ts'
import type { NetworkSettings } from '../relay/network.ts'
import { sharedStream } from './sharedStream.ts'

export type StreamSettings = Pick<NetworkSettings, 'token' | 'onUnauthenticated' | 'onUnknownDocument' | 'fetch'> & {
  /**
   * Milliseconds before the next attempt, given the number of failures in a row, and the milliseconds over which the
   * gateway spreads reconnecting clients.
   */
  pause?: (failures: number, spread: number) => number
}

/** The gateway sends an event or a comment every 12 s. A stream that is silent for this long is broken. */
const silence = 45_000

/** Milliseconds: the upper limit of the gateway's spread. */
const longestSpread = 60_000

/** Failures in a row before an unknown document is reported: until then, another gateway may know it. */
const failuresToReport = 2

/** Milliseconds: the API remembers less. */
const longestSince = 3_600_000

/**
 * The stream of this name, shared by the tabs of this browser. `desdeMs` counts from when this tab requested its data, and
 * so grows until the stream is open.
 */
export const openSharedStream = (
  name: string,
  settings: StreamSettings,
  params: RequestParameters,
  { desdeMs }: Variables,
) => sharedStream(name, since => openStream(settings, params, since), Date.now() - desdeMs)

/**
 * The payloads of a subscription until it is unsubscribed; a broken stream reconnects. Completes if the gateway completes
 * it before the first payload: the upstream has no events. Fails with a `RequestFailure` if the token is refused. `since`
 * is when the reader's data were requested, as Date.now() counts.
 */
export function openStream(settings: StreamSettings, params: RequestParameters, since: number) {
  return Observable.create<GraphQLResponse>(sink => {
    const end = new AbortController()
    const onPayload = (payload: GraphQLResponse) => sink.next(payload)
    const createBody = () => ({ documentId: params.id, variables: { desdeMs: toDesdeMs(since) } })
    listen(settings, createBody, end.signal, onPayload).then(
      () => sink.complete(),
      (error: Error) => {
        if (!end.signal.aborted) sink.error(error)
      },
    )
    return () => end.abort()
  })
}

/** Zero if the clock was set back. */
const toDesdeMs = (since: number) => Math.min(Math.max(0, Math.round(Date.now() - since)), longestSince)

async function listen(
  settings: StreamSettings,
  createBody: () => object,
  signal: AbortSignal,
  onPayload: (payload: GraphQLResponse) => void,
): Promise<void> {
  const { pause = backOff, onUnknownDocument } = settings
  let spread = 0
  for (let failures = 0; ; failures += 1) {
    let heard = false
    try {
      const handlePayload = (payload: GraphQLResponse) => {
        heard = true
        failures = 0
        onPayload(payload)
      }
      const complete = await readOnce(settings, createBody(), signal, handlePayload, milliseconds => {
        spread = milliseconds
      })
      if (complete && !heard) return
    } catch (error) {
      const code = failureCode(error)
      if (signal.aborted || code === 'UNAUTHENTICATED') throw error
      if (code === 'OVERLOADED') spread = Math.max(spread, 2000 * (error as RequestFailure).retryAfter)
      if (code === 'UNKNOWN_DOCUMENT' && failures === failuresToReport) onUnknownDocument?.()
    }
    await wait(pause(failures, spread), signal)
  }
}

/** Reads one stream to its end; returns whether the gateway completed it, rather than the connection breaking. */
async function readOnce(
  { token, onUnauthenticated, fetch: send = fetch }: StreamSettings,
  body: object,
  signal: AbortSignal,
  onPayload: (payload: GraphQLResponse) => void,
  onRetry: (milliseconds: number) => void,
): Promise<boolean> {
  const silent = new AbortController()
  let timer = setTimeout(() => silent.abort(), silence)
  const handleSound = () => {
    clearTimeout(timer)
    timer = setTimeout(() => silent.abort(), silence)
  }
  try {
    const response = await send('/graphql', {
      method: 'POST',
      headers: { accept: 'text/event-stream', 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, silent.signal]),
    })
    if (!response.body) return false
    for await (const { event, data } of readEvents(response.body, handleSound, onRetry)) {
      if (event === 'complete') return true
      if (event === 'next') onPayload(toPayload(JSON.parse(data), onUnauthenticated))
    }
    return false
  } finally {
    clearTimeout(timer)
  }
}

/** The events of a body. `onSound` runs for every chunk, comments too; `onRetry` for a `retry`, in milliseconds. */
async function* readEvents(
  body: ReadableStream<Uint8Array>,
  onSound: () => void,
  onRetry: (milliseconds: number) => void,
): AsyncGenerator<EventSourceMessage> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const events: EventSourceMessage[] = []
  const parser = createParser({ onEvent: event => events.push(event), onRetry })
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    onSound()
    parser.feed(decoder.decode(value, { stream: true }))
    yield* events.splice(0)
  }
}

type Body = { data?: object | null; errors?: WireError[] }

/** Throws a `RequestFailure` for a payload with errors. */
function toPayload(body: Body, onUnauthenticated: () => void): GraphQLResponse {
  const [error] = body.errors ?? []
  if (!error) return body as GraphQLResponse
  const failure = toFailure(error)
  if (failure.code === 'UNAUTHENTICATED') onUnauthenticated()
  throw failure
}

/**
 * One second, three times, because most restarts are over by then. Then two, four, up to half a minute. Random jitter
 * shortens it by up to a half, and adds up to the spread of the gateway, so that clients do not reconnect all at once.
 */
const backOff = (failures: number, spread: number) =>
  Math.min(1000 * 2 ** Math.max(0, failures - 2), 30_000) * (1 - Math.random() / 2) +
  Math.min(spread, longestSpread) * Math.random()

/** Ends early when the browser is online again; rejects when the subscription ends. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      if (signal.aborted) reject(new Error('unsubscribed'))
      else resolve()
    }
    const timer = setTimeout(done, milliseconds)
    window.addEventListener('online', done)
    signal.addEventListener('abort', done, { once: true })
  })
}
