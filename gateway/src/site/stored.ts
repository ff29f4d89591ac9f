import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { chooseEncoding } from '../http/compress.ts'
import type { Encoding } from '../http/compress.ts'

export type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** With the best compression, which is worth its time once. */
const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** Serves a text that stays the same while the program runs: revalidated at each request, compressed on first use. */
export function createStored(text: string, contentType: string, status = 200): Serve {
  const plain = Buffer.from(text)
  const etag = `W/"${toDigest(text)}"`
  const compressed = new Map<Encoding, Promise<Buffer>>()
  const compress = (encoding: Encoding) => {
    const body = compressed.get(encoding) ?? compressors[encoding](plain)
    compressed.set(encoding, body)
    return body
  }
  return async ({ headers }, response) => {
    response.setHeader('cache-control', 'no-cache')
    response.setHeader('etag', etag)
    response.setHeader('vary', 'accept-encoding')
    if (status === 200 && headers['if-none-match'] === etag) {
      response.writeHead(304).end()
      return
    }
    const encoding = chooseEncoding(plain.length, headers['accept-encoding'])
    const body = encoding ? await compress(encoding) : plain
    if (encoding) response.setHeader('content-encoding', encoding)
    response.setHeader('content-type', contentType)
    response.statusCode = status
    response.end(body)
  }
}

export const toDigest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16)
