import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { readToken } from '../../upstream/sessao.ts'
import { OperationCancellation } from '../../upstream/transport/cancellation.ts'
import type { Send } from '../../upstream/transport/send.ts'
import { toNetwork } from '../clientAddress.ts'
import { toForwardedHeaders } from '../clientRequest.ts'
import type { ClientRequest } from '../clientRequest.ts'
import { toPath } from '../path.ts'
import { slowest, watchBody } from './bodyRate.ts'
import type { Rate } from './bodyRate.ts'
import { BodyRefusal, refuseBody, tooSlow } from './bodyRefusal.ts'
import { createPlaces } from './places.ts'
import type { Place } from './places.ts'

/*
 * Multipart bodies are large, so they are read here before Yoga parses them: only for a person whose token the API
 * accepts, and only a few at a time. A client that is too slow or disconnects holds nothing.
 */

export interface UploadLimits {
  /** Limit of one body. */
  bytes: number
  /** Concurrent bodies of one person. */
  perPerson: number
  /** Concurrent bodies of all people. */
  total: number
  /** The least that must arrive of a body. */
  rate: Rate
}

/** Limit of a JSON body, which anybody may send. The longest form takes half of it. */
export const mostJson = 128 * 1024
/** Limit of a multipart body: a PDF of 10 MB and its envelope. */
export const mostMultipart = 11 * 1024 * 1024

const standard: UploadLimits = {
  bytes: mostMultipart,
  perPerson: 2,
  total: 16,
  rate: slowest,
}

/** Timeout of the token check in milliseconds. */
const checkTime = 5000

/** How many times the least rate is slow enough to give the place to another upload. */
const slowFactor = 8

/** Yoga reads `body` instead of the stream if it is set. */
type Unread = IncomingMessage & { body?: object }

export function isUpload({ method, url = '', headers }: IncomingMessage): boolean {
  return method === 'POST' && toPath(url) === '/graphql' && /^\s*multipart\//i.test(headers['content-type'] ?? '')
}

/** Reads the body of an upload. Resolves false when it was refused and the response is sent. */
export function createUploads(send: Send, limits: Partial<UploadLimits> = {}) {
  const { bytes, perPerson, total, rate } = { ...standard, ...limits }
  const patience = rate.ms * 0.4
  const places = createPlaces({ perPerson, total, patience, slow: (slowFactor * rate.bytes) / rate.ms })

  async function takePlace(response: ServerResponse, client: ClientRequest): Promise<Place> {
    const person = await findPerson(send, client)
    const place = await places.take(person, toNetwork(client.address ?? ''))
    if (place === 'own') {
      throw new BodyRefusal('TOO_MANY_REQUESTS', 429, 'Você já tem envios em andamento. Aguarde um deles terminar.')
    }
    if (place === 'full') throw full()
    if (response.destroyed) {
      places.leave(place)
      throw tooSlow()
    }
    response.once('close', () => places.leave(place))
    return place
  }

  async function read(request: Unread, response: ServerResponse, client: ClientRequest): Promise<void> {
    if (Number(request.headers['content-length']) > bytes) throw tooLarge()
    const place = await takePlace(response, client)
    request.body = Readable.from([await collect(request, place, { bytes, rate })])
  }

  return async (request: Unread, response: ServerResponse, client: ClientRequest): Promise<boolean> => {
    try {
      await read(request, response, client)
      return true
    } catch (error) {
      if (!(error instanceof BodyRefusal)) throw error
      refuseBody(request, response, client, error)
      return false
    }
  }
}

function full(): BodyRefusal {
  return new BodyRefusal('TOO_MANY_REQUESTS', 429, 'Há muitos envios ao mesmo tempo. Tente de novo em instantes.')
}

function tooLarge(): BodyRefusal {
  return new BodyRefusal('BAD_USER_INPUT', 413, 'O conteúdo enviado é grande demais.')
}

/** The person's id, once the API has accepted the token: a token itself can claim any id. */
async function findPerson(send: Send, client: ClientRequest): Promise<string> {
  const sessao = readToken(client.authorization?.replace(/^Bearer\s+/i, '') ?? '')
  if (!sessao) throw new BodyRefusal('UNAUTHENTICATED', 401)
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
  if (status === 429) throw new BodyRefusal('TOO_MANY_REQUESTS', 429)
  if (status >= 500) throw new BodyRefusal('UPSTREAM_UNAVAILABLE', 503)
  throw new BodyRefusal('UNAUTHENTICATED', 401)
}

/** Keeps the body until it has arrived, is refused, or has to give its place to another one. */
function collect(
  request: IncomingMessage,
  place: Place,
  { bytes, rate }: Pick<UploadLimits, 'bytes' | 'rate'>,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    const take = (chunk: Buffer) => {
      size += chunk.length
      if (size > bytes) fail(tooLarge())
      else chunks.push(chunk)
    }
    const fail = (error: BodyRefusal) => {
      watch.stop()
      place.arriving = null
      request.off('data', take)
      chunks.length = 0
      reject(error)
    }
    const watch = watchBody(request, rate, () => fail(tooSlow()))
    place.arriving = { rate: watch.rate, giveUp: () => fail(full()) }
    request.on('data', take)
    request.once('end', () => {
      place.arriving = null
      resolve(Buffer.concat(chunks))
    })
    // A no-op after 'end'.
    request.once('close', () => fail(tooSlow()))
  })
}
