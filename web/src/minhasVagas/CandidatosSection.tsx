import { useTransition } from 'react'
import { graphql, useRefetchableFragment } from 'react-relay'
import { Button } from '../ui/Button.tsx'
import { Heading } from '../ui/Heading.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Stack } from '../ui/Stack.tsx'
import type { CandidatosSection_viewer$key } from './__generated__/CandidatosSection_viewer.graphql.ts'
import type { CandidatosSectionRefetchQuery } from './__generated__/CandidatosSectionRefetchQuery.graphql.ts'
import { CandidatosPainel } from './CandidatosPainel.tsx'

type Props = {
  viewerRef: CandidatosSection_viewer$key
  /** Title of the vaga, for the name of the exported file. */
  titulo: string
}

/** Who applied to the vaga. When they cannot be had, the rest of the page stands. */
export const CandidatosSection = ({ viewerRef, titulo }: Props) => {
  const [{ candidaturasDaVaga }, refetch] = useRefetchableFragment<
    CandidatosSectionRefetchQuery,
    CandidatosSection_viewer$key
  >(
    graphql`
      fragment CandidatosSection_viewer on Viewer
      @refetchable(queryName: "CandidatosSectionRefetchQuery")
      @argumentDefinitions(codigo: { type: "ID!" }) {
        candidaturasDaVaga(vaga: $codigo) @catch(to: RESULT) {
          total
          edges {
            ...CandidatosPainel_edges
          }
        }
      }
    `,
    viewerRef,
  )
  const [isRetrying, startTransition] = useTransition()
  const handleRetry = () => startTransition(() => void refetch({}, { fetchPolicy: 'network-only' }))
  const lista = candidaturasDaVaga.ok ? candidaturasDaVaga.value : null
  return (
    <section aria-labelledby="candidatos">
      <Stack>
        <Heading level={2} id="candidatos">
          {lista ? `Candidatos (${lista.total})` : 'Candidatos'}
        </Heading>
        {lista && lista.edges.length < lista.total ? <Parte de={lista.total} vieram={lista.edges.length} /> : null}
        {lista ? (
          <CandidatosPainel edgesRef={lista.edges} titulo={titulo} />
        ) : (
          <Falha isRetrying={isRetrying} onRetry={handleRetry} />
        )}
      </Stack>
    </section>
  )
}

const Parte = ({ vieram, de }: { vieram: number; de: number }) => (
  <Notice tone="info" title={`Carregados os ${vieram} primeiros de ${de} candidatos`}>
    Métricas, busca, arquivo e comunicado são só destes.
  </Notice>
)

const Falha = ({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) => (
  <Notice
    tone="danger"
    title="Erro ao carregar candidatos"
    live
    actions={
      <Button look="secondary" shape="compact" busy={isRetrying} busyText="Tentando..." onClick={onRetry}>
        Tentar novamente
      </Button>
    }
  />
)
