import type { PessoasPageQuery } from './__generated__/PessoasPageQuery.graphql.ts'

/* The filters in the address, apart from their words: every page loads the routes. */

type Variables = PessoasPageQuery['variables']
export type Papel = NonNullable<Variables['papel']>
export type Situacao = NonNullable<Variables['situacao']>
export type Ordem = Exclude<NonNullable<Variables['ordem']>, 'RECENTES'>

/** How the address writes a choice: as the file of the list does. */
export const papeisNoEndereco: Record<string, Papel> = {
  aluno: 'ESTUDANTE',
  professor: 'PROFESSOR',
  administrador: 'ADMINISTRADOR',
  moderador: 'MODERADOR',
  encarregado: 'ENCARREGADO',
}
export const situacoesNoEndereco: Record<string, Situacao> = {
  ativa: 'ATIVA',
  a_verificar: 'A_VERIFICAR',
  a_confirmar: 'A_CONFIRMAR',
  recusado: 'RECUSADO',
  suspensa: 'SUSPENSA',
}
export const ordensNoEndereco: Record<string, Ordem> = { nome: 'NOME' }

const own = <Value>(values: Record<string, Value>, key: string | null): Value | null =>
  key !== null && Object.hasOwn(values, key) ? (values[key] ?? null) : null

/** The variables of an address. */
export const toVariables = (search: URLSearchParams): Variables => ({
  busca: search.get('busca')?.trim().slice(0, 100) || null,
  papel: own(papeisNoEndereco, search.get('papel')),
  situacao: own(situacoesNoEndereco, search.get('situacao')),
  ordem: own(ordensNoEndereco, search.get('ordem')),
})
