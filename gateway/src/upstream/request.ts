import { readJson, readRefusal } from './body.ts'
import type { Refusal } from './body.ts'
import { createDispatch, toCall, toStatusFailure } from './dispatch.ts'
import type { Dispatch, ForwardedHeaders, RequestOptions } from './dispatch.ts'
import { Ending, Operation } from './ending.ts'
import { UpstreamFailure } from './failure.ts'
import { discard } from './pool.ts'
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
  /** Whether people without a session make it too. */
  open?: boolean
}

export interface Request {
  /** Throws UpstreamFailure unless the answer is 2xx and fits. */
  get<T>(path: string, read: Read<T>, query?: Query): Promise<T>
  /** The same for a list that comes whole, whose body may be larger. */
  all<T>(path: string, read: Read<T>): Promise<T>
  /** The same as `get`, null for a 404. */
  find<T>(path: string, read: Read<T>, query?: Query): Promise<T | null>
  /** What the write answers, or the refusal that its caller expects; the failure to read the answer of one that was taken. */
  write<T extends object>(call: Write, read: Read<T>): Promise<T | Refusal | UpstreamFailure>
  /** The same for a write whose answer is not looked at: null once it is done. */
  change(call: Write): Promise<Refusal | null>
  /** An answer that goes on; ends with the client's leaving, not with a deadline. */
  stream(path: string): Promise<AsyncIterable<Uint8Array>>
  /** Another operation of the same person: a new deadline and nothing remembered. */
  again(): Request
}

export function createRequest(options: RequestOptions): Request {
  return new OperationRequest(options)
}

/** A class, since one is made for each operation: its methods cost nothing then. */
class OperationRequest implements Request {
  readonly #options: RequestOptions
  /** Its keys are those of the allow-list. */
  readonly #headers: Outgoing['headers']
  readonly #operation: Operation
  readonly #dispatch: Dispatch
  #answers: Map<string, Promise<unknown>> | undefined
  #calls = 0
  /** Whether a write was taken. */
  #written = false

  constructor(options: RequestOptions) {
    this.#options = options
    this.#headers = { ...options.headers }
    this.#operation = new Operation(options.client, options.limits.operation)
    this.#dispatch = createDispatch(options, this.#operation)
  }

  get<T>(path: string, read: Read<T>, query?: Query): Promise<T> {
    return this.#load(path + toSearch(query), read, this.#options.limits.bytes)
  }

  all<T>(path: string, read: Read<T>): Promise<T> {
    return this.#load(path, read, this.#options.limits.listBytes)
  }

  find<T>(path: string, read: Read<T>, query?: Query): Promise<T | null> {
    return this.get(path, read, query).catch(toNull)
  }

  async write<T extends object>(call: Write, read: Read<T>): Promise<T | Refusal | UpstreamFailure> {
    let taken = false
    const finish = (incoming: Incoming, outgoing: Outgoing) => {
      taken = isSuccess(incoming)
      return this.#readAnswer(incoming, read, outgoing)
    }
    try {
      return await this.#send(call, this.#options.limits.bytes, finish)
    } catch (error) {
      if (taken && error instanceof UpstreamFailure) return error
      throw error
    }
  }

  change(call: Write): Promise<Refusal | null> {
    return this.#send(call, this.#options.limits.bytes, readNothing)
  }

