import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** As much as one row holds, and as much as is in memory before it is written. */
const partSize = 1024 * 1024

/** Writes a ZIP file piece by piece: `save` gets pieces of about a megabyte, in order. */
export const createZip = (save: (part: Buffer) => Promise<void>) => {
  let chunks: Uint8Array[] = []
  let size = 0
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
    size += chunk.byteLength
  })
  const flush = async (least: number): Promise<void> => {
    if (size < least || size === 0) return
    const part = Buffer.concat(chunks)
    chunks = []
    size = 0
    await save(part)
  }
  return {
    /** A text, which is compressed while it arrives. */
    addText: async (name: string, texts: AsyncIterable<string>): Promise<void> => {
      const file = new ZipDeflate(name)
      zip.add(file)
      for await (const text of texts) {
        file.push(Buffer.from(text))
        await flush(partSize)
      }
      file.push(new Uint8Array(), true)
    },
    /** A file that is compressed already. */
    addFile: async (name: string, bytes: Uint8Array): Promise<void> => {
      const file = new ZipPassThrough(name)
      zip.add(file)
      file.push(bytes, true)
      await flush(partSize)
    },
    end: async (): Promise<void> => {
      zip.end()
      await flush(0)
    },
  }
}
