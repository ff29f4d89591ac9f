import sharp from 'sharp'
import type { Metadata } from 'sharp'
import { answerParent } from '../childProcess/child.ts'
import { withCopies } from '../storage/copiasDeRetrato.ts'
import type { Retrato } from '../storage/retratos.ts'

/* Draws one portrait in a child process: its decoder has access to nothing else. */

export type Reason = 'invalida' | 'megapixels' | 'animada' | 'pesada'
export type Desenho = { retrato: Retrato } | { reason: Reason }

const lado = 512
/** As the best phone cameras have. */
const maxPixels = 50e6
/**
 * So many pixels of red, green, blue and alpha, a byte each. Twice the depth needs twice the memory, and looks the
 * same.
 */
const maxRasterBytes = maxPixels * 4

const bytesPer: Record<string, number> = { char: 1, uchar: 1, short: 2, ushort: 2 }

sharp.cache(false)
sharp.concurrency(1)

/** Why an image is not decoded, from its header alone; null if it may be. */
const refuse = ({ width, height, channels, depth, pages = 1 }: Metadata): Reason | null => {
  if (width * height > maxPixels) return 'megapixels'
  if (pages > 1) return 'animada'
  return width * height * channels * (bytesPer[depth] ?? 8) > maxRasterBytes ? 'pesada' : null
}

const draw = async (bytes: Uint8Array): Promise<Desenho> => {
  try {
    const reason = refuse(await sharp(bytes, { limitInputPixels: false }).metadata())
    if (reason) return { reason }
    const drawing = sharp(bytes, { limitInputPixels: maxPixels, sequentialRead: true })
      .autoOrient()
      .resize(lado, lado, { fit: 'cover' })
      .webp({ quality: 84 })
    return { retrato: await withCopies(await drawing.toBuffer()) }
  } catch {
    return { reason: 'invalida' }
  }
}

answerParent(draw)
