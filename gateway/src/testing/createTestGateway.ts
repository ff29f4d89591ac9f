import type { GraphQLError } from 'graphql'
import { createGateway } from '../gateway.ts'
import type { GatewayOptions } from '../gateway.ts'
import type { Incoming, Outgoing } from '../upstream/pool.ts'
import { instituicao } from './instituicao.ts'

/** What the upstream answers to one call: a body for 200, a reply, or a function that is asked each time. */
export type Script = Record<string, unknown>

export const aluna = token({ user_id: 7, is_student: true })
export const professora = token({ user_id: 9, is_student: false })

interface Asked {
  token?: string
  headers?: Record<string, string>
}

/** A gateway over a scripted upstream that records its calls; a call that nobody scripted fails the test by its name. */
export function createTestGateway(script: Script, options: Partial<GatewayOptions> = {}) {
  const calls: string[] = []
  const sent: Outgoing[] = []
  const unscripted: string[] = []
  const logged: Record<string, unknown>[] = []

  async function send(outgoing: Outgoing): Promise<Incoming> {
    const call = `${outgoing.method} ${decodeURIComponent(outgoing.path)}`
    calls.push(call)
    sent.push(outgoing)
    if (!Object.hasOwn(script, call)) {
      unscripted.push(call)
      return toIncoming(reply(404))
    }
    const answer = script[call]
    return toIncoming(typeof answer === 'function' ? await answer(outgoing) : answer)
  }

  // Scripts full of failures are told one by one.
  const limits = { backoff: 0, failures: Infinity, ...options.limits }
  const log = (_: string, entry: Record<string, unknown>) => void logged.push(entry)
  const yoga = createGateway({ send, instituicao, log, ...options, limits })

  // Tests look into answers of every shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  type Data = any

  async function execute(query: string, variables: object = {}, { token, headers }: Asked = {}) {
    const response = await yoga.fetch('http://gateway/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...headers },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors }: { data: Data; errors?: GraphQLError[] } = await response.json()
    if (unscripted.length > 0) throw new Error(`Nobody scripted ${unscripted.join(', ')}`)
    return { data, errors, codes: errors?.map(error => error.extensions['code']) }
  }

  return { execute, calls, sent, logged, yoga }
}

/** An answer with a status of its own; `body` is JSON unless it is text, or comes in chunks. */
export function reply(status: number, body: unknown = '', contentType?: string): Reply {
  return new Reply(status, body, contentType)
}

class Reply {
  readonly status: number
  readonly body: unknown
  readonly contentType: string

  constructor(
    status: number,
    body: unknown,
    contentType = typeof body === 'string' ? 'text/plain' : 'application/json',
  ) {
    this.status = status
    this.body = body
    this.contentType = contentType
  }
}

/** A token as the API makes them, but for the signature, which only the API checks. */
export function token(payload: object): string {
  return `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.x`
}

export function globalId(type: string, key: string): string {
  return Buffer.from(`${type}:${key}`).toString('base64url')
}

function toIncoming(answer: unknown): Incoming {
  const { status, body, contentType } = answer instanceof Reply ? answer : reply(200, answer ?? null)
  if (isChunks(body)) return { status, contentType, body }
  const written = typeof body === 'string' && contentType !== 'application/json' ? body : JSON.stringify(body)
  return { status, contentType, body: chunks(written) }
}

function isChunks(body: unknown): body is AsyncIterable<Uint8Array> {
  return typeof body === 'object' && body !== null && Symbol.asyncIterator in body
}

async function* chunks(written: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(written)
}
