import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

/** How many words of a search count. */
const maxWords = 6

/** Trigrams find three letters anywhere, and fewer letters only at the beginning of a word. */
const anywhere = /[\p{L}\p{N}]{3}/u

/** The words of 'TCP/IP' must be one after the other. What has no letter or digit matches everybody. */
const matches = (typed: string): SQL => {
  const before = anywhere.test(typed) ? '%' : '% '
  return sql`(palavras_de_busca(${typed}) = '' or u.busca like ${before} || palavras_de_busca(${typed}) || '%')`
}

export const hasWords = (busca: string): boolean => busca.trim() !== ''

/**
 * The condition for people (as `u`) who match every word by name, course, department or interest. A word of one or two
 * letters must be the beginning of one of theirs. A search without a letter or digit finds nobody.
 */
export const toBusca = (busca: string): SQL => {
  if (!hasWords(busca)) return sql`true`
  const words = busca.split(/\s+/).filter(Boolean).slice(0, maxWords)
  return sql.join([sql`palavras_de_busca(${busca}) <> ''`, ...words.map(matches)], sql` and `)
}
