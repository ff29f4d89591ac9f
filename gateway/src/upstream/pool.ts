import { Pool } from 'undici'
import type { Dispatcher } from 'undici'
import type { Ending } from './ending.ts'
import { UpstreamFailure, toOverload } from './failure.ts'
import { Queue } from './queue.ts'

/** One HTTP request to the upstream; `path` starts with '/' and is relative to the base of the REST API. */
export interface Outgoing {
  method: string
  path: string
  /** One that is undefined is not sent. */
  headers: Record<string, string | undefined>
  body?: string | Uint8Array | undefined
  /** Aborts the call when it ends. */
  ending: Ending
  /** Collects the body, of at most so many bytes. Without it the body is streamed. */
  most?: number
  /** An answer that goes on for ever (Server-Sent Events): silence is borne for longer than within a body. */
  endless?: boolean
  /** An answer that takes work (a file that is read): only the deadline of the operation ends the wait for it. */
  patient?: boolean
}

/** Its answer. Whoever does not read a streamed body to the end leaves its iteration, which frees the connection. */
export interface Incoming {
  status: number
  /** Empty where the body was collected: nobody asks for it. */
  contentType: string
  /** The header as it came. */
  retryAfter?: string | undefined
  /** Refused because the API is busy, before anything was done. */
  shed?: boolean | undefined
  body: Uint8Array | AsyncIterable<Uint8Array>
}

/** Leaves the body unread, which frees the connection. */
export async function discard(incoming: Incoming): Promise<void> {
  if (incoming.body instanceof Uint8Array) return
  for await (const _ of incoming.body) break
}

/** The body in pieces, however it came. */
export async function* toChunks({ body }: Incoming): AsyncGenerator<Uint8Array> {
  if (body instanceof Uint8Array) yield body
  else yield* body
}

/** The wire itself, without any rule: what tests replace. They may stream what was to be collected. */
export type Send = (outgoing: Outgoing) => Promise<Incoming>

/** Milliseconds and counts of the connections to one upstream. */
export interface PoolLimits {
  connections: number
  queue: number
  streams: number
  connect: number
  headers: number
  body: number
  /** Of a stream of events: the API beats every 15 s, and what is silent for longer than this is dead. */
  silence: number
  /** For a connection, once all of them are in use. */
  waiting: number
}

const standard: PoolLimits = {
  connections: 64,
  queue: 512,
  streams: 2000,
  connect: 1000,
  headers: 3000,
  body: 5000,
  silence: 45_000,
  waiting: 400,
}

/** Bounded connections to one REST API; what does not fit in the queue is refused at once. */
export function createPool(restUrl: string, limits: Partial<PoolLimits> = {}): { send: Send; close(): Promise<void> } {
  const { connections, queue, streams, connect, headers, body, silence, waiting } = { ...standard, ...limits }
  const { origin, pathname } = new URL(restUrl)
  const base = pathname.replace(/\/+$/, '')
  const options = { connect: { timeout: connect }, headersTimeout: headers }
  const calls = new Pool(origin, { ...options, connections, bodyTimeout: body })
  const events = new Pool(origin, { ...options, connections: streams, bodyTimeout: silence })
  const turns = new Queue({ sent: connections + queue })
  let underWay = 0

  function send(outgoing: Outgoing): Promise<Incoming> {
    const settle = turns.enter(outgoing)
    return typeof settle === 'function' ? start(outgoing, settle) : settle.then(later => start(outgoing, later))
  }

  function start(outgoing: Outgoing, settle: () => void): Promise<Incoming> {
    const { method, path, headers, body = null, most, endless, patient } = outgoing
    const call: Dispatcher.DispatchOptions = { method, path: base + path, headers, body }
    if (patient) call.headersTimeout = 0
    if (most === undefined) return stream(endless ? events : calls, call, outgoing.ending).finally(settle)
    return new Promise((resolve, reject) => {
      underWay += 1
      const done = {
        resolve,
        reject,
        settle: () => {
          underWay -= 1
          settle()
        },
      }
      calls.dispatch(call, new Collector(outgoing.ending, most, done, underWay > connections ? waiting : 0))
    })
  }

  async function close(): Promise<void> {
    turns.close()
    await Promise.all([calls.close(), events.destroy()])
  }

  return { send, close }
}

