/** Without case and accents, so that 'joao' finds 'João'. */
const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase('pt-BR')

/** Whether every word that was typed stands in the name or the text (specification §10.5); nothing typed fits all. */
export function encontra(busca: string, ...textos: (string | null)[]): boolean {
  const where = fold(textos.join(' '))
  return fold(busca)
    .split(/\s+/)
    .every(word => where.includes(word))
}
