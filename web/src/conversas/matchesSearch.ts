import { fold } from '../ui/fold.ts'

/** Whether the name or the text contains every typed word (specification §10.5); a blank search matches all. */
export function matchesSearch(busca: string, ...textos: (string | null)[]): boolean {
  const where = fold(textos.join(' '))
  return fold(busca)
    .split(' ')
    .every(word => where.includes(word))
}
