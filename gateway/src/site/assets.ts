import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { filePaths } from '../filePaths.ts'
import { StartError } from '../startError.ts'

/*
 * One folder, shared by all gateways, holds the assets of this build and of earlier ones. An open tab finds its code on
 * any gateway, whichever build it runs. File names contain a hash of the content, so files never change.
 */

const day = 24 * 60 * 60 * 1000
/** As long as the documents of a release are kept (documents/releases.ts). */
const keptDays = 90
/** A temporary file: one is left behind when a gateway is killed while it copies. */
const draft = /^\.[\w.-]+\.novo$/
/** Includes the compressed variants. */
const asset = /^[\w.-]+-[\w-]{8}\.\w+(\.(br|gz))?$/

/** Copies missing files atomically, and touches the others to mark them as in use. */
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

/** Removes files that no gateway has had for `keptDays`. Other gateways may prune at the same time. */
async function prune(folder: string, own: ReadonlySet<string>): Promise<void> {
  const before = Date.now() - keptDays * day
  for (const name of await readdir(folder)) {
    if (own.has(name) || !(asset.test(name) || draft.test(name))) continue
    const file = await stat(path.join(folder, name)).catch(() => null)
    if (file && file.mtimeMs < before) await rm(path.join(folder, name), { force: true })
  }
}

/** Adds the assets of this build to the folder. Throws StartError if the folder cannot be used. */
export async function keepAssets(folder: string, own = filePaths.web): Promise<void> {
  const kept = path.join(folder, 'assets')
  try {
    await prune(kept, new Set(await copy(path.join(own, 'assets'), kept)))
  } catch (error) {
    throw new StartError(`ASSETS_DIR ${folder} cannot be used (${(error as NodeJS.ErrnoException).code}).`)
  }
}

/**
 * Repeats it daily, so that a build that runs for months does not look old when it is replaced. The timer does not keep
 * the process alive.
 */
export function keepAssetsDaily(folder: string, onError: (error: unknown) => void): void {
  setInterval(() => void keepAssets(folder).catch(onError), day).unref()
}
