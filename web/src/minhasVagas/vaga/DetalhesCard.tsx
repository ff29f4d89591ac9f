import { graphql, useFragment } from 'react-relay'
import { isRemoto } from '../../vagas/card/local.ts'
import { formatLongDay } from '../../ui/format.ts'
import type { DetalhesCard_vaga$key } from './__generated__/DetalhesCard_vaga.graphql.ts'
import { FatosCard } from './FatosCard.tsx'

/** The API has no modality, which follows from the local, and no workload (specification §10.13). */
export const DetalhesCard = ({ vagaRef }: { vagaRef: DetalhesCard_vaga$key }) => {
  const { local, departamento, criadaEm } = useFragment(
    graphql`
      fragment DetalhesCard_vaga on Vaga @throwOnFieldError {
        local {
          nome
        }
        departamento {
          nome
        }
        criadaEm
      }
    `,
    vagaRef,
  )
  return (
    <FatosCard
      title="Detalhes"
      fatos={[
        { nome: 'Departamento', valor: departamento?.nome ?? 'Departamento não especificado' },
        { nome: 'Localização', valor: local?.nome ?? 'Localização não especificada' },
        { nome: 'Modalidade', valor: local && isRemoto(local.nome) ? 'Remota' : 'Presencial' },
        { nome: 'Carga horária', valor: '12h semanais' },
        ...(criadaEm ? [{ nome: 'Publicada em', valor: formatLongDay(criadaEm) }] : []),
      ]}
    />
  )
}
