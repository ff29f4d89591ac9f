import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { GraphQLError } from 'graphql'
import { toForwardedHeaders } from './clientRequest.ts'
import type { ClientRequest } from './clientRequest.ts'
import { codeOf, toError } from './graphql/failure.ts'
import { Operation } from './upstream/ending.ts'
import type { Send } from './upstream/pool.ts'
import { readToken } from './upstream/sessao.ts'

/*
 * Multipart bodies are large, so each is read here before Yoga parses it: only for a person whose token the API
 * accepts, and only a few at a time. A client that stalls or leaves holds nothing.
 */

export interface UploadLimits {
  /** Of one body. */
  bytes: number
  /** Bodies of one person at a time. */
  perPerson: number
  /** Bodies of all people at a time. */
  total: number
  /** Milliseconds without a byte after which a body ends. */
  silence: number
}

/** Of a JSON body, which anybody may send. The longest texts of a form come to half of it. */
export const mostJson = 128 * 1024
/** Of a multipart body: a PDF of 10 MB and what is around it. */
export const mostMultipart = 11 * 1024 * 1024

const standard: UploadLimits = {
  bytes: mostMultipart,
  perPerson: 2,
  total: 16,
  silence: 10_000,
}

/** Milliseconds to send the token check to the API. */
const checkTime = 5000

/** Milliseconds that a refused client may go on sending: a connection that is reset loses the refusal. */
const linger = 5000

/** `body` is where Yoga looks for a body that was read already. */
type Unread = IncomingMessage & { body?: object }

export function isUpload({ method, headers }: IncomingMessage): boolean {
  return method === 'POST' && /^\s*multipart\//i.test(headers['content-type'] ?? '')
}

/** Reads the body of an upload. Resolves false when it was refused, and then the request is answered. */
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
      if (!(error instanceof Refused)) throw error
      client.codes.push(codeOf(error.error))
      refuse(request, response, error)
      return false
    }
  }
}

class Refused extends Error {
  readonly error: GraphQLError
  readonly status: number

  constructor(error: GraphQLError, status: number) {
    super(error.message)
    this.error = error
    this.status = status
  }
}

function refusal(code: Parameters<typeof toError>[0], status: number, message?: string): Refused {
  return new Refused(toError(code, message), status)
}

function tooLarge(): Refused {
  return refusal('BAD_USER_INPUT', 413, 'O conteúdo enviado é grande demais.')
}

/** The id of the person, once the API has accepted the token: anybody can write one with any id. */
async function findPerson(send: Send, client: ClientRequest): Promise<string> {
  const sessao = readToken(client.authorization?.replace(/^Bearer\s+/i, '') ?? '')
  if (!sessao) throw refusal('UNAUTHENTICATED', 401)
  const status = await send({
    method: 'GET',
    path: `/users/${sessao.usuario}`,
    headers: { ...toForwardedHeaders(client) },
    ending: new Operation(client.leaving, checkTime),
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
    const fail = (error: Refused) => {
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
    // After the end this changes nothing.
    request.once('close', stalled)
  })
}

/** Answers at once. What still comes is thrown away for a moment, then the connection is closed. */
function refuse(request: IncomingMessage, response: ServerResponse, { error, status }: Refused): void {
  if (response.destroyed) return
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }
  response.writeHead(status, status === 429 ? { ...headers, 'retry-after': '5' } : headers)
  response.end(JSON.stringify({ errors: [error] }))
  const timer = setTimeout(() => request.socket.destroy(), linger)
  request.once('close', () => clearTimeout(timer))
  request.resume()
}
