import { graphql, useFragment } from 'react-relay'
import { FailedPart } from '../../ui/state/FailedPart.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { CandidatosSection_vaga$key } from './__generated__/CandidatosSection_vaga.graphql.ts'
import type { useCandidatos_candidaturas$key } from './__generated__/useCandidatos_candidaturas.graphql.ts'
import { isRetirada } from './candidatos.ts'
import { CandidatosPainel } from './CandidatosPainel.tsx'
import { useCandidatos } from './useCandidatos.ts'
import { useTodosOsCandidatos } from './useTodosOsCandidatos.ts'

const nenhuma: useCandidatos_candidaturas$key = []

/**
 * The candidates of a vaga. Loads all pages, because the client counts, searches and writes to all of them. If they fail
 * to load, the rest of the page still renders.
 */
export const CandidatosSection = ({ vagaRef }: { vagaRef: CandidatosSection_vaga$key }) => {
  const vaga = useFragment(
    graphql`
      fragment CandidatosSection_vaga on Vaga {
        id
        ...useTodosOsCandidatos_vaga
        # Not in the pagination fragment: each further page would request it again.
        ...CandidatosPainel_vaga
      }
    `,
    vagaRef,
  )
  const { lista, restante, reload, isReloading } = useTodosOsCandidatos(vaga, vaga.id)
  const candidatos = useCandidatos(lista?.candidaturas ?? nenhuma)
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
          <PartialNotice de={lista.total} loaded={candidatos.length} restante={restante} />
        ) : null}
        {lista ? (
          <CandidatosPainel candidatos={candidatos} vagaRef={vaga} />
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
