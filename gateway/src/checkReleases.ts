import { createHash } from 'node:crypto'
import { buildSchema, getOperationAST, parse } from 'graphql'
import { readBuild, readReleases } from './documents/releases.ts'
import type { TrustedDocument } from './documents/releases.ts'
import { findMisfit } from './documents/trustedDocument.ts'
import { filePaths } from './filePaths.ts'
import { sdl } from './sdl.ts'

/*
 * Prints each document of this build and of the kept releases that does not fit the schema, and exits with code 1 if
 * there is one. The build and `npm run check` run it, so that the gateway need not validate them at start. With an
 * argument it checks only the releases in that folder.
 */

const schema = buildSchema(sdl)
const [folder] = process.argv.slice(2)
const documents = folder
  ? readReleases(folder)
  : [...readBuild(filePaths.documents), ...readReleases(filePaths.releases)]

function complaintOf({ id, text, file }: TrustedDocument): string | null {
  const reason = findMisfit(schema, text)
  if (reason) return `${file}: ${nameOf(text) ?? id}: ${reason}`
  const isOwn = createHash('sha256').update(text).digest('hex') === id
  return isOwn ? null : `${file}: ${nameOf(text) ?? id}: The text was changed by hand: its id is another.`
}

function nameOf(text: string): string | undefined {
  try {
    return getOperationAST(parse(text))?.name?.value
  } catch {
    return undefined
  }
}

const complaints = documents.map(complaintOf).filter(complaint => complaint !== null)
process.stdout.write(complaints.map(line => `${line}\n`).join(''))
process.exitCode = complaints.length > 0 ? 1 : 0
