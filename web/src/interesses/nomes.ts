import { fold } from '../ui/fold.ts'

/** An interest that can be chosen: the upstream knows its id, not only its name. */
export type Interesse = { id: string; nome: string }

/** Adds an interest to the choice or removes it, without duplicates. */
export function toggleInteresse(chosen: readonly Interesse[], one: Interesse, include: boolean): Interesse[] {
  const others = chosen.filter(({ id }) => id !== one.id)
  return include ? [...others, one] : others
}

/** The interests with these names, if they can be chosen (specification §4). */
export function escolhidosPorNome(
  todos: readonly { id: string; codigo: string | null; nome: string }[],
  nomes: readonly string[],
): Interesse[] {
  const wanted = new Set(nomes.map(fold))
  return todos.flatMap(({ id, codigo, nome }) => (codigo && wanted.has(fold(nome)) ? { id, nome } : []))
}
