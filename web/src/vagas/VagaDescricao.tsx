import { graphql, useFragment } from 'react-relay'
import { Card } from '../ui/Card.tsx'
import { Heading } from '../ui/Heading.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Text } from '../ui/Text.tsx'
import type { VagaDescricao_vaga$key } from './__generated__/VagaDescricao_vaga.graphql.ts'

/** The description, one paragraph per line of it. */
export const VagaDescricao = ({ vagaRef }: { vagaRef: VagaDescricao_vaga$key }) => {
  const { descricao } = useFragment(
    graphql`
      fragment VagaDescricao_vaga on Vaga @throwOnFieldError {
        descricao
      }
    `,
    vagaRef,
  )
  const lines = (descricao ?? 'Descrição não especificada').split(/\r?\n/).filter(line => line.trim())
  return (
    <Card as="section" labelledBy="descricao">
      <Heading level={2} id="descricao">
        Descrição
      </Heading>
      <Stack gap="small">
        {lines.map((line, index) => (
          <Text key={index}>{line}</Text>
        ))}
      </Stack>
    </Card>
  )
}
