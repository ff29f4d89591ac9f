import { graphql, useFragment } from 'react-relay'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { RascunhoDaVaga_vaga$key } from './__generated__/RascunhoDaVaga_vaga.graphql.ts'
import { aguardandoRevisao, nomeDoStatus } from '../../tags/StatusTag.tsx'
import { formatFaltas, useFaltas } from './faltas.ts'
import { GestaoDaVaga } from './GestaoDaVaga.tsx'
import { SobreAVaga } from './SobreAVaga.tsx'

/** The page of a draft: what it will say and what its managers set. */
export const RascunhoDaVaga = ({ vagaRef }: { vagaRef: RascunhoDaVaga_vaga$key }) => {
  const vaga = useFragment(
    graphql`
      fragment RascunhoDaVaga_vaga on Vaga {
        codigo
        primeiraRevisao {
          aguarda
          motivo
        }
        ...faltas_vaga
        ...SobreAVaga_vaga
        ...GestaoDaVaga_vaga
      }
    `,
    vagaRef,
  )
  const faltas = useFaltas(vaga)
  const { primeiraRevisao } = vaga
  return (
    <Stack gap="large">
      {primeiraRevisao && !primeiraRevisao.aguarda ? <Devolvida motivo={primeiraRevisao.motivo ?? ''} /> : null}
      <Card as="section" labelledBy="rascunho">
        <Cluster justify="between">
          <Stack gap="xxsmall">
            <Heading level={2} look="card" id="rascunho">
              {primeiraRevisao?.aguarda ? aguardandoRevisao : nomeDoStatus.RASCUNHO}
            </Heading>
            <Explicacao aguarda={primeiraRevisao?.aguarda ?? false} />
            {faltas.length > 0 ? <Text color="muted">{formatFaltas(faltas)}</Text> : null}
          </Stack>
          <LinkButton look="secondary" to={paths.professor.previaDaVaga(vaga.codigo)}>
            Ver como os alunos verão
          </LinkButton>
        </Cluster>
      </Card>
      <SobreAVaga vagaRef={vaga} gestao={<GestaoDaVaga vagaRef={vaga} candidatos={[]} />} />
    </Stack>
  )
}

const Devolvida = ({ motivo }: { motivo: string }) => (
  <Notice tone="warning" title="A moderação devolveu esta oportunidade">
    {`Motivo: ${motivo} Depois de corrigir, publique-a de novo.`}
  </Notice>
)

const Explicacao = ({ aguarda }: { aguarda: boolean }) => (
  <Text color="muted">
    {`Só você e quem cuida dela com você veem esta oportunidade. ${
      aguarda
        ? 'A universidade a revê antes de publicá-la, e avisa você.'
        : 'Prepare requisitos, perguntas e lugares, e publique quando estiver pronta.'
    }`}
  </Text>
)
