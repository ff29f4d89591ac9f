/** Subscriptions: Server-Sent Events over POST /graphql, one stream per browser however many tabs. */
import { type GraphQLResponse, Observable, type RequestParameters, type Variables } from 'relay-runtime'
import { failureCode, type RequestFailure, toFailure, type WireError } from './failure.ts'
import type { NetworkSettings } from './network.ts'
import { sharedStream } from './sharedStream.ts'
import { readEvents } from './sse.ts'

export type StreamSettings = Pick<NetworkSettings, 'token' | 'onUnauthenticated' | 'onUnknownDocument' | 'fetch'> & {
  /**
   * Milliseconds before the next attempt, given how many came to nothing in a row, and over how many the gateway spreads
   * those who come back.
   */
  pause?: (failures: number, spread: number) => number
}

/** The gateway says something every 12 s, if only a comment: a stream that is silent for longer is broken. */
const silence = 45_000

/** Milliseconds: nobody stays away for longer, whatever the gateway says. */
const longestSpread = 60_000

/** Failures in a row after which an unknown document is told: before, another gateway may know it. */
const failuresToTell = 2

/** The same stream in each tab of this browser that asks for it by that name. */
export const openSharedStream = (
  name: string,
  settings: StreamSettings,
  params: RequestParameters,
  variables: Variables,
) => sharedStream(name, () => openStream(settings, params, variables))

/**
 * The payloads of a subscription, for as long as somebody listens: a stream that breaks is opened again. Completes
 * where the gateway completes it before the first payload: there is nothing to listen to. Ends with a
 * `RequestFailure` where the token is refused.
 */
export function openStream(settings: StreamSettings, params: RequestParameters, variables: Variables) {
  return Observable.create<GraphQLResponse>(sink => {
    const end = new AbortController()
    const onPayload = (payload: GraphQLResponse) => sink.next(payload)
    listen(settings, { documentId: params.id, variables }, end.signal, onPayload).then(
      () => sink.complete(),
      (error: Error) => {
        if (!end.signal.aborted) sink.error(error)
      },
    )
    return () => end.abort()
  })
}

async function listen(
  settings: StreamSettings,
  body: object,
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
      const complete = await readOnce(settings, body, signal, handlePayload, milliseconds => {
        spread = milliseconds
      })
      if (complete && !heard) return
    } catch (error) {
      const code = failureCode(error)
      if (signal.aborted || code === 'UNAUTHENTICATED') throw error
      if (code === 'OVERLOADED') spread = Math.max(spread, 2000 * (error as RequestFailure).retryAfter)
      if (code === 'UNKNOWN_DOCUMENT' && failures === failuresToTell) onUnknownDocument?.()
    }
    await wait(pause(failures, spread), signal)
  }
}

/** One stream from beginning to end; whether it ended by a word of the gateway, and was not cut. */
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

type Body = { data?: object | null; errors?: WireError[] }

/** Throws a `RequestFailure` for what is no news but an error. */
function toPayload(body: Body, onUnauthenticated: () => void): GraphQLResponse {
  const [error] = body.errors ?? []
  if (!error) return body as GraphQLResponse
  const failure = toFailure(error)
  if (failure.code === 'UNAUTHENTICATED') onUnauthenticated()
  throw failure
}

/**
 * One second, then two, four, up to half a minute; by chance up to half of that less, so that not all come at once, and
 * later by any part of what the gateway says.
 */
const backOff = (failures: number, spread: number) =>
  Math.min(1000 * 2 ** failures, 30_000) * (1 - Math.random() / 2) + Math.min(spread, longestSpread) * Math.random()

/** Sooner when the browser is back on the net; throws when nobody listens any more. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      if (signal.aborted) reject(new Error('nobody listens'))
      else resolve()
    }
    const timer = setTimeout(done, milliseconds)
    window.addEventListener('online', done)
    signal.addEventListener('abort', done, { once: true })
  })
}
