import { graphql, useFragment } from 'react-relay'
import { EtapaTag } from '../candidaturas/EtapaTag.tsx'
import { paths } from '../paths.ts'
import { useAoMudar } from '../relay/mudancas.ts'
import { useAoRecuperar } from '../relay/recuperar.ts'
import { Cluster } from '../ui/Cluster.tsx'
import { Text } from '../ui/Text.tsx'
import type { MinhaEtapa_vaga$key } from './__generated__/MinhaEtapa_vaga.graphql.ts'
import { usePrefetchVaga } from './usePrefetchVaga.ts'
import * as styles from './MinhaEtapa.css.ts'

/** How far the reader's own candidatura is, kept current while it shows; nothing where there is none. */
export const MinhaEtapa = ({ vagaRef }: { vagaRef: MinhaEtapa_vaga$key }) => {
  const { codigo, minhaSituacao } = useFragment(
    graphql`
      fragment MinhaEtapa_vaga on Vaga @throwOnFieldError {
        codigo
        minhaSituacao {
          etapa
        }
      }
    `,
    vagaRef,
  )
  const etapa = minhaSituacao?.etapa
  // Its page tells the stage, and is where the reader goes next.
  const prefetch = usePrefetchVaga(codigo)
  const seguir = () => {
    if (etapa) prefetch()
  }
  useAoMudar(paths.vaga(codigo), seguir)
  useAoRecuperar(seguir)
  if (!etapa) return null
  return (
    <div className={styles.root}>
      <Cluster gap="xxsmall">
        <Text as="span" size="small" color="muted">
          Sua candidatura:{' '}
        </Text>
        <EtapaTag etapa={etapa} />
      </Cluster>
    </div>
  )
}
