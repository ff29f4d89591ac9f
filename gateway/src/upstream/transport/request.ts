import { UpstreamFailure } from '../failure.ts'
import type { Refusal } from '../failure.ts'
import type { Misfit, Read } from '../wire/fields.ts'
import { readJson, readRefusal } from './body.ts'
import { createDispatch, toCall, toStatusFailure } from './dispatch.ts'
import type { Dispatch, ForwardedHeaders, RequestOptions } from './dispatch.ts'
import { Cancellation, OperationCancellation } from './cancellation.ts'
import { discard } from './send.ts'
import type { Incoming, Outgoing } from './send.ts'

/*
 * The only way to call the upstream. Every call ends with the client's connection or the operation's deadline. A GET is
 * retried at most twice, a write never; the same GET within one operation is sent once.
 */

type Query = Record<string, string | number | null | undefined>

export interface Write {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  json?: unknown
  form?: FormData
  /** Null for none. */
  idempotencyKey?: string | null | undefined
  /** The vaga of a comunicado. */
  vaga?: string | undefined
  /** Statuses that the caller handles; all others outside 2xx are thrown. */
  refusals?: number[]
  /** Whether the call is allowed without a session. */
  open?: boolean
}

export interface StreamResponse {
  body: AsyncIterable<Uint8Array>
  /** See `Incoming`. */
  missed?: boolean | undefined
}

export interface Request {
  /** Throws UpstreamFailure unless the response is 2xx and fits. */
  get<T>(path: string, read: Read<T>, query?: Query): Promise<T>
  /** The same for a list without windows, whose body may be larger. */
  all<T>(path: string, read: Read<T>): Promise<T>
  /** The same as `get`, null for a 404. */
  find<T>(path: string, read: Read<T>, query?: Query): Promise<T | null>
  /**
   * The response of a write, or the refusal that its caller expects. If the write succeeded but its response cannot be
   * read, the failure is returned.
   */
  write<T extends object>(call: Write, read: Read<T>): Promise<T | Refusal | UpstreamFailure>
  /** The same for a write whose body is ignored: null on success. */
  change(call: Write): Promise<Refusal | null>
  /** An endless response; it ends with the client's connection, without a deadline. */
  stream(path: string, query?: Query): Promise<StreamResponse>
  /** A new operation of the same person: a new deadline and an empty cache. */
  again(): Request
}

export function createRequest(options: RequestOptions): Request {
  return new OperationRequest(options)
}

/** A class, since one is created per operation: methods are then free. */
class OperationRequest implements Request {
  readonly #options: RequestOptions
  /** Only the headers of the allow-list. */
  readonly #headers: Outgoing['headers']
  readonly #operation: OperationCancellation
  readonly #dispatch: Dispatch
  #answers: Map<string, Promise<unknown>> | undefined
  #calls = 0
  /** Whether a write succeeded. */
  #written = false

  constructor(options: RequestOptions) {
    this.#options = options
    this.#headers = { ...options.headers }
    this.#operation = new OperationCancellation(options.client, options.limits.operation)
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

  stream(path: string, query?: Query): Promise<StreamResponse> {
    const refused = this.#refuses(false)
    if (refused) return Promise.reject(refused)
    const headers = { ...this.#options.headers, accept: 'text/event-stream' }
    const cancellation = this.#options.client ?? new Cancellation()
    return this.#dispatch(
      { method: 'GET', path: path + toSearch(query), headers, cancellation, endless: true },
      readStream,
    )
  }

  again(): Request {
    return createRequest(this.#options)
  }

  #load<T>(path: string, read: Read<T>, most: number): Promise<T> {
    this.#answers ??= new Map()
    const known = this.#answers.get(path)
    // Safe: each path is always read by the same function.
    if (known) return known as Promise<T>
    const refused = this.#refuses(false)
    if (refused) return Promise.reject(refused)
    const outgoing: Outgoing = { method: 'GET', path, headers: this.#headers, cancellation: this.#operation, most }
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
        // Overload means that nothing was done. After an earlier write of the same operation that is false.
        if (!this.#written || !(error instanceof UpstreamFailure) || error.kind !== 'overloaded') throw error
        throw new UpstreamFailure('unavailable', error.message)
      })
    const outgoing = toOutgoing(call, this.#options.headers, this.#operation, most)
    return form ? withForm(outgoing, form).then(send) : send(outgoing)
  }

  /** Counts a call before it is sent. Returns why it must not be, or null. */
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

/** The first ones of many: enough to find the cause. */
function toReason(found: Misfit[]): string {
  return found.slice(0, 3).join('; ')
}

/** Throws the failure of an unexpected status. */
async function refuse(incoming: Incoming): Promise<never> {
  throw toStatusFailure(incoming, await readRefusal(incoming))
}

async function readNothing(incoming: Incoming): Promise<null> {
  if (!isSuccess(incoming)) return refuse(incoming)
  // The write succeeded, however its body ends.
  await discard(incoming).catch(() => {})
  return null
}

function toNull(error: unknown): null {
  if (error instanceof UpstreamFailure && error.kind === 'not-found') return null
  throw error
}

async function readStream(incoming: Incoming): Promise<StreamResponse> {
  const { status, body, missed } = incoming
  return status === 200 && !(body instanceof Uint8Array) ? { body, missed } : refuse(incoming)
}

function isSuccess({ status }: Incoming): boolean {
  return status >= 200 && status < 300
}

function toOutgoing(
  { method, path, json, idempotencyKey, vaga }: Write,
  headers: ForwardedHeaders,
  cancellation: OperationCancellation,
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
      'user-agent': headers['user-agent'],
      traceparent: headers.traceparent,
      'content-type': json === undefined ? undefined : 'application/json',
      'idempotency-key': idempotencyKey ?? undefined,
      'comunicado-vaga': vaga,
    },
    body: json === undefined ? undefined : JSON.stringify(json),
    cancellation,
    most,
  }
}

async function withForm(outgoing: Outgoing, form: FormData): Promise<Outgoing> {
  const encoded = new Response(form)
  const headers = { ...outgoing.headers, 'content-type': encoded.headers.get('content-type') ?? '' }
  return { ...outgoing, headers, body: new Uint8Array(await encoded.arrayBuffer()), patient: true }
}

/**
 * A form with one file as the field `file`. It is copied: the multipart parser's File is of another realm than
 * FormData.
 */
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
