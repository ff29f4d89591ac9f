import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { quickStart } from '../api/src/testing/quickStart.ts'
import { digest } from '../scripts/stamp.mjs'
import { frozenClock, root, unset } from './environment.ts'

/* Data folders for the programs of tests: seeding takes longer than the rest of a start, so each build seeds once. */

const cache = path.join(root, '.cache/seeded')

/** What the demo data depends on besides the time: the built API writes it. */
const sources = ['api/dist', 'http', 'institutions', 'pnpm-lock.yaml']

const makeDataDir = () => mkdtemp(path.join(tmpdir(), 'board-e2e-'))

/** A folder of its own with the demo data of this hour, or of the instant `frozenAt`. */
export async function makeSeededDataDir(frozenAt?: number): Promise<string> {
  const [seeded, dataDir] = await Promise.all([findOrSeed(frozenAt), makeDataDir()])
  await cp(seeded, dataDir, { recursive: true })
  return dataDir
}

const seedings = new Map<string, Promise<string>>()

/** The data is relative to the time of seeding, so it is used for an hour, which a slow run of all tests takes as well. */
function findOrSeed(frozenAt?: number): Promise<string> {
  const kind = frozenAt === undefined ? 'now' : 'frozen'
  const time = new Date(frozenAt ?? Date.now()).toISOString().slice(0, 13)
  const name = `${kind}-${time}-${digest(sources).slice(0, 16)}`
  const seeding = seedings.get(name) ?? seedUnlessThere(kind, name, frozenAt)
  seedings.set(name, seeding)
  return seeding
}

async function seedUnlessThere(kind: string, name: string, frozenAt?: number): Promise<string> {
  await mkdir(cache, { recursive: true })
  const folder = path.join(cache, name)
  const present = await readdir(cache)
  if (present.includes(name)) return folder
  const draft = await mkdtemp(path.join(cache, 'draft-'))
  const env = { ...process.env, ...unset, ...(frozenAt === undefined ? {} : frozenClock(frozenAt)), DATA_DIR: draft }
  await promisify(execFile)(process.execPath, [...quickStart, 'api/dist/seed.js'], { cwd: root, env })
  // Another run may have been faster.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }))
  const older = present.filter(each => each.startsWith(`${kind}-`))
  await Promise.all(older.map(each => rm(path.join(cache, each), { recursive: true, force: true })))
  return folder
}
