import { graphql, useFragment } from 'react-relay'
import { Card } from '../../ui/layout/Card.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { TagList } from '../../ui/text/TagList.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { PerfilDoCandidato_candidatura$key } from './__generated__/PerfilDoCandidato_candidatura.graphql.ts'

/** What the candidate's profile says: the about text and the interests; nothing without any. */
export const PerfilDoCandidato = ({ candidaturaRef }: { candidaturaRef: PerfilDoCandidato_candidatura$key }) => {
  const { candidato } = useFragment(
    graphql`
      fragment PerfilDoCandidato_candidatura on Candidatura {
        candidato @catch(to: NULL) {
          perfil {
            sobre
            interesses {
              nome
            }
          }
        }
      }
    `,
    candidaturaRef,
  )
  const perfil = candidato?.perfil
  if (!perfil || (!perfil.sobre && perfil.interesses.length === 0)) return null
  return (
    <Card as="section" padding="compact" labelledBy="perfil">
      <Heading level={2} look="card" id="perfil">
        Perfil
      </Heading>
      {perfil.sobre ? <Text preLine>{perfil.sobre}</Text> : null}
      <TagList names={perfil.interesses.map(({ nome }) => nome)} />
    </Card>
  )
}
