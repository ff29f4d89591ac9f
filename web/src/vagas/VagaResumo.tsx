import { graphql, useFragment } from 'react-relay'
import { Card } from '../ui/Card.tsx'
import { Heading } from '../ui/Heading.tsx'
import { Text } from '../ui/Text.tsx'
import type { VagaResumo_vaga$key } from './__generated__/VagaResumo_vaga.graphql.ts'

/** How the description begins, where the rest of it is still to come. */
export const VagaResumo = ({ vagaRef }: { vagaRef: VagaResumo_vaga$key }) => {
  const { resumo } = useFragment(
    graphql`
      fragment VagaResumo_vaga on Vaga @throwOnFieldError {
        resumo
      }
    `,
    vagaRef,
  )
  return (
    <Card as="section" labelledBy="descricao">
      <Heading level={2} id="descricao">
        Descrição
      </Heading>
      <Text>{resumo ?? 'Descrição não especificada'}</Text>
    </Card>
  )
}
