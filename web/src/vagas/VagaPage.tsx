import { Compass } from 'lucide-react'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { CandidaturaCard } from '../candidaturas/CandidaturaCard.tsx'
import { paths } from '../paths.ts'
import { usePageQuery } from '../relay/usePageQuery.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Split } from '../ui/Split.tsx'
import { Stack } from '../ui/Stack.tsx'
import { comoLida } from './leitura.ts'
import type { VagaPageQuery } from './__generated__/VagaPageQuery.graphql.ts'
import { VagaAutorCard } from './VagaAutorCard.tsx'
import { VagaDescricao } from './VagaDescricao.tsx'
import { VagaHeader } from './VagaHeader.tsx'
import { VagaInteresses } from './VagaInteresses.tsx'
import { VagaLinkCard } from './VagaLinkCard.tsx'
import { VagaProfessorCard } from './VagaProfessorCard.tsx'
import { VagaSkeleton } from './VagaSkeleton.tsx'

const query = graphql`
  query VagaPageQuery($codigo: ID!) @throwOnFieldError {
    vaga(id: $codigo) {
      ...VagaHeader_vaga
      ...VagaDescricao_vaga
      ...VagaInteresses_vaga
      ...VagaProfessorCard_vaga
      ...VagaAutorCard_vaga
      ...VagaLinkCard_vaga
      ...CandidaturaCard_vaga
    }
    viewer {
      papel
      # A vaga can be read without knowing whether the reader applied.
      situacaoDaCandidatura(vaga: $codigo) @catch(to: NULL) {
        ...CandidaturaCard_situacao
      }
    }
  }
`

/** '/opportunities/{codigo}': one vaga, to read and to apply to (specification §2). */
export const VagaPage = () => (
  <Page>
    <Suspense fallback={<VagaSkeleton />}>
      <Vaga />
    </Suspense>
  </Page>
)

const Vaga = () => {
  const { vaga, viewer } = usePageQuery<VagaPageQuery>(query)
  if (!vaga) return <SemVaga />
  return (
    <>
      <VagaHeader vagaRef={vaga} />
      <Split
        side="end"
        aside={
          <Stack>
            {viewer?.papel === 'PROFESSOR' ? null : (
              <CandidaturaCard vagaRef={vaga} situacaoRef={viewer?.situacaoDaCandidatura ?? null} />
            )}
            <VagaLinkCard vagaRef={vaga} />
            <VagaProfessorCard vagaRef={vaga} />
            <VagaAutorCard vagaRef={vaga} />
          </Stack>
        }
      >
        <Stack>
          <VagaDescricao vagaRef={vaga} />
          <VagaInteresses vagaRef={vaga} />
        </Stack>
      </Split>
    </>
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
