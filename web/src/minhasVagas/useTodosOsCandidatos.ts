import { graphql, usePaginationFragment } from 'react-relay'
import { useReload } from '../relay/useReload.ts'
import { useRestante } from '../relay/useRestante.ts'
import type { useTodosOsCandidatos_viewer$key } from './__generated__/useTodosOsCandidatos_viewer.graphql.ts'
import paginationQuery, {
  type useTodosOsCandidatosPaginationQuery,
} from './__generated__/useTodosOsCandidatosPaginationQuery.graphql.ts'

/** The most that the gateway gives at once. */
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
      # eslint-disable-next-line relay/unused-fields -- who asks for the list reads it
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
 * Who applied to the vaga of this REST id, all of them, window by window; `lista` is null when they cannot be had,
 * which `reload` tries again.
 */
export function useTodosOsCandidatos(viewerRef: useTodosOsCandidatos_viewer$key, codigo: string) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    useTodosOsCandidatosPaginationQuery,
    useTodosOsCandidatos_viewer$key
  >(fragment, viewerRef)
  const [reload, isReloading] = useReload(paginationQuery, { codigo })
  const onMais = (onComplete: (error: Error | null) => void) => void loadNext(janela, { onComplete })
  const restante = useRestante({ hasNext, isLoadingNext, onMais }, true)
  return { lista: data.candidaturasDaVaga, restante: { ...restante, faltam: hasNext }, reload, isReloading }
}
