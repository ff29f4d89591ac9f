import { graphql, useFragment } from 'react-relay'
import { Card } from '../../ui/layout/Card.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Tag } from '../../ui/text/Tag.tsx'
import type { VagaInteresses_vaga$key } from './__generated__/VagaInteresses_vaga.graphql.ts'

/** The interests of a vaga; nothing if it has none. */
export const VagaInteresses = ({ vagaRef }: { vagaRef: VagaInteresses_vaga$key }) => {
  const { interesses } = useFragment(
    graphql`
      fragment VagaInteresses_vaga on Vaga @throwOnFieldError {
        interesses {
          id
          nome
        }
      }
    `,
    vagaRef,
  )
  if (interesses.length === 0) return null
  return (
    <Card as="section" labelledBy="interesses">
      <Heading level={2} id="interesses">
        Interesses
      </Heading>
      <Cluster as="ul">
        {interesses.map(({ id, nome }) => (
          <li key={id}>
            <Tag tone="primary">{nome}</Tag>
          </li>
        ))}
      </Cluster>
    </Card>
  )
}
