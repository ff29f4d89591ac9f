import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { GraphQLError } from 'graphql'
import { codeOf, toError } from '../graphql/failure.ts'
import { readToken } from '../upstream/sessao.ts'
import { OperationCancellation } from '../upstream/transport/cancellation.ts'
import type { Send } from '../upstream/transport/send.ts'
import { toForwardedHeaders } from './clientRequest.ts'
import type { ClientRequest } from './clientRequest.ts'

/*
 * Multipart bodies are large, so they are read here before Yoga parses them: only for a person whose token the API
 * accepts, and only a few at a time. A client that stalls or disconnects holds nothing.
 */

export interface UploadLimits {
  /** Limit of one body. */
  bytes: number
  /** Concurrent bodies of one person. */
  perPerson: number
  /** Concurrent bodies of all people. */
  total: number
  /** Milliseconds of silence after which a body is refused. */
  silence: number
}

/** Limit of a JSON body, which anybody may send. The longest form takes half of it. */
export const mostJson = 128 * 1024
/** Limit of a multipart body: a PDF of 10 MB and its envelope. */
export const mostMultipart = 11 * 1024 * 1024

const standard: UploadLimits = {
  bytes: mostMultipart,
  perPerson: 2,
  total: 16,
  silence: 10_000,
}

/** Timeout of the token check in milliseconds. */
const checkTime = 5000

/** Milliseconds that a refused client may keep sending: resetting the connection would lose the refusal. */
const linger = 5000

/** Yoga reads `body` instead of the stream if it is set. */
type Unread = IncomingMessage & { body?: object }

export function isUpload({ method, headers }: IncomingMessage): boolean {
  return method === 'POST' && /^\s*multipart\//i.test(headers['content-type'] ?? '')
}

/** Reads the body of an upload. Resolves false when it was refused and the response is sent. */
export function createUploads(send: Send, limits: Partial<UploadLimits> = {}) {
  const { bytes, perPerson, total, silence } = { ...standard, ...limits }
  const people: string[] = []

  async function read(request: Unread, response: ServerResponse, client: ClientRequest): Promise<void> {
    if (Number(request.headers['content-length']) > bytes) throw tooLarge()
    const person = await findPerson(send, client)
    if (people.filter(each => each === person).length >= perPerson) {
      throw refusal('TOO_MANY_REQUESTS', 429, 'Você já tem envios em andamento. Aguarde um deles terminar.')
    }
    if (people.length >= total) {
      throw refusal('TOO_MANY_REQUESTS', 429, 'Há muitos envios ao mesmo tempo. Tente de novo em instantes.')
    }
    people.push(person)
    response.once('close', () => people.splice(people.indexOf(person), 1))
    request.body = Readable.from([await collect(request, bytes, silence)])
  }

  return async (request: Unread, response: ServerResponse, client: ClientRequest): Promise<boolean> => {
    try {
      await read(request, response, client)
      return true
    } catch (error) {
      if (!(error instanceof UploadRefusal)) throw error
      client.codes.push(codeOf(error.error))
      refuse(request, response, error)
      return false
    }
  }
}

class UploadRefusal extends Error {
  readonly error: GraphQLError
  readonly status: number

  constructor(error: GraphQLError, status: number) {
    super(error.message)
    this.error = error
    this.status = status
  }
}

function refusal(code: Parameters<typeof toError>[0], status: number, message?: string): UploadRefusal {
  return new UploadRefusal(toError(code, message), status)
}

function tooLarge(): UploadRefusal {
  return refusal('BAD_USER_INPUT', 413, 'O conteúdo enviado é grande demais.')
}

/** The person's id, once the API has accepted the token: a token itself can claim any id. */
async function findPerson(send: Send, client: ClientRequest): Promise<string> {
  const sessao = readToken(client.authorization?.replace(/^Bearer\s+/i, '') ?? '')
  if (!sessao) throw refusal('UNAUTHENTICATED', 401)
  const status = await send({
    method: 'GET',
    path: `/users/${sessao.usuario}`,
    headers: { ...toForwardedHeaders(client) },
    cancellation: new OperationCancellation(client.cancellation, checkTime),
    most: 65_536,
  }).then(
    answer => answer.status,
    () => 503,
  )
  if (status === 200) return sessao.usuario
  if (status === 429) throw refusal('TOO_MANY_REQUESTS', 429)
  if (status >= 500) throw refusal('UPSTREAM_UNAVAILABLE', 503)
  throw refusal('UNAUTHENTICATED', 401)
}

function collect(request: IncomingMessage, most: number, silence: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const take = (chunk: Buffer) => {
      timer.refresh()
      size += chunk.length
      if (size > most) fail(tooLarge())
      else chunks.push(chunk)
    }
    const fail = (error: UploadRefusal) => {
      clearTimeout(timer)
      request.off('data', take)
      chunks.length = 0
      reject(error)
    }
    const stalled = () => fail(refusal('BAD_USER_INPUT', 408, 'O envio parou no meio. Tente de novo.'))
    const timer = setTimeout(stalled, silence)
    request.on('data', take)
    request.once('end', () => {
      clearTimeout(timer)
      resolve(Buffer.concat(chunks))
    })
    // A no-op after 'end'.
    request.once('close', stalled)
  })
}

/** Responds at once, discards what still arrives for a moment, then closes the connection. */
function refuse(request: IncomingMessage, response: ServerResponse, { error, status }: UploadRefusal): void {
  if (response.destroyed) return
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
  response.writeHead(status, status === 429 ? { ...headers, 'retry-after': '5' } : headers)
  response.end(JSON.stringify({ errors: [error] }))
  const timer = setTimeout(() => request.socket.destroy(), linger)
  request.once('close', () => clearTimeout(timer))
  request.resume()
}
