import { graphql, useFragment } from 'react-relay'
import { EtapaTag } from '../../candidaturas/candidatura/EtapaTag.tsx'
import { paths } from '../../paths.ts'
import { usePrefetch } from '../../relay/prefetch.ts'
import { useOnGap, useOnPageStale } from '../../relay/staleness.ts'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { MinhaEtapa_vaga$key } from './__generated__/MinhaEtapa_vaga.graphql.ts'

/** The stage of the reader's candidatura; nothing without one. Its list follows other tabs. */
export const MinhaEtapa = ({ vagaRef }: { vagaRef: MinhaEtapa_vaga$key }) => {
  const { codigo, minhaCandidatura } = useFragment(
    graphql`
      fragment MinhaEtapa_vaga on Vaga @throwOnFieldError {
        codigo
        minhaCandidatura {
          etapa
        }
      }
    `,
    vagaRef,
  )
  const etapa = minhaCandidatura?.etapa
  // Loads the stage with the query of the vaga's page, the likely next page.
  const prefetch = usePrefetch(paths.vaga(codigo))
  const seguir = () => {
    if (etapa) prefetch()
  }
  useOnPageStale(paths.vaga(codigo), seguir)
  useOnGap(({ elsewhere }) => {
    if (!elsewhere) seguir()
  })
  if (!etapa) return null
  return (
    <Cluster gap="xxsmall">
      <Text as="span" size="small" color="muted">
        Sua candidatura:{' '}
      </Text>
      <EtapaTag etapa={etapa} />
    </Cluster>
  )
}
