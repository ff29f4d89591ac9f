import { readFileSync } from 'node:fs'

/** What the web app really asks, by the name of each operation, as relay-compiler wrote it down. */
export const documents: ReadonlyMap<string, string> = new Map(
  Object.values(
    JSON.parse(readFileSync(new URL('../../persistedQueries.json', import.meta.url), 'utf8')) as Record<string, string>,
  ).map(document => [/^(?:query|mutation|subscription) (\w+)/.exec(document)?.[1] ?? '', document]),
)
