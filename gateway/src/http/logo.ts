import type { IncomingMessage, ServerResponse } from 'node:http'
import { OperationCancellation } from '../upstream/transport/cancellation.ts'
import { discard } from '../upstream/transport/send.ts'
import type { Send } from '../upstream/transport/send.ts'
import { copyImage } from './avatares.ts'
import type { ClientRequest } from './clientRequest.ts'

export const logoPath = '/instituicao/logo'

const deadline = 8000

/** Of an SVG that is opened by itself. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Serves the institution's logo on this origin. Its address changes with it. */
export function createLogo(send: Send) {
  return async (_: IncomingMessage, response: ServerResponse, { address }: ClientRequest): Promise<void> => {
    const headers = { accept: 'image/*', 'x-forwarded-for': address }
    const cancellation = new OperationCancellation(null, deadline)
    try {
      const image = await send({ method: 'GET', path: logoPath, headers, cancellation })
      if (image.status !== 200 || !/^image\/(png|jpeg|webp|svg\+xml)$/.test(image.contentType)) {
        await discard(image)
        response.writeHead(404).end()
        return
      }
      response.setHeader('content-security-policy', policy)
      response.setHeader('x-content-type-options', 'nosniff')
      await copyImage(image, response)
    } catch {
      if (response.headersSent) response.destroy()
      else response.writeHead(502).end()
    }
  }
}
