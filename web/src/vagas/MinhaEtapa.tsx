import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { EtapaTag } from '../candidaturas/EtapaTag.tsx'
import { paths } from '../paths.ts'
import { useAoMudar } from '../relay/mudancas.ts'
import { reler } from '../relay/reler.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { MinhaEtapa_vaga$key } from './__generated__/MinhaEtapa_vaga.graphql.ts'
import type { MinhaEtapaQuery } from './__generated__/MinhaEtapaQuery.graphql.ts'

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
  const environment = useRelayEnvironment()
  useAoMudar(paths.vaga(codigo), () => {
    if (!etapa) return
    reler<MinhaEtapaQuery>(
      environment,
      graphql`
        query MinhaEtapaQuery($codigo: ID!) {
          vaga(id: $codigo) {
            ...MinhaEtapa_vaga
          }
        }
      `,
      { codigo },
    )
  })
  if (!etapa) return null
  return (
    <span>
      <VisuallyHidden>Sua candidatura: </VisuallyHidden>
      <EtapaTag etapa={etapa} />
    </span>
  )
}
