import { createHash } from 'node:crypto'
import { buildSchema, getOperationAST, parse } from 'graphql'
import { findMisfit } from './graphql/trustedDocument.ts'
import { places, readBuild, readReleases } from './releases.ts'
import type { TrustedDocument } from './releases.ts'
import { sdl } from './sdl.ts'

/*
 * Prints each document of this build and of the kept releases that does not fit the schema, and ends with code 1 when
 * there is one. The build and `npm run check` run it, so that the gateway need not validate them when it starts. With
 * an argument it checks the releases in that folder alone.
 */

const schema = buildSchema(sdl)
const [folder] = process.argv.slice(2)
const documents = folder ? readReleases(folder) : [...readBuild(places.built), ...readReleases(places.releases)]

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
