import { Pool } from 'undici'
import { UpstreamFailure } from './failure.ts'

/** One HTTP request to the upstream; `path` starts with '/' and is relative to the base of the REST API. */
export interface Outgoing {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Uint8Array
  signal: AbortSignal
  /** An answer that goes on for ever (Server-Sent Events): silence is borne for longer than within a body. */
  endless?: boolean
  /** An answer that takes work (a file that is read): only the deadline of the operation ends the wait for it. */
  patient?: boolean
}

/** Its answer. Whoever does not read `body` to the end leaves its iteration, which frees the connection. */
export interface Incoming {
  status: number
  contentType: string
  body: AsyncIterable<Uint8Array>
}

/** The wire itself, without any rule: what tests replace. */
export type Send = (outgoing: Outgoing) => Promise<Incoming>

/** Milliseconds and counts of the connections to one upstream (design.md §7). */
export interface PoolLimits {
  connections: number
  queue: number
  streams: number
  connect: number
  headers: number
  body: number
  /** Of a stream of events: the API beats every 15 s, and what is silent for longer than this is dead. */
  silence: number
}

const standard: PoolLimits = {
  connections: 64,
  queue: 512,
  streams: 2000,
  connect: 1000,
  headers: 3000,
  body: 5000,
  silence: 45_000,
}

/** Bounded connections to one REST API; what does not fit in the queue is refused at once. */
export function createPool(restUrl: string, limits: Partial<PoolLimits> = {}): { send: Send; close(): Promise<void> } {
  const { connections, queue, streams, connect, headers, body, silence } = { ...standard, ...limits }
  const { origin, pathname } = new URL(restUrl)
  const base = pathname.replace(/\/+$/, '')
  const options = { connect: { timeout: connect }, headersTimeout: headers }
  const calls = new Pool(origin, { ...options, connections, bodyTimeout: body })
  const events = new Pool(origin, { ...options, connections: streams, bodyTimeout: silence })
  let waiting = 0

  async function send({ method, path, headers, body, signal, endless, patient }: Outgoing): Promise<Incoming> {
    if (waiting >= connections + queue) throw new UpstreamFailure('unavailable', 'The queue to the upstream is full')
    waiting += 1
    try {
      const pool = endless ? events : calls
      const patience = patient ? { headersTimeout: 0 } : {}
      const answer = await pool.request({ method, path: base + path, headers, body: body ?? null, signal, ...patience })
      const contentType = String(answer.headers['content-type'] ?? '')
      return { status: answer.statusCode, contentType, body: answer.body }
    } finally {
      waiting -= 1
    }
  }

  return { send, close: async () => void (await Promise.all([calls.close(), events.destroy()])) }
}
