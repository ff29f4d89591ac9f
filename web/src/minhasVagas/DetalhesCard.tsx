import { graphql, useFragment } from 'react-relay'
import type { DetalhesCard_vaga$key } from './__generated__/DetalhesCard_vaga.graphql.ts'
import { FatosCard } from './FatosCard.tsx'

/** Where and how much; the API gives neither modality nor workload, so the specification's stand (design §5.13). */
export const DetalhesCard = ({ vagaRef }: { vagaRef: DetalhesCard_vaga$key }) => {
  const { local } = useFragment(
    graphql`
      fragment DetalhesCard_vaga on Vaga @throwOnFieldError {
        local
      }
    `,
    vagaRef,
  )
  return (
    <FatosCard
      title="Detalhes"
      fatos={[
        { nome: 'Localização', valor: local ?? 'Localização não especificada' },
        { nome: 'Modalidade', valor: 'Presencial' },
        { nome: 'Carga horária', valor: '12h semanais' },
      ]}
    />
  )
}
