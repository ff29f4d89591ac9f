/** Titles of those who teach. */
const titulos: ReadonlySet<string> = new Set([
  'prof',
  'profa',
  'professor',
  'professora',
  'dr',
  'dra',
  'doutor',
  'doutora',
  'phd',
  'docente',
])

/** The words of a name without case and accents, in both readings of its punctuation: 'Prof.Ana', 'D.r. Ana'. */
const wordsOf = (nome: string): string[] => {
  const folded = nome.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return [' ', ''].flatMap(mark => folded.replace(/[^\p{L}\s]/gu, mark).split(/\s+/))
}

/** Latin letters beside those of an alphabet that has look-alikes: the first letter of 'Рrof' is Cyrillic. */
const mixesAlphabets = (word: string): boolean =>
  /\p{Script=Latin}/u.test(word) &&
  /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u.test(word)

/**
 * Why a student must not have this name, as a sentence; null if they may. With a title a student is taken for a
 * professor, also where a mail or a browser shows the name alone.
 */
export const refuseNomeDeEstudante = (nome: string): string | null => {
  const words = wordsOf(nome)
  if (words.some(word => titulos.has(word))) return 'Escreva o nome sem título, como Prof. ou Dra.'
  return words.some(mixesAlphabets) ? 'Escreva cada palavra do nome com letras de um só alfabeto.' : null
}
