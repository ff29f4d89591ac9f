import type { IncomingHttpHeaders } from 'node:http'
import { Pool } from 'undici'
import type { Dispatcher } from 'undici'
import { toOverload } from '../failure.ts'
import type { Cancellation } from './cancellation.ts'
import { Queue } from './queue.ts'
import { tooLarge } from './send.ts'
import type { Incoming, Outgoing, Send } from './send.ts'

/** Limits of the connections to one upstream; times in milliseconds. */
export interface PoolLimits {
  connections: number
  queue: number
  streams: number
  connect: number
  headers: number
  body: number
  /** Of an event stream: the API sends a heartbeat every 15 s, so longer silence means that it is dead. */
  silence: number
  /** How long a call waits for a connection when all are in use. */
  waiting: number
}

const standard: PoolLimits = {
  connections: 64,
  queue: 512,
  streams: 5000,
  connect: 1000,
  headers: 3000,
  body: 5000,
  silence: 45_000,
  waiting: 400,
}

/** A bounded pool of connections to one REST API. Calls that do not fit in the queue are refused at once. */
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
    const { method, path, headers, body = null, most, endless, patient = false, cancellation } = outgoing
    const call: Dispatcher.DispatchOptions = { method, path: base + path, headers, body }
    if (most === undefined) return stream(endless ? events : calls, call, cancellation).finally(settle)
    if (patient) call.headersTimeout = 0
    return new Promise((resolve, reject) => {
      underWay += 1
      const leave = () => {
        underWay -= 1
        settle()
      }
      const limits = { most, waiting: underWay > connections ? waiting : 0 }
      calls.dispatch(call, new Collector(cancellation, limits, { resolve, reject, settle: leave }))
    })
  }

  async function close(): Promise<void> {
    turns.close()
    await Promise.all([calls.close(), events.destroy()])
  }

  return { send, close }
}

async function stream(pool: Pool, call: Dispatcher.DispatchOptions, cancellation: Cancellation): Promise<Incoming> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  cancellation.add(abort)
  const { statusCode, headers, body } = await pool.request({ ...call, signal: controller.signal }).catch(error => {
    cancellation.remove(abort)
    throw error
  })
  body.once('close', () => cancellation.remove(abort))
  return { ...toIncoming(statusCode, headers), missed: toBoolean(headers['eventos-perdidos']), body }
}

function toIncoming(status: number, headers: IncomingHttpHeaders): Omit<Incoming, 'body'> {
  return {
    status,
    contentType: headers['content-type'] ?? '',
    etag: headers.etag,
    retryAfter: headers['retry-after']?.toString(),
    shed: status === 503 && headers['x-shed'] !== undefined,
  }
}

function toBoolean(written: string | string[] | undefined): boolean | undefined {
  return written === 'true' || written === 'false' ? written === 'true' : undefined
}

interface Done {
  resolve: (incoming: Incoming) => void
  reject: (error: Error) => void
  /** Called once, before the others. */
  settle: () => void
}

interface CollectorLimits {
  /** In bytes. */
  most: number
  /** How many milliseconds it may wait for a connection; 0 if one is free. */
  waiting: number
}

/**
 * The undici handler of a collected response. With `pool.request` a call takes half as much processor time again
 * (decision 0040).
 */
class Collector implements Dispatcher.DispatchHandler {
  readonly #cancellation: Cancellation
  readonly #most: number
  readonly #done: Done
  readonly #leave = () => this.#fail(new Error('aborted'))
  #controller: Dispatcher.DispatchController | undefined
  #incoming: Incoming | undefined
  #failed: Error | undefined
  #chunks: Buffer[] = []
  #size = 0
  readonly #timer: NodeJS.Timeout | undefined

  constructor(cancellation: Cancellation, { most, waiting }: CollectorLimits, done: Done) {
    this.#cancellation = cancellation
    this.#most = most
    this.#done = done
    cancellation.add(this.#leave)
    if (waiting > 0) this.#timer = setTimeout(() => this.#fail(toOverload('no connection in time')), waiting)
  }

  /** Called once a connection is free. */
  onRequestStart(controller: Dispatcher.DispatchController): void {
    clearTimeout(this.#timer)
    this.#controller = controller
    if (this.#failed) controller.abort(this.#failed)
  }

  onResponseStart(_: unknown, status: number, headers: IncomingHttpHeaders): void {
    this.#incoming = { ...toIncoming(status, headers), body: nothing }
  }

  onResponseData(_: unknown, chunk: Buffer): void {
    this.#size += chunk.length
    if (this.#size > this.#most) this.#fail(tooLarge(this.#most))
    else this.#chunks.push(chunk)
  }

  onResponseEnd(): void {
    const [only = nothing] = this.#chunks
    if (!this.#incoming || this.#failed) return
    this.#incoming.body = this.#chunks.length > 1 ? Buffer.concat(this.#chunks) : only
    this.#exit()
    this.#done.resolve(this.#incoming)
  }

  /** An error within the body gets wrapped: the call has arrived and must not be retried. */
  onResponseError(_: unknown, error: Error): void {
    this.#fail(this.#incoming ? new Error('the body broke off', { cause: error }) : error)
  }

  #fail(error: Error): void {
    if (this.#failed) return
    this.#failed = error
    clearTimeout(this.#timer)
    this.#exit()
    this.#done.reject(error)
    this.#controller?.abort(error)
  }

  #exit(): void {
    this.#cancellation.remove(this.#leave)
    this.#done.settle()
  }
}

const nothing = Buffer.alloc(0)
