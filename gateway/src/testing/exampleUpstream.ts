import { setTimeout as wait } from 'node:timers/promises'
import type { Incoming, Outgoing, Send } from '../upstream/transport/send.ts'
import { findCall, findRequestMisfits } from './openapi.ts'
import type { Call } from './openapi.ts'
import { reply, toIncoming } from './scriptUpstream.ts'
import { toSignal } from './toSignal.ts'

/** One fault. `call` is as in api/openapi.json, `*` for every call. */
export interface Fault {
  call: string
  /** A status from 400 to 599, or a failure without one. */
  kind: number | (typeof kinds)[number]
}

const kinds = ['timeout', 'reset', 'invalid'] as const

/** In milliseconds, as the pool waits. */
const headersTimeout = 3000

/** Parses `GET /vagas 503, POST /mensagens timeout`. Throws a sentence for anything else. */
export function readFaults(header: string): Fault[] {
  return header.split(',').map(text => {
    const [, call = '', word = ''] = /^\s*(\*|[A-Z]+ \S+)\s+(\S+)\s*$/.exec(text) ?? []
    const kind = /^[45]\d\d$/.test(word) ? Number(word) : kinds.find(known => known === word)
    if (kind === undefined) {
      throw new Error(`X-Fault: '${text.trim()}' is not '<call> <status 400 to 599, ${kinds.join(', ')}>'.`)
    }
    const [method = '', path = ''] = call.split(' ')
    if (call !== '*' && findCall({ method, path })?.name !== call) {
      throw new Error(`X-Fault: '${call}' is not a call of api/openapi.json, such as 'GET /vagas/{id}'.`)
    }
    return { call, kind }
  })
}

/** An upstream that responds with the examples of api/openapi.json. It stores nothing. */
export function createExampleUpstream(faults: Fault[] = []): Send {
  return async outgoing => {
    const call = findCall(outgoing)
    const fault = faults.find(each => each.call === '*' || each.call === call?.name)
    if (fault) return fail(fault, outgoing)
    return call ? answer(call, outgoing) : refuse(404, 'Recurso não encontrado.')
  }
}

function answer(call: Call, outgoing: Outgoing): Incoming {
  const { operation } = call
  if (operation.security.length > 0 && !outgoing.headers['authorization']) return refuse(401, 'Entre para continuar.')
  const misfits = findRequestMisfits(outgoing)
  if (misfits.length > 0) return refuse(422, `Não segue o contrato: ${misfits.join('; ')}`)
  const [status, { content }] = Object.entries(operation.responses)[0] ?? ['200', {}]
  if (!content) return toIncoming(reply(Number(status)))
  const [[type, { examples = {} }] = ['', {}]] = Object.entries(content)
  const value = chooseExample(examples, call, outgoing)
  if (value === undefined) return refuse(404, 'Não há exemplo.')
  if (type === 'text/event-stream') return toIncoming(reply(200, stream(value as string, outgoing), type))
  return toIncoming(reply(Number(status), value, type))
}

type Examples = Record<string, { value: unknown }>

/** The example for the path's id, else for the body, else for the token's person, else the first one. */
function chooseExample(examples: Examples, { operation, values }: Call, { body, headers }: Outgoing): unknown {
  const ofId = Object.values(examples).find(
    ({ value }) => (value as { id?: number } | null)?.id === Number(values['id']),
  )
  const requests = operation.requestBody?.content['application/json']?.examples ?? {}
  const name = findSimilar(requests, body) ?? findPerson(headers['authorization'])
  const named = name === undefined ? undefined : examples[name]
  return (ofId ?? named ?? Object.values(examples)[0])?.value
}

/** The name of the request example that shares most fields with the body. */
function findSimilar(requests: Examples, body: Outgoing['body']): string | undefined {
  if (typeof body !== 'string') return undefined
  const sent = Object.entries(Object(JSON.parse(body)))
  const likeness = ({ value }: { value: unknown }) =>
    sent.filter(([field, each]) => (value as Record<string, unknown>)[field] === each).length
  return Object.entries(requests).toSorted(([, a], [, b]) => likeness(b) - likeness(a))[0]?.[0]
}

function findPerson(authorization: string | undefined): string | undefined {
  const login = findCall({ method: 'POST', path: '/users/login' })?.operation.responses['200']?.content
  const people = Object.entries(login?.['application/json']?.examples ?? {})
  return people.find(
    ([, { value }]) => `Bearer ${(value as { access_token: string }).access_token}` === authorization,
  )?.[0]
}

async function* stream(events: string, { cancellation }: Outgoing): AsyncGenerator<Uint8Array> {
  yield Buffer.from(`:\n\n${events}`)
  await ended(cancellation)
}

async function fail({ kind }: Fault, { cancellation }: Outgoing): Promise<Incoming> {
  if (kind === 'invalid') return toIncoming(reply(200, 'not JSON', 'application/json'))
  if (typeof kind === 'number') return refuse(kind, `Falha pedida: ${kind}.`, kind === 429 ? '5' : undefined)
  if (kind === 'reset') throw new Error('ECONNRESET')
  await Promise.race([ended(cancellation), wait(headersTimeout)])
  throw Object.assign(new Error('no headers'), { code: 'UND_ERR_HEADERS_TIMEOUT' })
}

function ended(cancellation: Outgoing['cancellation']): Promise<unknown> {
  return new Promise(resolve => toSignal(cancellation).addEventListener('abort', resolve, { once: true }))
}

function refuse(status: number, detail: string, retryAfter?: string): Incoming {
  return toIncoming(reply(status, { detail }, undefined, retryAfter))
}
