import { readFileSync } from 'node:fs'

/** The web app's documents by operation name, as relay-compiler persisted them. */
export const documents: ReadonlyMap<string, string> = new Map(
  Object.values(
    JSON.parse(readFileSync(new URL('../../persistedQueries.json', import.meta.url), 'utf8')) as Record<string, string>,
  ).map(document => [/^(?:query|mutation|subscription) (\w+)/.exec(document)?.[1] ?? '', document]),
)
