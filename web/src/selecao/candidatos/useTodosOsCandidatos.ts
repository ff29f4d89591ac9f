import { graphql, usePaginationFragment } from 'react-relay'
import { useRefetchQuery } from '../../relay/refetchQuery.ts'
import { useLoadRemaining } from '../../relay/useLoadRemaining.ts'
import type { useTodosOsCandidatos_viewer$key } from './__generated__/useTodosOsCandidatos_viewer.graphql.ts'
import paginationQuery, {
  type useTodosOsCandidatosPaginationQuery,
} from './__generated__/useTodosOsCandidatosPaginationQuery.graphql.ts'

/** The gateway's maximum. */
const janela = 200

const fragment = graphql`
  fragment useTodosOsCandidatos_viewer on Viewer
  @refetchable(queryName: "useTodosOsCandidatosPaginationQuery")
  @argumentDefinitions(
    codigo: { type: "ID!" }
    quantas: { type: "Int", defaultValue: 200 }
    cursor: { type: "String" }
  ) {
    candidaturasDaVaga(vaga: $codigo, first: $quantas, after: $cursor)
      @connection(key: "useTodosOsCandidatos_candidaturasDaVaga")
      @catch(to: NULL) {
      # eslint-disable-next-line relay/unused-fields -- read by the callers
      total
      # eslint-disable-next-line relay/unused-fields
      edges {
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...useCandidatos_edges
      }
    }
  }
`

/**
 * Loads all pages of the candidates of a vaga (REST id). `lista` is null if they failed to load, and `reload` retries.
 */
export function useTodosOsCandidatos(viewerRef: useTodosOsCandidatos_viewer$key, codigo: string) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    useTodosOsCandidatosPaginationQuery,
    useTodosOsCandidatos_viewer$key
  >(fragment, viewerRef)
  const [reload, isReloading] = useRefetchQuery(paginationQuery, { codigo })
  const onMais = (onComplete: (error: Error | null) => void) => void loadNext(janela, { onComplete })
  const restante = useLoadRemaining({ hasNext, isLoadingNext, onMais }, true)
  return { lista: data.candidaturasDaVaga, restante: { ...restante, faltam: hasNext }, reload, isReloading }
}
