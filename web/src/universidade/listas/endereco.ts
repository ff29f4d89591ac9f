import type { ListaPageQuery } from './__generated__/ListaPageQuery.graphql.ts'

/* A list and its filters in the address, apart from their words: every page loads the routes. */

type Variables = ListaPageQuery['variables']
export type Lista = Variables['lista']
type Situacao = NonNullable<Variables['situacao']>

/** How the address writes each list, in the order of the tabs. */
export const listasNoEndereco = {
  departamentos: 'DEPARTAMENTOS',
  locais: 'LOCAIS',
  interesses: 'INTERESSES',
  categorias: 'CATEGORIAS',
  tipos: 'TIPOS',
} as const satisfies Record<string, Lista>

export type Escrita = keyof typeof listasNoEndereco

/** The list of a path; null if it is none. */
export const escritaOf = (lista: string | undefined): Escrita | null =>
  lista !== undefined && Object.hasOwn(listasNoEndereco, lista) ? (lista as Escrita) : null

const situacoes: Record<string, Situacao> = { arquivadas: 'ARQUIVADAS', todas: 'TODAS' }

/** The variables of an address. */
export const toVariables = (lista: string | undefined, search: URLSearchParams): Variables => {
  const escrita = escritaOf(lista) ?? 'departamentos'
  const situacao = search.get('situacao') ?? ''
  return {
    lista: listasNoEndereco[escrita],
    busca: search.get('busca')?.trim().slice(0, 100) || null,
    situacao: Object.hasOwn(situacoes, situacao) ? (situacoes[situacao] ?? 'ATIVAS') : 'ATIVAS',
    comCategorias: escrita === 'interesses',
  }
}
