import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { StartError } from './startError.ts'

/** One trusted document, and the file that it is from, as a message names it. */
export interface TrustedDocument {
  id: string
  text: string
  file: string
}

/** Where the map of this build and the kept releases are; the same depth under src/ and dist/. */
export const places = {
  built: fileURLToPath(new URL('../persistedQueries.json', import.meta.url)),
  releases: fileURLToPath(new URL('../releases/', import.meta.url)),
}

/** How a message names the map of this build. */
export const builtName = 'gateway/persistedQueries.json'

const map = z.record(z.string(), z.string())
const release = /^\d{4}-\d\d-\d\d(\.\d+)?\.json$/

/** The documents of this build; none before the web app was compiled. */
export function readBuild(file: string): TrustedDocument[] {
  return existsSync(file) ? readMap(file, builtName) : []
}

/** The documents of the kept releases, oldest first; what else is in the folder is left alone. */
export function readReleases(folder: string): TrustedDocument[] {
  const names = listFolder(folder) ?? []
  return names
    .filter(name => release.test(name))
    .flatMap(name => readMap(path.join(folder, name), `gateway/releases/${name}`))
}

/** A map of ids to texts; throws StartError for anything else. `shown` is how a message names the file. */
export function readMap(file: string, shown: string): TrustedDocument[] {
  const parsed = map.safeParse(readJson(file, shown))
  if (!parsed.success) throw new StartError(`${shown} is not a map of ids to documents.`)
  return Object.entries(parsed.data).map(([id, text]) => ({ id, text, file: shown }))
}

/** The names in a folder, in order; null where there is no such folder. */
export function listFolder(folder: string): string[] | null {
  try {
    return readdirSync(folder).toSorted()
  } catch {
    return null
  }
}

function readJson(file: string, shown: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new StartError(`${shown} cannot be read as JSON.`)
  }
}
