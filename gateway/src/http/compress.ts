import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'

/** In bytes: a body up to `worth` is not compressed, one above `small` is compressed off the event loop. */
const worth = 1024
const small = 65_536

/** These levels take about 60 µs for the 12 kB of a list of vagas, and shrink it to an eighth. */
const levels = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } },
  gzip: { level: 4 },
}
const brotliLater = promisify(brotliCompress)
const gzipLater = promisify(gzip)

export type Encoding = keyof typeof levels

/** The encoding for a body, by the request's `accept-encoding`; null for none. */
export function chooseEncoding(bytes: number, accepted: string | null | undefined): Encoding | null {
  if (!accepted || bytes <= worth) return null
  if (accepts(accepted, 'br')) return 'br'
  return accepts(accepted, 'gzip') ? 'gzip' : null
}

function accepts(accepted: string, encoding: Encoding): boolean {
  return accepted.split(',').some(each => {
    const [name = '', weight = ''] = each.split(';')
    return name.trim().toLowerCase() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(weight)
  })
}

/** Synchronous for all but large bodies: a thread costs more than the work. */
export function compress(body: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  if (body.length > small) return encoding === 'br' ? brotliLater(body, levels.br) : gzipLater(body, levels.gzip)
  return encoding === 'br' ? brotliCompressSync(body, levels.br) : gzipSync(body, levels.gzip)
}
