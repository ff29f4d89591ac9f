import sharp from 'sharp'
import { Refusal } from '../refusal.ts'

const lado = 512
/** Of a phone's best camera. */
const maxMegapixels = 50

/** What a camera, a phone or a drawing program writes; how each begins. */
const comecos: Array<(bytes: Buffer) => boolean> = [
  bytes => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  bytes => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  bytes => /^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6)),
  bytes => /^RIFF[^]{4}WEBP$/.test(bytes.toString('latin1', 0, 12)),
  bytes => /^ftyp(avif|avis)$/.test(bytes.toString('latin1', 4, 12)),
]

const invalid = () => new Refusal(415, 'Por favor, selecione uma imagem válida.')

/** Decoders see nothing but these formats: what calls itself an image may be a program for a decoder of another. */
const measure = async (bytes: Buffer): Promise<{ width: number; height: number; pages?: number | undefined }> => {
  if (!comecos.some(begins => begins(bytes))) throw invalid()
  return sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw invalid()
    })
}

/**
 * A portrait as people see it: a still square of 512 pixels, WebP, drawn anew, so that nothing that came along in the
 * file, from the place it was taken at to a script behind its end, is in it.
 * @throws Refusal 415 for what is no image, 422 for too many pixels (read off its head alone) or more than one frame.
 */
export const toRetrato = async (bytes: Buffer): Promise<Buffer> => {
  const { width, height, pages = 1 } = await measure(bytes)
  if (width * height > maxMegapixels * 1e6)
    throw new Refusal(422, `A imagem deve ter no máximo ${maxMegapixels} megapixels.`)
  if (pages > 1) throw new Refusal(422, 'A imagem não pode ser animada.')
  return sharp(bytes, { limitInputPixels: maxMegapixels * 1e6, sequentialRead: true })
    .autoOrient()
    .resize(lado, lado, { fit: 'cover' })
    .webp({ quality: 84 })
    .timeout({ seconds: 5 })
    .toBuffer()
    .catch(() => {
      throw invalid()
    })
}
