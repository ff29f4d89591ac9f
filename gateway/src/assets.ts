import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { StartError } from './startError.ts'
import { webFolder } from './site.ts'

/*
 * The assets of this build and of those before it in one folder, which all gateways have: an open tab finds its code on
 * any of them, whichever build each has. A name has the hash of what it holds, so no file is ever changed.
 */

const day = 24 * 60 * 60 * 1000
/** As long as the documents of a release (releases.ts). */
const keptDays = 90
/** What a gateway leaves that was killed while it copied. */
const draft = /^\.[\w.-]+\.novo$/
/** With the compressed variants. */
const asset = /^[\w.-]+-[\w-]{8}\.\w+(\.(br|gz))?$/

/** Copies what is missing, whole or not at all, and marks what is there as in use today. */
async function copy(own: string, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const names = (await readdir(own).catch(() => [])).filter(name => asset.test(name))
  for (const name of names) {
    const target = path.join(folder, name)
    const now = new Date()
    const isThere = await utimes(target, now, now).then(
      () => true,
      () => false,
    )
    if (isThere) continue
    const half = path.join(folder, `.${name}.${randomUUID()}.novo`)
    await copyFile(path.join(own, name), half)
    await rename(half, target)
  }
  return names
}

/** Takes away what no gateway has had for so long. Another one may be at it too. */
async function prune(folder: string, own: ReadonlySet<string>): Promise<void> {
  const before = Date.now() - keptDays * day
  for (const name of await readdir(folder)) {
    if (own.has(name) || !(asset.test(name) || draft.test(name))) continue
    const file = await stat(path.join(folder, name)).catch(() => null)
    if (file && file.mtimeMs < before) await rm(path.join(folder, name), { force: true })
  }
}

/** Adds the assets of this build to the folder. Throws StartError where that cannot be. */
export async function keepAssets(folder: string, own = webFolder): Promise<void> {
  const kept = path.join(folder, 'assets')
  try {
    await prune(kept, new Set(await copy(path.join(own, 'assets'), kept)))
  } catch (error) {
    throw new StartError(`ASSETS_DIR ${folder} cannot be used (${(error as NodeJS.ErrnoException).code}).`)
  }
}

/** Each day again, so that a build that runs for months is not old when it is replaced. Ends with the program. */
export function keepAssetsDaily(folder: string, onError: (error: unknown) => void): void {
  setInterval(() => void keepAssets(folder).catch(onError), day).unref()
}
