import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

/** How many words of a search count. */
const maxWords = 6

/** Trigrams find three letters anywhere, and fewer letters only at the beginning of a word. */
const anywhere = /[\p{L}\p{N}]{3}/u
const readable = /[\p{L}\p{N}]/u

const matches = (word: string): SQL => {
  if (!readable.test(word)) return sql`false`
  const before = anywhere.test(word) ? '%' : '% '
  return sql`u.busca like ${before} || chave_de_nome(${word.replaceAll(/[\\%_]/g, '\\$&')}) || '%'`
}

export const hasWords = (busca: string): boolean => busca.trim() !== ''

/**
 * The condition for people (as `u`) who match every word by name, course, department or interest. A word of one or two
 * letters must be the beginning of one of theirs.
 */
export const toBusca = (busca: string): SQL => {
  const words = busca.split(/\s+/).filter(Boolean).slice(0, maxWords)
  return words.length === 0 ? sql`true` : sql.join(words.map(matches), sql` and `)
}
