import type { IncomingMessage, ServerResponse } from 'node:http'
import { OperationCancellation } from '../upstream/transport/cancellation.ts'
import { discard, toChunks } from '../upstream/transport/send.ts'
import type { Incoming, Send } from '../upstream/transport/send.ts'
import { toForwardedHeaders } from './clientRequest.ts'
import type { ClientRequest } from './clientRequest.ts'
import { toPath } from './path.ts'

const most = 5 * 1024 * 1024
const deadline = 15_000

/**
 * Downloads the PDF of a candidatura with the person's token: `/arquivos/31` is the API's `/candidaturas/31/arquivo`,
 * which decides on access. Only a PDF passes, and only as a download.
 */
export function createArquivos(send: Send) {
  return async ({ url = '/' }: IncomingMessage, response: ServerResponse, client: ClientRequest): Promise<void> => {
    const [, codigo] = /^\/arquivos\/(\d{1,18})$/.exec(toPath(url)) ?? []
    if (!codigo) return refuse(response, 404)
    if (!client.authorization) return refuse(response, 401)
    try {
      const pdf = await send({
        method: 'GET',
        path: `/candidaturas/${codigo}/arquivo`,
        headers: { ...toForwardedHeaders(client), accept: 'application/pdf' },
        cancellation: new OperationCancellation(client.cancellation, deadline),
      })
      if (pdf.status === 200 && /^application\/pdf\b/.test(pdf.contentType)) {
        hand(response, codigo, await collect(pdf))
      } else {
        await discard(pdf)
        refuse(response, toStatus(pdf.status))
      }
    } catch {
      refuse(response, 502)
    }
  }
}

async function collect(pdf: Incoming): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of toChunks(pdf)) {
    size += chunk.byteLength
    if (size > most) throw new Error('too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function hand(response: ServerResponse, codigo: string, pdf: Buffer): void {
  response.writeHead(200, {
    'content-type': 'application/pdf',
    'content-length': pdf.byteLength,
    'content-disposition': `attachment; filename="candidatura-${codigo}.pdf"`,
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  response.end(pdf)
}

/** The status with which a download is refused, for that of the API. */
export function toStatus(status: number): number {
  if ([401, 403, 429].includes(status)) return status
  return status >= 500 ? 502 : 404
}

/** Refuses a download; one that has begun is broken off. */
export function refuse(response: ServerResponse, status: number): void {
  if (response.headersSent) response.destroy()
  else response.writeHead(status, { 'cache-control': 'no-store' }).end()
}
