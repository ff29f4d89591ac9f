import { crc32 } from 'node:zlib'

const toChunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A PNG of the data of its header and of its compressed pixels, consistent or not. */
export const toPng = (header: Buffer, pixels: Buffer): Buffer => {
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const chunks = [toChunk('IHDR', header), toChunk('IDAT', pixels), toChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...chunks])
}
