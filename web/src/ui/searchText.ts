import { fold } from './fold.ts'

/**
 * The words of a text, separated by one blank, without case and accents, as palavras_de_busca() of the API: 'TCP/IP' has
 * two, 'INF1007' is 'INF 1007', and a sign after a single letter is part of the word, as in 'C++' and 'C#'.
 */
export const toWords = (text: string): string =>
  fold(text.normalize('NFKC'))
    .replaceAll(/\b([a-z])\+\+/g, '$1plusplus ')
    .replaceAll(/\b([a-z])\+(?![a-z0-9])/g, '$1plus ')
    .replaceAll(/\b([a-z])#/g, '$1sharp ')
    .replaceAll(/([a-z]{2,})(\d)/g, '$1 $2')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What matchesSearch reads: these texts as words, each after a blank. Null for a text that is missing. */
export const toSearchText = (...texts: readonly (string | null | undefined)[]): string =>
  ` ${toWords(texts.filter(Boolean).join(' '))}`

/**
 * Whether a search text has every word of the search: one or two letters at the beginning of a word, more letters anywhere.
 * A blank search matches everything, one without a letter or digit nothing.
 */
export function matchesSearch(busca: string): (searchText: string) => boolean {
  if (busca.trim() === '') return () => true
  const parts = toWords(busca)
    .split(' ')
    .map(word => (word.length < 3 ? ` ${word}` : word))
  return searchText => parts.every(part => part !== ' ' && searchText.includes(part))
}
