import type { IncomingMessage, ServerResponse } from 'node:http'
import { OperationCancellation } from '../upstream/transport/cancellation.ts'
import { discard, toChunks } from '../upstream/transport/send.ts'
import type { Incoming, Send } from '../upstream/transport/send.ts'
import type { ClientRequest } from './clientRequest.ts'

const most = 5 * 1024 * 1024
const deadline = 8000

/**
 * Serves the REST API's portraits on this origin: `/avatares/x` is the API's `/avatares/x`, and `/avatares/~/x` is its
 * `/x` (see toAvatarUrl). Only images pass. The person's token is not forwarded.
 */
export function createAvatares(send: Send) {
  return async (request: IncomingMessage, response: ServerResponse, { address }: ClientRequest): Promise<void> => {
    // URL resolves dot segments, so that a path below /avatares/ cannot leave it upstream.
    const { pathname, search } = new URL(request.url ?? '/', 'http://gateway')
    const path = pathname.replace(/^\/avatares\/~\//, '/') + search
    const cancellation = new OperationCancellation(null, deadline)
    try {
      const image = await send({
        method: 'GET',
        path,
        headers: { accept: 'image/*', 'x-forwarded-for': address },
        cancellation,
      })
      if (image.status !== 200 || !/^image\/(png|jpeg|webp|avif|gif)\b/.test(image.contentType)) {
        await discard(image)
        response.writeHead(404).end()
        return
      }
      // A portrait that may be hidden again.
      await copyImage(image, response, search.includes('vista=') ? 'private, max-age=600' : undefined)
    } catch {
      if (response.headersSent) response.destroy()
      else response.writeHead(502).end()
    }
  }
}

/** Sends a picture of the upstream. Its name changes with it. */
export async function copyImage(
  image: Incoming,
  response: ServerResponse,
  cacheControl = 'public, max-age=86400',
): Promise<void> {
  const { contentType } = image
  response.writeHead(200, { 'content-type': contentType, 'cache-control': cacheControl })
  let written = 0
  for await (const chunk of toChunks(image)) {
    written += chunk.byteLength
    if (written > most || response.destroyed) throw new Error('too large, or nobody listens')
    if (!response.write(chunk)) await drained(response)
  }
  response.end()
}

function drained(response: ServerResponse): Promise<void> {
  return new Promise(resolve => {
    const go = () => {
      response.off('drain', go).off('close', go)
      resolve()
    }
    response.on('drain', go).on('close', go)
  })
}
