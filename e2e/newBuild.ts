import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root } from './environment.ts'

const digest = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * A checkout with the next build of the web app: its entry and the page of the network have other file names, as after a
 * change, and the old files do not exist.
 */
export async function makeNewBuild(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'board-new-build-'))
  await linkAll(root, folder, ['web', 'gateway'])
  for (const workspace of ['web', 'gateway']) {
    await mkdir(path.join(folder, workspace))
    await linkAll(path.join(root, workspace), path.join(folder, workspace), ['dist'])
    await cp(path.join(root, workspace, 'dist'), path.join(folder, workspace, 'dist'), { recursive: true })
  }
  await renew(path.join(folder, 'web/dist'))
  return folder
}

async function linkAll(from: string, to: string, except: string[]) {
  for (const name of await readdir(from)) {
    if (!except.includes(name)) await symlink(path.join(from, name), path.join(to, name))
  }
}

async function renew(dist: string) {
  const files = await readdir(dist, { recursive: true })
  for (const file of files.filter(name => /\.(br|gz)$/.test(name))) await rm(path.join(dist, file))
  const names = await readdir(path.join(dist, 'assets'))
  const changed = names.filter(name => /^(index|RedePage)-[\w-]+\.js$/.test(name))
  const renewed = (text: string) => changed.reduce((whole, name) => whole.replaceAll(name, newName(name)), text)
  const digests = new Map<string, string>()
  for (const file of files.filter(name => /\.(html|js)$/.test(name) && name !== 'sw.js')) {
    const text = await readFile(path.join(dist, file), 'utf8')
    if (file.endsWith('.html')) digests.set(digest(text), digest(renewed(text)))
    await writeFile(path.join(dist, file), renewed(text))
  }
  for (const name of changed) await rename(path.join(dist, 'assets', name), path.join(dist, 'assets', newName(name)))
  let worker = renewed(await readFile(path.join(dist, 'sw.js'), 'utf8'))
  for (const [before, after] of digests) worker = worker.replaceAll(before, after)
  await writeFile(path.join(dist, 'sw.js'), worker.replace(/version:`\w+`/, 'version:`new`'))
}

const newName = (name: string) => name.replace(/-[\w-]+\.js$/, '-NewBuild.js')
