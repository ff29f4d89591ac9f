import { graphql, useFragment, usePaginationFragment } from 'react-relay'
import { useReload } from '../relay/useReload.ts'
import { useRestante } from '../relay/useRestante.ts'
import { FailedPart } from '../ui/FailedPart.tsx'
import { Heading } from '../ui/Heading.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Stack } from '../ui/Stack.tsx'
import type { CandidatosSection_selecao$key } from './__generated__/CandidatosSection_selecao.graphql.ts'
import type { CandidatosSection_viewer$key } from './__generated__/CandidatosSection_viewer.graphql.ts'
import paginationQuery, {
  type CandidatosSectionPaginationQuery,
} from './__generated__/CandidatosSectionPaginationQuery.graphql.ts'
import { CandidatosPainel } from './CandidatosPainel.tsx'

/** The most that the gateway gives at once. */
const janela = 200

const fragment = graphql`
  fragment CandidatosSection_viewer on Viewer
  @refetchable(queryName: "CandidatosSectionPaginationQuery")
  @argumentDefinitions(
    codigo: { type: "ID!" }
    quantas: { type: "Int", defaultValue: 200 }
    cursor: { type: "String" }
  ) {
    candidaturasDaVaga(vaga: $codigo, first: $quantas, after: $cursor)
      @connection(key: "CandidatosSection_candidaturasDaVaga")
      @catch(to: NULL) {
      total
      edges {
        ...CandidatosPainel_edges
      }
    }
  }
`

type Props = {
  /** Global id of the vaga. */
  vaga: string
  /** REST id of the vaga. */
  codigo: string
  viewerRef: CandidatosSection_viewer$key & CandidatosSection_selecao$key
  /** Title of the vaga, for the name of the exported file. */
  titulo: string
}

/**
 * Who applied to the vaga, all of them, window by window: they are counted, searched and written to here. When they
 * cannot be had, the rest of the page stands.
 */
export const CandidatosSection = ({ vaga, codigo, viewerRef, titulo }: Props) => {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    CandidatosSectionPaginationQuery,
    CandidatosSection_viewer$key
  >(fragment, viewerRef)
  // By itself: each further window would request it anew.
  const painelRef = useFragment(
    graphql`
      fragment CandidatosSection_selecao on Viewer @argumentDefinitions(codigo: { type: "ID!" }) {
        ...CandidatosPainel_viewer @arguments(codigo: $codigo)
      }
    `,
    viewerRef,
  )
  const lista = data.candidaturasDaVaga
  const [reload, isReloading] = useReload(paginationQuery, { codigo })
  const onMais = (onComplete: (error: Error | null) => void) => void loadNext(janela, { onComplete })
  const restante = useRestante({ hasNext, isLoadingNext, onMais }, true)
  return (
    <section aria-labelledby="candidatos">
      <Stack>
        <Heading level={2} id="candidatos">
          {lista ? `Candidatos (${lista.total})` : 'Candidatos'}
        </Heading>
        {lista && hasNext ? <Parte de={lista.total} vieram={lista.edges.length} restante={restante} /> : null}
        {lista ? (
          <CandidatosPainel edgesRef={lista.edges} viewerRef={painelRef} vaga={vaga} titulo={titulo} />
        ) : (
          <FailedPart title="Erro ao carregar candidatos" busy={isReloading} onRetry={reload} />
        )}
      </Stack>
    </section>
  )
}

type ParteProps = { vieram: number; de: number; restante: ReturnType<typeof useRestante> }

const Parte = ({ vieram, de, restante }: ParteProps) => {
  const title = `Carregados os ${vieram} primeiros de ${de} candidatos`
  const sentence = 'Até que venham todos, métricas, busca e arquivo são só destes.'
  if (restante.failed) return <FailedPart title={title} sentence={sentence} busy={false} onRetry={restante.retry} />
  return (
    <Notice tone="info" title={title}>
      {sentence}
    </Notice>
  )
}
