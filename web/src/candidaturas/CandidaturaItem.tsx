import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { paths } from '../paths.ts'
import { useAoMudar } from '../relay/mudancas.ts'
import { reler } from '../relay/reler.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Cluster } from '../ui/Cluster.tsx'
import { Heading } from '../ui/Heading.tsx'
import { Stack } from '../ui/Stack.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { PrazoTag } from '../vagas/PrazoTag.tsx'
import { isFinal, StatusTag } from '../vagas/StatusTag.tsx'
import { tipos } from '../vagas/tipos.ts'
import { TipoTag } from '../vagas/TipoTag.tsx'
import { usePrefetchVaga } from '../vagas/usePrefetchVaga.ts'
import type { CandidaturaEnvio_candidatura$key } from './__generated__/CandidaturaEnvio_candidatura.graphql.ts'
import type { CandidaturaItem_edge$key } from './__generated__/CandidaturaItem_edge.graphql.ts'
import type {
  CandidaturaItem_vaga$data,
  CandidaturaItem_vaga$key,
} from './__generated__/CandidaturaItem_vaga.graphql.ts'
import type { CandidaturaItemVagaQuery } from './__generated__/CandidaturaItemVagaQuery.graphql.ts'
import { CandidaturaEnvio } from './CandidaturaEnvio.tsx'

type Props = {
  edgeRef: CandidaturaItem_edge$key
  /** Given the global id of the vaga. */
  onCancelar: (vaga: string) => void
}

/** One candidatura: to which vaga, how that stands, when and with which letter. */
export const CandidaturaItem = ({ edgeRef, onCancelar }: Props) => {
  const { vaga: vagaRef, node } = useFragment(
    graphql`
      fragment CandidaturaItem_edge on CandidaturaEdge @throwOnFieldError {
        vaga {
          ...CandidaturaItem_vaga
        }
        node {
          ...CandidaturaEnvio_candidatura
        }
      }
    `,
    edgeRef,
  )
  const vaga = useVaga(vagaRef)
  useSeguirVaga(vaga?.codigo ?? null)
  const prefetch = usePrefetchVaga(vaga?.codigo ?? '')
  if (!vaga) return <SemVaga candidaturaRef={node} />
  const titulo = vaga.titulo ?? 'Título não especificado'
  return (
    <Card as="li" edge={tipos[vaga.tipo].tone}>
      <Stack gap="xsmall">
        <Etiquetas vaga={vaga} />
        <Heading level={3}>
          <TextLink to={paths.vaga(vaga.codigo)} look="plain" onIntent={prefetch}>
            {titulo}
          </TextLink>
        </Heading>
      </Stack>
      <CandidaturaEnvio candidaturaRef={node} />
      <Cluster justify="end">
        <Button look="secondary" shape="compact" onClick={() => onCancelar(vaga.id)}>
          Cancelar candidatura<VisuallyHidden> a {titulo}</VisuallyHidden>
        </Button>
      </Cluster>
    </Card>
  )
}

const Etiquetas = ({ vaga }: { vaga: CandidaturaItem_vaga$data }) => (
  <Cluster gap="xxsmall">
    <TipoTag vagaRef={vaga} />
    {/* PrazoTag names the state of one that is over. */}
    {vaga.status && !isFinal(vaga.status) ? <StatusTag status={vaga.status} /> : null}
    <PrazoTag vagaRef={vaga} />
  </Cluster>
)

/** The vaga of a candidatura is gone: nothing to read, nothing to cancel. */
const SemVaga = ({ candidaturaRef }: { candidaturaRef: CandidaturaEnvio_candidatura$key }) => (
  <Card as="li" edge="neutral">
    <Heading level={3}>Oportunidade removida</Heading>
    <CandidaturaEnvio candidaturaRef={candidaturaRef} />
  </Card>
)

/** What the list shows of a vaga: whoever applies to it elsewhere has read the same, so that it can be shown here. */
const useVaga = (vagaRef: CandidaturaItem_vaga$key | null | undefined) =>
  useFragment(
    graphql`
      fragment CandidaturaItem_vaga on Vaga @throwOnFieldError {
        id
        codigo
        titulo
        tipo
        status
        ...TipoTag_vaga
        ...PrazoTag_vaga
      }
    `,
    vagaRef,
  )

/** Its selection moved on: the vaga alone is asked for again, and the item follows. */
function useSeguirVaga(codigo: string | null) {
  const environment = useRelayEnvironment()
  useAoMudar(paths.vaga(codigo ?? ''), () => {
    if (codigo === null) return
    reler<CandidaturaItemVagaQuery>(
      environment,
      graphql`
        query CandidaturaItemVagaQuery($codigo: ID!) {
          vaga(id: $codigo) {
            ...CandidaturaItem_vaga
          }
        }
      `,
      { codigo },
    )
  })
}
