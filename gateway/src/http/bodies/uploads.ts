import type { IncomingMessage, ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import { slowest, watchBody } from '@board/http/bodyRate'
import type { Rate } from '@board/http/bodyRate'
import { toNetwork } from '@board/http/clientAddress'
import { createUploadSlots } from '@board/http/uploadSlots'
import type { Slot } from '@board/http/uploadSlots'
import { readToken } from '../../upstream/sessao.ts'
import { OperationCancellation } from '../../upstream/transport/cancellation.ts'
import type { Send } from '../../upstream/transport/send.ts'
import { toForwardedHeaders } from '../clientRequest.ts'
import type { ClientRequest } from '../clientRequest.ts'
import { toPath } from '../path.ts'
import { BodyRefusal, refuseBody, tooSlow } from './bodyRefusal.ts'

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

/** How many times the least rate is slow enough to give the slot to another upload. */
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
  const slots = createUploadSlots({ perPerson, total, patience, slow: (slowFactor * rate.bytes) / rate.ms })

  async function takeSlot(response: ServerResponse, client: ClientRequest): Promise<Slot> {
    const person = await findPerson(send, client)
    const slot = await slots.take(person, toNetwork(client.address ?? ''))
    if (slot === 'own') {
      throw new BodyRefusal('TOO_MANY_REQUESTS', 429, 'Você já tem envios em andamento. Aguarde um deles terminar.')
    }
    if (slot === 'full') throw full()
    if (response.destroyed) {
      slots.release(slot)
      throw tooSlow()
    }
    response.once('close', () => slots.release(slot))
    return slot
  }

  async function read(request: Unread, response: ServerResponse, client: ClientRequest): Promise<void> {
    if (Number(request.headers['content-length']) > bytes) throw tooLarge()
    const slot = await takeSlot(response, client)
    request.body = Readable.from([await collect(request, slot, { bytes, rate })])
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

/** Keeps the body until it has arrived, is refused, or has to give its slot to another one. */
function collect(
  request: IncomingMessage,
  slot: Slot,
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
      slot.arriving = null
      request.off('data', take)
      chunks.length = 0
      reject(error)
    }
    const watch = watchBody(request, rate, () => fail(tooSlow()))
    slot.arriving = { rate: watch.rate, giveUp: () => fail(full()) }
    request.on('data', take)
    request.once('end', () => {
      slot.arriving = null
      resolve(Buffer.concat(chunks))
    })
    // A no-op after 'end'.
    request.once('close', () => fail(tooSlow()))
  })
}
