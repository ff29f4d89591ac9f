import { readFileSync } from 'node:fs'
import path from 'node:path'
import { schema } from '../graphql/schema.ts'
import { filePaths } from '../filePaths.ts'
import { StartError } from '../startError.ts'
import { builtName, listFolder, readBuild, readMap, readReleases } from './releases.ts'
import type { TrustedDocument } from './releases.ts'
import { findMisfit } from './trustedDocument.ts'

export interface DocumentSettings {
  production: boolean
  /** The folder with the documents of other clients; null without one. */
  documentsDir: string | null
}

/**
 * Every trusted document by its id: those of this build, of the kept releases, and of other clients. Only the last are
 * validated here, since the build has validated the others. Throws StartError.
 */
export function readDocuments(
  { production, documentsDir }: DocumentSettings,
  { documents, releases }: Pick<typeof filePaths, 'documents' | 'releases'> = filePaths,
): Record<string, string> {
  const ofBuild = readBuild(documents)
  if (production && ofBuild.length === 0) {
    throw new StartError(`PRODUCTION needs the documents of the build in ${builtName}: run npm run build.`)
  }
  return merge([...ofBuild, ...readReleases(releases), ...(documentsDir ? readClients(documentsDir) : [])])
}

function merge(all: TrustedDocument[]): Record<string, string> {
  const known = new Map<string, TrustedDocument>()
  for (const document of all) {
    const { id, text, file } = document
    const other = known.get(id)
    if (other && other.text !== text) throw new StartError(`${other.file} and ${file} differ in the document '${id}'.`)
    known.set(id, document)
  }
  return Object.fromEntries([...known.values()].map(({ id, text }) => [id, text]))
}

function readClients(folder: string): TrustedDocument[] {
  const names = listFolder(folder)
  if (!names) throw new StartError(`DOCUMENTS_DIR must be a folder that can be read, not '${path.resolve(folder)}'.`)
  const documents = names.flatMap(name => readClient(path.join(folder, name)))
  for (const { id, text, file } of documents) {
    const reason = findMisfit(schema, text)
    if (reason) throw new StartError(`${file}: ${id}: ${reason}`)
  }
  return documents
}

function readClient(file: string): TrustedDocument[] {
  const shown = `DOCUMENTS_DIR: ${path.basename(file)}`
  const { name, ext } = path.parse(file)
  if (ext === '.json') return readMap(file, shown)
  if (ext !== '.graphql') return []
  return [{ id: name, text: readText(file, shown), file: shown }]
}

function readText(file: string, shown: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new StartError(`${shown} cannot be read.`)
  }
}