  stream(path: string): Promise<AsyncIterable<Uint8Array>> {
    const refused = this.#refuses(false)
    if (refused) return Promise.reject(refused)
    const headers = { ...this.#options.headers, accept: 'text/event-stream' }
    const ending = this.#options.client ?? new Ending()
    return this.#dispatch({ method: 'GET', path, headers, ending, endless: true }, readStream)
  }

  again(): Request {
    return createRequest(this.#options)
  }

  #load<T>(path: string, read: Read<T>, most: number): Promise<T> {
    this.#answers ??= new Map()
    const known = this.#answers.get(path)
    // Safe: a path is always read by one function.
    if (known) return known as Promise<T>
    const refused = this.#refuses(false)
    if (refused) return Promise.reject(refused)
    const outgoing: Outgoing = { method: 'GET', path, headers: this.#headers, ending: this.#operation, most }
    const answer = this.#dispatch(outgoing, incoming => this.#readAnswer(incoming, read, outgoing))
    this.#answers.set(path, answer)
    return answer
  }

  #send<T>(
    call: Write,
    most: number,
    finish: (incoming: Incoming, outgoing: Outgoing) => T | Promise<T>,
  ): Promise<T | Refusal> {
    const { refusals, form, open = false } = call
    const refused = this.#refuses(open)
    if (refused) return Promise.reject(refused)
    this.#answers = undefined
    const send = (outgoing: Outgoing) =>
      this.#dispatch<T | Refusal>(outgoing, incoming => {
        this.#written ||= isSuccess(incoming)
        return refusals?.includes(incoming.status) ? readRefusal(incoming) : finish(incoming, outgoing)
      }).catch((error: unknown) => {
        // Overload tells that nothing was done: not after an earlier write of the same operation.
        if (!this.#written || !(error instanceof UpstreamFailure) || error.kind !== 'overloaded') throw error
        throw new UpstreamFailure('unavailable', error.message)
      })
    const outgoing = toOutgoing(call, this.#options.headers, this.#operation, most)
    return form ? withForm(outgoing, form).then(send) : send(outgoing)
  }

  /** Counts a call that is about to be sent. Why it must not be, or null. */
  #refuses(open: boolean): UpstreamFailure | null {
    const { headers, anonymous, limits } = this.#options
    if (!headers.authorization && !anonymous && !open) {
      return new UpstreamFailure('unauthenticated', 'a call that needs a token has none')
    }
    this.#calls += 1
    if (this.#calls <= limits.calls) return null
    return new UpstreamFailure('too-many-calls', `more than ${limits.calls} calls for one operation`)
  }

  #readAnswer<T>(incoming: Incoming, read: Read<T>, outgoing: Outgoing): T | Promise<T> {
    if (!isSuccess(incoming)) return refuse(incoming)
    return readJson(incoming, read, outgoing.most ?? this.#options.limits.bytes, puladas =>
      this.#options.log({
        call: toCall(outgoing),
        kind: 'contract',
        reason: toReason(puladas),
        puladas: puladas.length,
      }),
    )
  }
}

/** The first rows that an answer left out: enough to find the cause. */
function toReason(puladas: Misfit[]): string {
  return puladas.slice(0, 3).join('; ')
}

/** Throws what an unexpected status means. */
async function refuse(incoming: Incoming): Promise<never> {
  throw toStatusFailure(incoming, await readRefusal(incoming))
}

async function readNothing(incoming: Incoming): Promise<null> {
  if (!isSuccess(incoming)) return refuse(incoming)
  // The write was taken, however its answer ends.
  await discard(incoming).catch(() => {})
  return null
}

function toNull(error: unknown): null {
  if (error instanceof UpstreamFailure && error.kind === 'not-found') return null
  throw error
}

async function readStream(incoming: Incoming): Promise<AsyncIterable<Uint8Array>> {
  if (incoming.status === 200 && !(incoming.body instanceof Uint8Array)) return incoming.body
  return refuse(incoming)
}

function isSuccess({ status }: Incoming): boolean {
  return status >= 200 && status < 300
}

function toOutgoing(
  { method, path, json, key }: Write,
  headers: ForwardedHeaders,
  ending: Operation,
  most: number,
): Outgoing {
  return {
    method,
    path,
    headers: {
      'x-request-id': headers['x-request-id'],
      'x-forwarded-for': headers['x-forwarded-for'],
      authorization: headers.authorization,
      'accept-language': headers['accept-language'],
      traceparent: headers.traceparent,
      'content-type': json === undefined ? undefined : 'application/json',
      'idempotency-key': key ?? undefined,
    },
    body: json === undefined ? undefined : JSON.stringify(json),
    ending,
    most,
  }
}

async function withForm(outgoing: Outgoing, form: FormData): Promise<Outgoing> {
  const encoded = new Response(form)
  const headers = { ...outgoing.headers, 'content-type': encoded.headers.get('content-type') ?? '' }
  return { ...outgoing, headers, body: new Uint8Array(await encoded.arrayBuffer()), patient: true }
}

/** One file as the field `file`. It is copied: the multipart parser's File is of another realm than FormData. */
export async function toForm(file: File): Promise<FormData> {
  const form = new FormData()
  form.append('file', new Blob([await file.arrayBuffer()], { type: file.type }), file.name)
  return form
}

function toSearch(query: Query = {}): string {
  let search = ''
  for (const name in query) {
    const value = query[name]
    if (value == null || value === '') continue
    search += `${search === '' ? '?' : '&'}${name}=${encode(String(value))}`
  }
  return search
}

function encode(value: string): string {
  return /^[\w.-]+$/.test(value) ? value : new URLSearchParams([['', value]]).toString().slice(1)
}
