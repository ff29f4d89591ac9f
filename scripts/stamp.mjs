import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

const outputs = new Set(['node_modules', 'dist', '.data', '.cache', 'test-results', 'playwright-report'])

function* files(name) {
  const full = path.join(root, name)
  if (!existsSync(full)) return
  if (statSync(full).isFile()) yield name
  else for (const entry of readdirSync(full).toSorted()) if (!outputs.has(entry)) yield* files(path.join(name, entry))
}

/** A digest over the names and contents of files and folders of the repository. Outputs are left out. */
export function digest(names) {
  const hash = createHash('sha256')
  for (const file of names.flatMap(name => [...files(name)])) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

/** Does the work unless the stamp says that it was done for these same contents; stamps it when done. */
export async function once(stampFile, names, outputsExist, work) {
  const file = path.join(root, stampFile)
  if (outputsExist() && existsSync(file) && readFileSync(file, 'utf8') === digest(names)) return
  await work()
  mkdirSync(path.dirname(file), { recursive: true })
  // Taken again: generated sources are among the contents.
  writeFileSync(file, digest(names))
}
