import { graphql, useFragment } from 'react-relay'
import { FailedPart } from '../../ui/state/FailedPart.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { CandidatosSection_viewer$key } from './__generated__/CandidatosSection_viewer.graphql.ts'
import type { useCandidatos_edges$key } from './__generated__/useCandidatos_edges.graphql.ts'
import { isRetirada } from './candidatos.ts'
import { CandidatosPainel } from './CandidatosPainel.tsx'
import { useCandidatos } from './useCandidatos.ts'
import { useTodosOsCandidatos } from './useTodosOsCandidatos.ts'

type Props = {
  /** Global id of the vaga. */
  vaga: string
  /** REST id of the vaga. */
  codigo: string
  viewerRef: CandidatosSection_viewer$key
  /** Title of the vaga, for the name of the exported file. */
  titulo: string
}

const nenhum: useCandidatos_edges$key = []

/**
 * The candidates of a vaga. Loads all pages, because the client counts, searches and writes to all of them. If they fail
 * to load, the rest of the page still renders.
 */
export const CandidatosSection = ({ vaga, codigo, viewerRef, titulo }: Props) => {
  const viewer = useFragment(
    graphql`
      fragment CandidatosSection_viewer on Viewer @argumentDefinitions(codigo: { type: "ID!" }) {
        ...useTodosOsCandidatos_viewer @arguments(codigo: $codigo)
        # Not in the pagination fragment: each further page would request it again.
        ...CandidatosPainel_viewer @arguments(codigo: $codigo)
      }
    `,
    viewerRef,
  )
  const { lista, restante, reload, isReloading } = useTodosOsCandidatos(viewer, codigo)
  const candidatos = useCandidatos(lista?.edges ?? nenhum)
  const retiradas = candidatos.filter(isRetirada).length
  return (
    <section aria-labelledby="candidatos">
      <Stack>
        <Heading level={2} id="candidatos">
          {lista ? `Candidatos (${lista.total - retiradas})` : 'Candidatos'}
        </Heading>
        {retiradas > 0 ? (
          <Text size="small" color="muted">
            {retiradas === 1 ? 'Fora 1 candidatura retirada.' : `Fora ${retiradas} candidaturas retiradas.`}
          </Text>
        ) : null}
        {lista && restante.faltam ? (
          <PartialNotice de={lista.total} loaded={lista.edges.length} restante={restante} />
        ) : null}
        {lista ? (
          <CandidatosPainel candidatos={candidatos} viewerRef={viewer} vaga={vaga} codigo={codigo} titulo={titulo} />
        ) : (
          <FailedPart title="Erro ao carregar candidatos" busy={isReloading} onRetry={reload} />
        )}
      </Stack>
    </section>
  )
}

type PartialNoticeProps = { loaded: number; de: number; restante: ReturnType<typeof useTodosOsCandidatos>['restante'] }

const PartialNotice = ({ loaded, de, restante }: PartialNoticeProps) => {
  const title = `Carregados os ${loaded} primeiros de ${de} candidatos`
  const sentence = 'Até que venham todos, métricas, busca e arquivo são só destes.'
  if (restante.failed) return <FailedPart title={title} sentence={sentence} busy={false} onRetry={restante.retry} />
  return (
    <Notice tone="info" title={title}>
      {sentence}
    </Notice>
  )
}
