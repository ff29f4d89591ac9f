import { readJson, readRefusal } from './body.ts'
import type { Refusal } from './body.ts'
import { createDispatch, discard, toCall, toStatusFailure } from './dispatch.ts'
import type { RequestOptions } from './dispatch.ts'
import { UpstreamFailure } from './failure.ts'
import type { Incoming, Outgoing } from './pool.ts'
import type { Misfit, Read } from './wire.ts'

/*
 * The one door out. Every call has an end: the client's leaving, or the deadline of the operation. A GET is repeated
 * at most twice, a write never; the same GET within one operation is asked once.
 */

type Query = Record<string, string | number | null | undefined>

export interface Write {
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  json?: unknown
  form?: FormData
  /** Idempotency-Key; null for none. */
  key?: string | null | undefined
  /** Statuses that the caller handles; all others outside 2xx are thrown. */
  refusals?: number[]
}

export interface Request {
  /** Throws UpstreamFailure unless the answer is 2xx and fits. */
  get<T>(path: string, read: Read<T>, query?: Query): Promise<T>
  /** The same for a list that comes whole, whose body may be larger. */
  all<T>(path: string, read: Read<T>): Promise<T>
  /** The same as `get`, null for a 404. */
  find<T>(path: string, read: Read<T>, query?: Query): Promise<T | null>
  /** What the write answers, or the refusal that its caller expects. */
  write<T extends object>(call: Write, read: Read<T>): Promise<T | Refusal>
  /** The same for a write whose answer is not looked at: null once it is done. */
  change(call: Write): Promise<Refusal | null>
  /** An answer that goes on; ends with the client's leaving, not with a deadline. */
  stream(path: string): Promise<AsyncIterable<Uint8Array>>
  /** Another operation of the same person: a new deadline and nothing remembered. */
  again(): Request
}

type Finish<T> = (incoming: Incoming, outgoing: Outgoing) => Promise<T>
type Report = (puladas: Misfit[]) => void

export function createRequest(options: RequestOptions): Request {
  const { headers, limits } = options
  const deadline = AbortSignal.timeout(limits.operation)
  const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline
  const ask = createDispatch(options, deadline)
  const memo = new Map<string, Promise<unknown>>()

  function load<T>(path: string, read: Read<T>, bytes: number): Promise<T> {
    const known = memo.get(path)
    // Safe: a path is always read by one function.
    if (known) return known as Promise<T>
    const outgoing: Outgoing = { method: 'GET', path, headers: { ...headers }, signal }
    const asked = ask(outgoing, incoming => readAnswer(incoming, read, bytes, toReport(options, outgoing)))
    memo.set(path, asked)
    return asked
  }

  const get: Request['get'] = (path, read, query) => load(path + toSearch(query), read, limits.bytes)

  async function send<T>(call: Write, finish: Finish<T>): Promise<T | Refusal> {
    memo.clear()
    const outgoing = await toOutgoing(call, { ...headers }, signal)
    return ask<T | Refusal>(outgoing, incoming =>
      call.refusals?.includes(incoming.status) ? readRefusal(incoming) : finish(incoming, outgoing),
    )
  }

  return {
    get,
    all: (path, read) => load(path, read, limits.listBytes),
    find: (path, read, query) => get(path, read, query).catch(toNull),
    write: (call, read) =>
      send(call, (incoming, outgoing) => readAnswer(incoming, read, limits.bytes, toReport(options, outgoing))),
    change: call => send(call, readNothing),
    stream(path) {
      const leaving = options.signal ?? new AbortController().signal
      const accept = { ...headers, accept: 'text/event-stream' }
      return ask({ method: 'GET', path, headers: accept, signal: leaving, endless: true }, readStream)
    },
    again: () => createRequest(options),
  }
}

async function readAnswer<T>(incoming: Incoming, read: Read<T>, bytes: number, report: Report): Promise<T> {
  if (isSuccess(incoming)) return readJson(incoming, read, bytes, report)
  throw toStatusFailure(incoming.status, await readRefusal(incoming))
}

/** One line per answer, with the first rows that it left out: enough to find the cause. */
function toReport({ log }: RequestOptions, outgoing: Outgoing): Report {
  return puladas => {
    const reason = puladas.slice(0, 3).join('; ')
    log({ call: toCall(outgoing), kind: 'contract', reason, puladas: puladas.length })
  }
}

async function readNothing(incoming: Incoming): Promise<null> {
  if (!isSuccess(incoming)) throw toStatusFailure(incoming.status, await readRefusal(incoming))
  await discard(incoming)
  return null
}

function toNull(error: unknown): null {
  if (error instanceof UpstreamFailure && error.kind === 'not-found') return null
  throw error
}

async function readStream(incoming: Incoming): Promise<AsyncIterable<Uint8Array>> {
  if (incoming.status === 200) return incoming.body
  throw toStatusFailure(incoming.status, await readRefusal(incoming))
}

function isSuccess({ status }: Incoming): boolean {
  return status >= 200 && status < 300
}

async function toOutgoing(call: Write, headers: Record<string, string>, signal: AbortSignal): Promise<Outgoing> {
  const { method, path, json, form, key } = call
  if (key) headers['idempotency-key'] = key
  if (form) {
    const encoded = new Response(form)
    headers['content-type'] = encoded.headers.get('content-type') ?? ''
    return { method, path, headers, body: new Uint8Array(await encoded.arrayBuffer()), signal, patient: true }
  }
  if (json === undefined) return { method, path, headers, signal }
  headers['content-type'] = 'application/json'
  return { method, path, headers, body: JSON.stringify(json), signal }
}

/** One file as the field `file`. It is copied: the multipart parser's File is of another realm than FormData. */
export async function toForm(file: File): Promise<FormData> {
  const form = new FormData()
  form.append('file', new Blob([await file.arrayBuffer()], { type: file.type }), file.name)
  return form
}

function toSearch(query: Query = {}): string {
  const given = Object.entries(query).filter(([, value]) => value != null && value !== '')
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
