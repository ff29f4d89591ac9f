import { useMemo } from 'react'
import { graphql, usePaginationFragment } from 'react-relay'
import { useLoadRemaining } from '../../relay/useLoadRemaining.ts'
import type { useTodosOsCandidatos_vaga$key } from './__generated__/useTodosOsCandidatos_vaga.graphql.ts'
import type { useTodosOsCandidatosPaginationQuery } from './__generated__/useTodosOsCandidatosPaginationQuery.graphql.ts'
import { useCandidatos } from './useCandidatos.ts'

/** The gateway's maximum. */
const janela = 200

const fragment = graphql`
  fragment useTodosOsCandidatos_vaga on Vaga
  @refetchable(queryName: "useTodosOsCandidatosPaginationQuery")
  @argumentDefinitions(quantas: { type: "Int", defaultValue: 200 }, cursor: { type: "String" }) {
    candidaturas(first: $quantas, after: $cursor)
      @connection(key: "useTodosOsCandidatos_candidaturas")
      @catch(to: NULL) {
      total
      edges {
        node {
          ...useCandidatos_candidaturas
        }
      }
    }
  }
`

/**
 * Loads all pages of the candidates of a vaga (global id). `total` is null if they failed to load.
 */
export function useTodosOsCandidatos(vagaRef: useTodosOsCandidatos_vaga$key, id: string) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    useTodosOsCandidatosPaginationQuery,
    useTodosOsCandidatos_vaga$key
  >(fragment, vagaRef)
  const onMais = (onComplete: (error: Error | null) => void) => void loadNext(janela, { onComplete })
  const restante = useLoadRemaining({ hasNext, isLoadingNext, onMais }, true)
  const { candidaturas } = data
  const nodes = useMemo(() => candidaturas?.edges.map(({ node }) => node) ?? [], [candidaturas])
  const candidatos = useCandidatos(nodes)
  const total = candidaturas?.total ?? null
  return { candidatos, total, restante: { ...restante, faltam: hasNext }, vaga: id }
}

export type TodosOsCandidatos = ReturnType<typeof useTodosOsCandidatos>
