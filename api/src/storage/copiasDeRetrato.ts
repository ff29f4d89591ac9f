import sharp from 'sharp'
import type { Retrato } from './retratos.ts'

/** A portrait with its smaller copies. They are drawn from our own small picture, not from the upload. */
export const withCopies = async (webp: Buffer): Promise<Retrato> => {
  const copy = (lado: number) => sharp(webp).resize(lado, lado).webp({ quality: 84 }).toBuffer()
  return { 512: webp, 192: await copy(192), 96: await copy(96), 48: await copy(48) }
}
