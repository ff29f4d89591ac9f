import { UpstreamFailure } from '../failure.ts'
import type { Cancellation } from './cancellation.ts'

/** One HTTP request to the upstream; `path` starts with '/' and is relative to the base of the REST API. */
export interface Outgoing {
  method: string
  path: string
  /** Undefined ones are not sent. */
  headers: Record<string, string | undefined>
  body?: string | Uint8Array | undefined
  /** Aborts the call. */
  cancellation: Cancellation
  /** Collects the body, up to so many bytes. Without it the body is streamed. */
  most?: number
  /** An endless response (Server-Sent Events), with its own time-out for silence. */
  endless?: boolean
  /** A slow response, such as to an upload: only the operation's deadline limits the wait. */
  patient?: boolean
}

/** Its response. Leaving the iteration of a streamed body early frees the connection. */
export interface Incoming {
  status: number
  contentType: string
  /** The raw header. */
  etag?: string | undefined
  /** The raw header. */
  retryAfter?: string | undefined
  /** Refused by an overloaded API before it did anything. */
  shed?: boolean | undefined
  /** Of `GET /eventos?desde_ms`: whether events may have been missed; undefined from other upstreams. */
  missed?: boolean | undefined
  body: Uint8Array | AsyncIterable<Uint8Array>
}

/** Skips the body, which frees the connection. */
export async function discard(incoming: Incoming): Promise<void> {
  if (incoming.body instanceof Uint8Array) return
  for await (const _ of incoming.body) break
}

/** The body in chunks, collected or not. */
export async function* toChunks({ body }: Incoming): AsyncGenerator<Uint8Array> {
  if (body instanceof Uint8Array) yield body
  else yield* body
}

/** Sends one request, without any policy; tests replace it. A test may stream a body that was to be collected. */
export type Send = (outgoing: Outgoing) => Promise<Incoming>

export function tooLarge(bytes: number): UpstreamFailure {
  return new UpstreamFailure('contract', `the body is larger than ${bytes} bytes`)
}
