import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'

/** As many words of a search count. */
const maxWords = 6

/** Trigrams find three letters anywhere, and fewer at the beginning of a word. */
const anywhere = /[\p{L}\p{N}]{3}/u
const readable = /[\p{L}\p{N}]/u

const matches = (word: string): SQL => {
  if (!readable.test(word)) return sql`false`
  const before = anywhere.test(word) ? '%' : '% '
  return sql`u.busca like ${before} || chave_de_nome(${word.replaceAll(/[\\%_]/g, '\\$&')}) || '%'`
}

export const hasWords = (busca: string): boolean => busca.trim() !== ''

/**
 * People (as `u`) of whom every word says something: the name, the course or department, an interest. A word of one or
 * two letters says something only where another begins with it.
 */
export const toBusca = (busca: string): SQL => {
  const words = busca.split(/\s+/).filter(Boolean).slice(0, maxWords)
  return words.length === 0 ? sql`true` : sql.join(words.map(matches), sql` and `)
}
