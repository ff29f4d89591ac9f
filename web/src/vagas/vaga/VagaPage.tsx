import Compass from 'lucide-react/icons/compass'
import { Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useParams } from 'react-router-dom'
import { CandidaturaCard } from '../../candidaturas/candidatura/CandidaturaCard.tsx'
import { paths } from '../../paths.ts'
import { useKeepCurrent } from '../../novidades/useKeepCurrent.ts'
import { useStaleByTime } from '../../novidades/useStaleByTime.ts'
import { usePageQuery } from '../../relay/usePageQuery.ts'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { LinkButton } from '../../ui/form/LinkButton.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Split } from '../../ui/layout/Split.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { withLastSearch } from '../lastSearch.ts'
import type { VagaPage_candidatura$key } from './__generated__/VagaPage_candidatura.graphql.ts'
import type { VagaPage_resumo$key } from './__generated__/VagaPage_resumo.graphql.ts'
import type { VagaPage_viewer$key } from './__generated__/VagaPage_viewer.graphql.ts'
import type { VagaPageQuery } from './__generated__/VagaPageQuery.graphql.ts'
import { VagaAutorCard } from './VagaAutorCard.tsx'
import { VagaDescricao } from './VagaDescricao.tsx'
import { VagaFatos } from './VagaFatos.tsx'
import { VagaHeader } from './VagaHeader.tsx'
import { VagaInteresses } from './VagaInteresses.tsx'
import { VagaLinkCard } from './VagaLinkCard.tsx'
import { VagaProfessorCard } from './VagaProfessorCard.tsx'
import { VagaRazoes } from './VagaRazoes.tsx'
import { VagaSkeleton } from './VagaSkeleton.tsx'

const query = graphql`
  query VagaPageQuery($codigo: ID!) @preloadable @raw_response_type @throwOnFieldError {
    vaga(codigo: $codigo) {
      ...VagaHeader_vaga
      ...VagaFatos_vaga
      ...VagaRazoes_vaga
      ...VagaDescricao_vaga
      ...VagaPage_resumo
      ...VagaInteresses_vaga
      ...VagaProfessorCard_vaga
      ...VagaAutorCard_vaga
      ...VagaLinkCard_vaga
      ...VagaPage_candidatura
      # The vaga beside the list has loaded its page, too.
      # eslint-disable-next-line relay/must-colocate-fragment-spreads
      ...VagaAoLado_vaga
    }
    viewer {
      ...VagaPage_viewer
    }
  }
`

const viewerFragment = graphql`
  fragment VagaPage_viewer on Viewer @throwOnFieldError {
    papel
  }
`

const candidaturaFragment = graphql`
  fragment VagaPage_candidatura on Vaga @throwOnFieldError {
    # The vaga renders without the reader's candidatura.
    minhaCandidatura @catch(to: NULL) {
      ...CandidaturaCard_situacao
      ...CandidaturaCard_consentimento
    }
    pedido @catch(to: NULL) {
      ...CandidaturaCard_pedido
    }
    ...CandidaturaCard_vaga
  }
`

/**
 * '/opportunities/{codigo}': the details of a vaga (specification §2). The data of its card in the list shows at once,
 * the rest when it has loaded. Live events keep it current.
 */
export const VagaPage = () => (
  <Page>
    <Suspense fallback={<VagaSkeleton />}>
      <Vaga />
    </Suspense>
  </Page>
)

const Vaga = () => {
  const { vaga, viewer } = usePageQuery<VagaPageQuery>(query)
  const { codigo = '' } = useParams()
  useKeepCurrent(query, { codigo })
  useStaleByTime(paths.vaga(codigo))
  if (!vaga) return <SemVaga />
  return (
    <>
      <VagaHeader vagaRef={vaga} />
      <VagaFatos vagaRef={vaga} />
      <Split
        side="end"
        aside={
          <Suspense fallback={<Skeleton shape="block" height="200px" />}>
            <Stack>
              <Candidatura vagaRef={vaga} viewerRef={viewer ?? null} />
              <VagaLinkCard vagaRef={vaga} />
              <VagaProfessorCard vagaRef={vaga} />
              <VagaAutorCard vagaRef={vaga} />
            </Stack>
          </Suspense>
        }
      >
        <Stack>
          <VagaRazoes vagaRef={vaga} />
          <Suspense fallback={<Comeco vagaRef={vaga} />}>
            <VagaDescricao vagaRef={vaga} />
            <VagaInteresses vagaRef={vaga} />
          </Suspense>
        </Stack>
      </Split>
    </>
  )
}

/** Not every list has loaded the beginning of the description. */
const Comeco = ({ vagaRef }: { vagaRef: VagaPage_resumo$key }) => (
  <Suspense fallback={<Skeleton shape="block" height="320px" />}>
    <Resumo vagaRef={vagaRef} />
  </Suspense>
)

type CandidaturaProps = { vagaRef: VagaPage_candidatura$key; viewerRef: VagaPage_viewer$key | null }

const Candidatura = ({ vagaRef, viewerRef }: CandidaturaProps) => {
  const viewer = useFragment(viewerFragment, viewerRef)
  const vaga = useFragment(candidaturaFragment, vagaRef)
  if (viewer?.papel === 'PROFESSOR') return null
  return <CandidaturaCard vagaRef={vaga} situacaoRef={vaga.minhaCandidatura ?? null} pedidoRef={vaga.pedido ?? null} />
}

const SemVaga = () => (
  <>
    <PageHeader title="Oportunidade não encontrada" />
    <EmptyState
      icon={<Compass size={28} />}
      title="Esta oportunidade não existe ou foi removida."
      actions={<LinkButton to={withLastSearch(paths.vagas())}>Voltar para oportunidades</LinkButton>}
    />
  </>
)

/** The beginning of the description, which the list has loaded. */
const Resumo = ({ vagaRef }: { vagaRef: VagaPage_resumo$key }) => {
  const { resumo } = useFragment(
    graphql`
      fragment VagaPage_resumo on Vaga @throwOnFieldError {
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
