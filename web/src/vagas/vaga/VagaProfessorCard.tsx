import GraduationCap from 'lucide-react/icons/graduation-cap'
import { graphql, useFragment } from 'react-relay'
import { Card } from '../../ui/layout/Card.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { VagaProfessorCard_vaga$key } from './__generated__/VagaProfessorCard_vaga.graphql.ts'

/** The professor in charge; nothing if it is the author. */
export const VagaProfessorCard = ({ vagaRef }: { vagaRef: VagaProfessorCard_vaga$key }) => {
  const { professor, autor } = useFragment(
    graphql`
      fragment VagaProfessorCard_vaga on Vaga @throwOnFieldError {
        professor
        autor {
          nome
        }
      }
    `,
    vagaRef,
  )
  if (!professor || professor === autor?.nome) return null
  return (
    <Card as="section" padding="compact" labelledBy="professor">
      <Heading level={2} look="label" id="professor">
        Professor responsável
      </Heading>
      <Cluster gap="small">
        <GraduationCap size={20} aria-hidden="true" />
        <Text weight="medium">{professor}</Text>
      </Cluster>
    </Card>
  )
}
