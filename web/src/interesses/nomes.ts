import { fold } from '../ui/fold.ts'

/** An interest that can be chosen: it has a REST id. */
export type Interesse = { codigo: string; nome: string }

/** Adds an interest to the choice or removes it, without duplicates. */
export function toggleInteresse(chosen: readonly Interesse[], one: Interesse, include: boolean): Interesse[] {
  const others = chosen.filter(({ codigo }) => codigo !== one.codigo)
  return include ? [...others, one] : others
}

/** The interests with these names, if they can be chosen (specification §4). */
export function escolhidosPorNome(
  todos: readonly { codigo: string | null; nome: string }[],
  nomes: readonly string[],
): Interesse[] {
  const wanted = new Set(nomes.map(fold))
  return todos.flatMap(({ codigo, nome }) => (codigo && wanted.has(fold(nome)) ? { codigo, nome } : []))
}
