/** An interest that can be chosen: it has a REST id. */
export type Interesse = { codigo: string; nome: string }

/** A name with case, accents and spare space folded away: what all spellings of one interest share. */
export const dobrarNome = (nome: string): string =>
  nome.trim().replaceAll(/\s+/g, ' ').normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('pt-BR')

/** The chosen ones with one more, or without one; an interest never stands there twice. */
export function alternar(chosen: readonly Interesse[], one: Interesse, include: boolean): Interesse[] {
  const others = chosen.filter(({ codigo }) => codigo !== one.codigo)
  return include ? [...others, one] : others
}

/** What the names of a vaga's or a person's interests are among those that can be chosen (specification §4). */
export function escolhidosPorNome(
  todos: readonly { codigo: string | null; nome: string }[],
  nomes: readonly string[],
): Interesse[] {
  const wanted = new Set(nomes.map(dobrarNome))
  return todos.flatMap(({ codigo, nome }) => (codigo && wanted.has(dobrarNome(nome)) ? { codigo, nome } : []))
}
