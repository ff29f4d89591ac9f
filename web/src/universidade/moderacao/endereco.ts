import type { ModeracaoPageQuery } from './__generated__/ModeracaoPageQuery.graphql.ts'

/* The filters in the address, apart from their words: every page of the administration loads the routes. */

type Variables = ModeracaoPageQuery['variables']
export type Situacao = NonNullable<Variables['situacao']>
export type Tipo = NonNullable<Variables['tipo']>

/** How the address writes a choice: as the file of the list does. */
export const situacoesNoEndereco: Record<string, Situacao> = {
  aberto: 'ABERTO',
  decidido: 'DECIDIDO',
  contestado: 'CONTESTADO',
  encerrado: 'ENCERRADO',
}
export const tiposNoEndereco: Record<string, Tipo> = {
  vaga: 'VAGA',
  perfil: 'PERFIL',
  mensagem: 'MENSAGEM',
  comunicado: 'COMUNICADO',
  publicacao: 'PUBLICACAO',
}

const own = <Value>(values: Record<string, Value>, key: string | null): Value | null =>
  key !== null && Object.hasOwn(values, key) ? (values[key] ?? null) : null

/** The variables of an address. */
export const toVariables = (search: URLSearchParams): Variables => ({
  situacao: own(situacoesNoEndereco, search.get('situacao')),
  tipo: own(tiposNoEndereco, search.get('tipo')),
})
