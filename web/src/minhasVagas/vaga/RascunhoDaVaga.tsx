import { graphql, useFragment } from 'react-relay'
import { Card } from '../../ui/layout/Card.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { RascunhoDaVaga_vaga$key } from './__generated__/RascunhoDaVaga_vaga.graphql.ts'
import { GestaoDaVaga } from './GestaoDaVaga.tsx'
import { PublicarRascunho } from './PublicarRascunho.tsx'
import { SobreAVaga } from './SobreAVaga.tsx'

/** The page of a draft: what it will say, what its managers set, and the way to publish it. */
export const RascunhoDaVaga = ({ vagaRef }: { vagaRef: RascunhoDaVaga_vaga$key }) => {
  const vaga = useFragment(
    graphql`
      fragment RascunhoDaVaga_vaga on Vaga {
        id
        prazo
        ...SobreAVaga_vaga
        ...GestaoDaVaga_vaga
      }
    `,
    vagaRef,
  )
  return (
    <Stack gap="large">
      <Card as="section" labelledBy="rascunho">
        <Cluster justify="between">
          <Stack gap="xxsmall">
            <Heading level={2} look="card" id="rascunho">
              Rascunho
            </Heading>
            <Text color="muted">
              Só você e quem cuida dela com você veem esta oportunidade. Prepare requisitos, perguntas e lugares, e
              publique quando estiver pronta.
            </Text>
          </Stack>
          <PublicarRascunho vaga={vaga.id} prazo={vaga.prazo} />
        </Cluster>
      </Card>
      <SobreAVaga vagaRef={vaga} gestao={<GestaoDaVaga vagaRef={vaga} candidatos={[]} />} />
    </Stack>
  )
}
