import { fold } from '../ui/fold.ts'

/** Whether every word that was typed stands in the name or the text (specification §10.5); nothing typed fits all. */
export function matchesSearch(busca: string, ...textos: (string | null)[]): boolean {
  const where = fold(textos.join(' '))
  return fold(busca)
    .split(' ')
    .every(word => where.includes(word))
}
