import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run.mjs'

const read = file => readFileSync(path.join(root, file), 'utf8')

/** Resolves what breaks a client of the last release and is not listed as meant, or ''. */
export const checkBreaking = () =>
  complainOfBreaks(
    read('gateway/releases/schema.graphql'),
    read('schema.graphql'),
    JSON.parse(read('gateway/releases/breaks.json')),
  )

/** `breaks` lists { change, why }, where `change` is the sentence that this function says. */
export async function complainOfBreaks(before, after, breaks) {
  // Imported here, because this module loads before packages are installed.
  const [{ CriticalityLevel, diff }, { buildSchema }] = await Promise.all([
    import('@graphql-inspector/core'),
    import('graphql'),
  ])
  const changes = await diff(buildSchema(before), buildSchema(after))
  const breaking = changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ message }) => message)
  const listed = new Set(breaks.map(({ change }) => change))
  return [
    ...breaking.filter(change => !listed.has(change)).map(change => `Breaks clients of the last release: ${change}`),
    ...breaks.filter(({ change }) => !breaking.includes(change)).map(({ change }) => `No such change now: ${change}`),
    ...breaks.filter(({ why }) => !why?.trim()).map(({ change }) => `Without a why: ${change}`),
  ].join('\n')
}
