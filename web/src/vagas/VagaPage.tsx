import { Compass } from 'lucide-react'
import { Suspense } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useParams } from 'react-router-dom'
import type { CandidaturaCard_vaga$key } from '../candidaturas/__generated__/CandidaturaCard_vaga.graphql.ts'
import { CandidaturaCard } from '../candidaturas/CandidaturaCard.tsx'
import { paths } from '../paths.ts'
import { useManterAtual } from '../relay/useManterAtual.ts'
import { usePageQuery } from '../relay/usePageQuery.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Split } from '../ui/Split.tsx'
import { Stack } from '../ui/Stack.tsx'
import { comoLida } from './leitura.ts'
import type { VagaPage_viewer$key } from './__generated__/VagaPage_viewer.graphql.ts'
import type { VagaPageQuery } from './__generated__/VagaPageQuery.graphql.ts'
import type { VagaResumo_vaga$key } from './__generated__/VagaResumo_vaga.graphql.ts'
import { VagaAutorCard } from './VagaAutorCard.tsx'
import { VagaDescricao } from './VagaDescricao.tsx'
import { VagaHeader } from './VagaHeader.tsx'
import { VagaInteresses } from './VagaInteresses.tsx'
import { VagaLinkCard } from './VagaLinkCard.tsx'
import { VagaProfessorCard } from './VagaProfessorCard.tsx'
import { VagaResumo } from './VagaResumo.tsx'
import { VagaSkeleton } from './VagaSkeleton.tsx'

const query = graphql`
  query VagaPageQuery($codigo: ID!) @preloadable @throwOnFieldError {
    vaga(id: $codigo) {
      ...VagaHeader_vaga
      ...VagaDescricao_vaga
      ...VagaResumo_vaga
      ...VagaInteresses_vaga
      ...VagaProfessorCard_vaga
      ...VagaAutorCard_vaga
      ...VagaLinkCard_vaga
      ...CandidaturaCard_vaga
    }
    viewer {
      ...VagaPage_viewer
    }
  }
`

const viewerFragment = graphql`
  fragment VagaPage_viewer on Viewer @throwOnFieldError {
    papel
    # A vaga can be read without knowing whether the reader applied.
    situacaoDaCandidatura(vaga: $codigo) @catch(to: NULL) {
      ...CandidaturaCard_situacao
      ...CandidaturaCard_consentimento
    }
    pedidoDaVaga(vaga: $codigo) @catch(to: NULL) {
      ...CandidaturaCard_pedido
    }
  }
`

/**
 * '/opportunities/{codigo}': one vaga, to read and to apply to (specification §2). What a card of the list knew shows at
 * once, the rest as it comes; what arrives by itself keeps it current.
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
  useManterAtual(query, { codigo })
  if (!vaga) return <SemVaga />
  return (
    <>
      <VagaHeader vagaRef={vaga} />
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
        <Suspense fallback={<Comeco vagaRef={vaga} />}>
          <Stack>
            <VagaDescricao vagaRef={vaga} />
            <VagaInteresses vagaRef={vaga} />
          </Stack>
        </Suspense>
      </Split>
    </>
  )
}

/** Not every list brings it. */
const Comeco = ({ vagaRef }: { vagaRef: VagaResumo_vaga$key }) => (
  <Suspense fallback={<Skeleton shape="block" height="320px" />}>
    <VagaResumo vagaRef={vagaRef} />
  </Suspense>
)

type CandidaturaProps = { vagaRef: CandidaturaCard_vaga$key; viewerRef: VagaPage_viewer$key | null }

const Candidatura = ({ vagaRef, viewerRef }: CandidaturaProps) => {
  const viewer = useFragment(viewerFragment, viewerRef)
  if (viewer?.papel === 'PROFESSOR') return null
  return (
    <CandidaturaCard
      vagaRef={vagaRef}
      situacaoRef={viewer?.situacaoDaCandidatura ?? null}
      pedidoRef={viewer?.pedidoDaVaga ?? null}
    />
  )
}

const SemVaga = () => (
  <>
    <PageHeader title="Oportunidade não encontrada" />
    <EmptyState
      icon={<Compass size={28} />}
      title="Esta oportunidade não existe ou foi removida."
      actions={<LinkButton to={comoLida(paths.vagas())}>Voltar para oportunidades</LinkButton>}
    />
  </>
)
