import { existsSync, readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import { StartError } from '../startError.ts'

/** One trusted document, and its source file as messages name it. */
export interface TrustedDocument {
  id: string
  text: string
  file: string
}

/** The name of this build's map in messages. */
export const builtName = 'gateway/persistedQueries.json'

const map = z.record(z.string(), z.string())
const release = /^\d{4}-\d\d-\d\d(\.\d+)?\.json$/

/** The documents of this build; empty before the web app was compiled. */
export function readBuild(file: string): TrustedDocument[] {
  return existsSync(file) ? readMap(file, builtName) : []
}

/** The documents of the kept releases, oldest first. Other files in the folder are ignored. */
export function readReleases(folder: string): TrustedDocument[] {
  const names = listFolder(folder) ?? []
  return names
    .filter(name => release.test(name))
    .flatMap(name => readMap(path.join(folder, name), `gateway/releases/${name}`))
}

/** Reads a map of ids to texts. Throws StartError for any other content. `shown` is the file's name in messages. */
export function readMap(file: string, shown: string): TrustedDocument[] {
  const parsed = map.safeParse(readJson(file, shown))
  if (!parsed.success) throw new StartError(`${shown} is not a map of ids to documents.`)
  return Object.entries(parsed.data).map(([id, text]) => ({ id, text, file: shown }))
}

/** The sorted names in a folder; null if there is no such folder. */
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
