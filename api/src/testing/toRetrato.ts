import type { Retrato } from '../storage/retratos.ts'

/** A portrait whose copies are all this text. */
export const toRetrato = (text: string): Retrato => {
  const bytes = Buffer.from(text)
  return { 512: bytes, 192: bytes, 96: bytes, 48: bytes }
}
