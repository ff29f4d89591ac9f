import { fold } from '../ui/fold.ts'

export type Trecho = { antes: string; achado: string; depois: string }

/** Characters before the match, so that the match is in the line. */
const before = 24

/** The text around the first word of the search that occurs in a message, on one line; the beginning if none does. */
export function trechoDe(conteudo: string, busca: string): Trecho {
  const texto = conteudo.trim().replaceAll(/\s+/g, ' ')
  const characters = Array.from(texto)
  // One folded text per character, so that a position in the folded text leads back to its character.
  const folded = characters.map(character => (character === ' ' ? ' ' : fold(character)))
  const joined = folded.join('')
  const palavras = fold(busca).split(' ').filter(Boolean)
  const found = palavras.map(palavra => ({ palavra, at: joined.indexOf(palavra) })).find(({ at }) => at !== -1)
  if (!found) return { antes: texto, achado: '', depois: '' }
  const start = characterAt(folded, found.at)
  const end = characterAt(folded, found.at + found.palavra.length)
  const from = Math.max(0, start - before)
  return {
    antes: (from > 0 ? '…' : '') + characters.slice(from, start).join(''),
    achado: characters.slice(start, end).join(''),
    depois: characters.slice(end).join(''),
  }
}

/** The index of the character at a position of the folded text. */
function characterAt(folded: readonly string[], position: number): number {
  let length = 0
  const index = folded.findIndex(each => {
    length += each.length
    return length > position
  })
  return index === -1 ? folded.length : index
}
