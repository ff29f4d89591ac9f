import { setTimeout as wait } from 'node:timers/promises'
import type { ZodType } from 'zod'
import { readJson, readRefusal } from './body.ts'
import type { Refusal } from './body.ts'
import { UpstreamFailure } from './failure.ts'
import type { FailureKind } from './failure.ts'
import type { Incoming, Outgoing, Send } from './pool.ts'

/*
 * The one door out. Every call has an end: the client's leaving, or the deadline of the operation. A GET is repeated
 * at most twice, a write never; the same GET within one operation is asked once.
 */

/** Milliseconds, bytes and counts of one operation (design.md §7). */
export interface RequestLimits {
  operation: number
  bytes: number
  retries: number
  backoff: number
}

export const standardLimits: RequestLimits = { operation: 8000, bytes: 2_000_000, retries: 2, backoff: 40 }

export interface RequestOptions {
  send: Send
  /** Only these travel: the allow-list is the type. */
  headers: { authorization?: string; 'x-request-id'?: string; 'accept-language'?: string }
  /** The client's leaving; absent for loads that many wait for. */
  signal?: AbortSignal | undefined
  limits: RequestLimits
  log: (failure: { call: string; kind: FailureKind; reason: string }) => void
}

type Query = Record<string, string | number | null | undefined>

export interface Write<T> {
  method: 'POST' | 'PUT' | 'DELETE'
  path: string
  json?: unknown
  form?: FormData
  /** Idempotency-Key; null for none. */
  key?: string | null | undefined
  /** What the answer must look like; left out, its body is not read. */
  answer?: ZodType<T>
  /** Statuses that the caller handles; all others outside 2xx are thrown. */
  refusals?: number[]
}

export type Answer<T> = { ok: true; data: T } | { ok: false; refusal: Refusal }

export interface Request {
  /** Throws UpstreamFailure unless the answer is 2xx and fits. */
  get<T>(path: string, answer: ZodType<T>, query?: Query): Promise<T>
  /** The same, null for a 404. */
  find<T>(path: string, answer: ZodType<T>, query?: Query): Promise<T | null>
  write<T>(call: Write<T>): Promise<Answer<T>>
  /** An answer that goes on; ends with the client's leaving, not with a deadline. */
  stream(path: string): Promise<AsyncIterable<Uint8Array>>
  /** Another operation of the same person: a new deadline and nothing remembered. */
  again(): Request
}

const statuses: Record<number, FailureKind> = {
  400: 'refused',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  405: 'unsupported',
  409: 'refused',
  413: 'refused',
  415: 'refused',
  422: 'refused',
  429: 'too-many',
}
const passing = new Set([502, 503, 504])
const neverArrived =
  /ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_(CONNECT_TIMEOUT|SOCKET)/

export function createRequest(options: RequestOptions): Request {
  const { send, headers, limits, log } = options
  const deadline = AbortSignal.timeout(limits.operation)
  const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline
  const memo = new Map<string, Promise<unknown>>()

  async function ask<T>(outgoing: Outgoing, read: (incoming: Incoming) => Promise<T>): Promise<T> {
    try {
      return await read(await sendAgain(outgoing))
    } catch (error) {
      const failure = withoutId(outgoing.path, toFailure(error, options.signal, deadline))
      log({ call: `${outgoing.method} ${outgoing.path.split('?')[0]}`, kind: failure.kind, reason: failure.message })
      throw failure
    }
  }

  async function sendAgain(outgoing: Outgoing): Promise<Incoming> {
    const tries = outgoing.method === 'GET' ? limits.retries : 0
    for (let tried = 0; ; tried += 1) {
      try {
        const incoming = await send(outgoing)
        if (tried >= tries || !passing.has(incoming.status)) return incoming
        await discard(incoming)
      } catch (error) {
        if (tried >= tries || signal.aborted || !neverArrived.test(codeOf(error))) throw error
      }
      await wait(Math.random() * limits.backoff * 2 ** (tried + 1), undefined, { signal })
    }
  }

  async function readAnswer<T>(incoming: Incoming, answer: ZodType<T>): Promise<T> {
    if (incoming.status >= 200 && incoming.status < 300) return readJson(incoming, answer, limits.bytes)
    throw toStatusFailure(incoming.status, await readRefusal(incoming))
  }

  function get<T>(path: string, answer: ZodType<T>, query?: Query): Promise<T> {
    const full = path + toSearch(query)
    const known = memo.get(full)
    // Safe: a path is always read with one schema.
    if (known) return known as Promise<T>
    const asked = ask({ method: 'GET', path: full, headers: { ...headers }, signal }, incoming =>
      readAnswer(incoming, answer),
    )
    memo.set(full, asked)
    return asked
  }

  function write<T>(call: Write<T>): Promise<Answer<T>> {
    memo.clear()
    return toOutgoing(call, { ...headers }, signal).then(outgoing =>
      ask(outgoing, async incoming => {
        if (call.refusals?.includes(incoming.status)) return { ok: false, refusal: await readRefusal(incoming) }
        if (call.answer) return { ok: true, data: await readAnswer(incoming, call.answer) }
        if (incoming.status >= 300 || incoming.status < 200)
          throw toStatusFailure(incoming.status, await readRefusal(incoming))
        await discard(incoming)
        // Without `answer` nobody can look at the data.
        return { ok: true, data: undefined as T }
      }),
    )
  }

  return {
    get,
    async find(path, answer, query) {
      try {
        return await get(path, answer, query)
      } catch (error) {
        if (error instanceof UpstreamFailure && error.kind === 'not-found') return null
        throw error
      }
    },
    write,
    stream(path) {
      const leaving = options.signal ?? new AbortController().signal
      const accept = { ...headers, accept: 'text/event-stream' }
      return ask({ method: 'GET', path, headers: accept, signal: leaving, endless: true }, async incoming => {
        if (incoming.status === 200) return incoming.body
        throw toStatusFailure(incoming.status, await readRefusal(incoming))
      })
    },
    again: () => createRequest(options),
  }
}

async function toOutgoing(
  call: Write<unknown>,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Outgoing> {
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

async function discard({ body }: Incoming): Promise<void> {
  for await (const _ of body) break
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

function toStatusFailure(status: number, { mensagem }: Refusal): UpstreamFailure {
  const kind = statuses[status] ?? (status >= 500 ? 'unavailable' : 'contract')
  return new UpstreamFailure(status === 504 ? 'timeout' : kind, `status ${status}`, mensagem)
}

/** Nothing was asked for that could be absent: the call itself is what this upstream lacks. */
function withoutId(path: string, failure: UpstreamFailure): UpstreamFailure {
  const lacking = failure.kind === 'not-found' && !/\/\d/.test(path)
  return lacking ? new UpstreamFailure('unsupported', failure.message, failure.detail) : failure
}

function toFailure(error: unknown, leaving: AbortSignal | undefined, deadline: AbortSignal): UpstreamFailure {
  if (error instanceof UpstreamFailure) return error
  if (leaving?.aborted) return new UpstreamFailure('unavailable', 'the client left')
  if (deadline.aborted) return new UpstreamFailure('timeout', 'the deadline of the operation passed')
  const code = codeOf(error)
  const kind = /UND_ERR_(HEADERS|BODY)_TIMEOUT/.test(code) ? 'timeout' : 'unavailable'
  return new UpstreamFailure(kind, error instanceof Error ? `${code} ${error.message}`.trim() : String(error))
}
