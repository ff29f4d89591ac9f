import type { IncomingMessage, ServerResponse } from 'node:http'
import { OperationCancellation } from '../upstream/transport/cancellation.ts'
import { discard, toChunks } from '../upstream/transport/send.ts'
import type { Incoming, Send } from '../upstream/transport/send.ts'
import { refuse } from './arquivos.ts'
import { toForwardedHeaders } from './clientRequest.ts'
import type { ClientRequest } from './clientRequest.ts'

/** The token is in the query, which no log has. */
export const agendaPath = '/agenda.ics'

/** Bytes of the largest calendar, with room: 1,000 entries of a few lines. */
const most = 4 * 1024 * 1024
const deadline = 15_000

/**
 * Serves the calendar of a person to whoever has its address, from the call of the same path of the API, without a session.
 * A HEAD gets the headers of the GET. It is neither compressed nor changed, whatever the request accepts.
 */
export function createAgenda(send: Send) {
  return async (request: IncomingMessage, response: ServerResponse, client: ClientRequest): Promise<void> => {
    const token = new URL(request.url ?? '', 'http://gateway').searchParams.get('token') ?? ''
    if (!/^[\w-]{1,200}$/.test(token)) return refuse(response, 404)
    const { authorization: _, ...headers } = toForwardedHeaders(client)
    try {
      const calendario = await send({
        method: 'GET',
        path: `${agendaPath}?token=${token}`,
        headers: { ...headers, accept: 'text/calendar', 'if-none-match': request.headers['if-none-match'] },
        cancellation: new OperationCancellation(client.cancellation, deadline),
      })
      await hand(calendario, response, request.method === 'HEAD')
    } catch {
      refuse(response, 502)
    }
  }
}

async function hand(calendario: Incoming, response: ServerResponse, isHead: boolean): Promise<void> {
  const { status, contentType, etag, retryAfter } = calendario
  const caching = { 'cache-control': 'private, no-cache, no-transform', ...(etag && { etag }) }
  if (status === 200 && /^text\/calendar\b/.test(contentType)) {
    const bytes = await collect(calendario)
    response.writeHead(200, {
      ...caching,
      'content-type': 'text/calendar; charset=utf-8',
      'content-length': bytes.byteLength,
      'content-disposition': 'inline; filename="agenda.ics"',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    response.end(isHead ? undefined : bytes)
    return
  }
  await discard(calendario)
  if (status === 304) response.writeHead(304, caching).end()
  else {
    if (status === 429 && retryAfter) response.setHeader('retry-after', retryAfter)
    // A calendar that gets a 404 may forget the address: only the API says it.
    refuse(response, status === 422 ? 404 : [404, 429].includes(status) ? status : 502)
  }
}

async function collect(calendario: Incoming): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of toChunks(calendario)) {
    size += chunk.byteLength
    if (size > most) throw new Error('too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
