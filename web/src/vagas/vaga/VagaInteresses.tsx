import { graphql, useFragment } from 'react-relay'
import { Card } from '../../ui/layout/Card.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { TagList } from '../../ui/text/TagList.tsx'
import type { VagaInteresses_vaga$key } from './__generated__/VagaInteresses_vaga.graphql.ts'

/** The interests of a vaga; nothing if it has none. */
export const VagaInteresses = ({ vagaRef }: { vagaRef: VagaInteresses_vaga$key }) => {
  const { interesses } = useFragment(
    graphql`
      fragment VagaInteresses_vaga on Vaga @throwOnFieldError {
        interesses {
          nome
        }
      }
    `,
    vagaRef,
  )
  if (interesses.length === 0) return null
  return (
    <Card as="section" padding="compact" labelledBy="interesses">
      <Heading level={2} look="card" id="interesses">
        Interesses
      </Heading>
      <TagList names={interesses.map(({ nome }) => nome)} />
    </Card>
  )
}