async function stream(pool: Pool, call: Dispatcher.DispatchOptions, ending: Ending): Promise<Incoming> {
  const leaving = new AbortController()
  const abort = () => leaving.abort()
  ending.enter(abort)
  const {
    statusCode: status,
    headers,
    body,
  } = await pool.request({ ...call, signal: leaving.signal }).catch(error => {
    ending.exit(abort)
    throw error
  })
  body.once('close', () => ending.exit(abort))
  return {
    status,
    contentType: String(headers['content-type'] ?? ''),
    retryAfter: headers['retry-after']?.toString(),
    shed: headers['x-shed'] !== undefined,
    body,
  }
}

interface Done {
  resolve: (incoming: Incoming) => void
  reject: (error: Error) => void
  /** Called first, once. */
  settle: () => void
}

/**
 * What undici calls as an answer comes. Without the streams and promises of `request` a call costs half, and in this
 * older form of the handler no headers are parsed that nobody reads.
 */
class Collector implements Dispatcher.DispatchHandler {
  readonly #ending: Ending
  readonly #most: number
  readonly #done: Done
  readonly #leave = () => this.#fail(new Error('aborted'))
  #abort: ((error?: Error) => void) | undefined
  #incoming: Incoming | undefined
  #failed: Error | undefined
  #chunks: Buffer[] = []
  #size = 0
  readonly #timer: NodeJS.Timeout | undefined

  /** `waiting`: milliseconds for which it may wait for a connection; 0 where there is one. */
  constructor(ending: Ending, most: number, done: Done, waiting: number) {
    this.#ending = ending
    this.#most = most
    this.#done = done
    ending.enter(this.#leave)
    if (waiting > 0) this.#timer = setTimeout(() => this.#fail(toOverload('no connection in time')), waiting)
  }

  /** Not before a connection is free. */
  onConnect(abort: (error?: Error) => void): void {
    clearTimeout(this.#timer)
    this.#abort = abort
    if (this.#failed) abort(this.#failed)
  }

  onHeaders(status: number, headers: Buffer[]): boolean {
    const retryAfter = status === 429 || status === 503 ? findHeader(headers, 'retry-after') : undefined
    const shed = status === 503 && findHeader(headers, 'x-shed') !== undefined
    this.#incoming = { status, contentType: '', retryAfter, shed, body: nothing }
    return true
  }

  onData(chunk: Buffer): boolean {
    this.#size += chunk.length
    if (this.#size > this.#most) this.#fail(tooLarge(this.#most))
    else this.#chunks.push(chunk)
    return true
  }

  onComplete(): void {
    const [only = nothing] = this.#chunks
    if (!this.#incoming || this.#failed) return
    this.#incoming.body = this.#chunks.length > 1 ? Buffer.concat(this.#chunks) : only
    this.#ending.exit(this.#leave)
    this.#done.settle()
    this.#done.resolve(this.#incoming)
  }

  /** An error within the body has another as its cause: the call has arrived, and is not sent again. */
  onError(error: Error): void {
    this.#fail(this.#incoming ? new Error('the body broke off', { cause: error }) : error)
  }

  #fail(error: Error): void {
    if (this.#failed) return
    this.#failed = error
    clearTimeout(this.#timer)
    this.#ending.exit(this.#leave)
    this.#done.settle()
    this.#done.reject(error)
    this.#abort?.(error)
  }
}

/** `headers` are names and values in turn. */
function findHeader(headers: Buffer[], wanted: string): string | undefined {
  const index = headers.findIndex((name, at) => at % 2 === 0 && name.toString('latin1').toLowerCase() === wanted)
  return index === -1 ? undefined : headers[index + 1]?.toString('latin1')
}

const nothing = Buffer.alloc(0)

export function tooLarge(bytes: number): UpstreamFailure {
  return new UpstreamFailure('contract', `the body is larger than ${bytes} bytes`)
}
