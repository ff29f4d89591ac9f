import { readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { root } from './run.mjs'

const encoders = { br: promisify(brotliCompress), gz: promisify(gzip) }

/** Writes x.br and x.gz beside each text file of a built folder but documents, for the gateway to send as they are. */
export async function compress(folder) {
  const files = await readdir(path.join(root, folder), { recursive: true })
  const texts = files.filter(file => /\.(js|css|svg|json|txt|webmanifest)$/.test(file))
  await Promise.all(
    texts.flatMap(file => Object.entries(encoders).map(([suffix, encode]) => write(file, suffix, encode))),
  )

  async function write(file, suffix, encode) {
    const full = path.join(root, folder, file)
    await writeFile(`${full}.${suffix}`, await encode(await readFile(full)))
  }
}
