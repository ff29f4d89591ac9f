import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { usePageQuery } from '../relay/usePageQuery.ts'
import { Page } from '../ui/Page.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import type { CandidaturasPageQuery } from './__generated__/CandidaturasPageQuery.graphql.ts'
import { CandidaturasList } from './CandidaturasList.tsx'
import { CandidaturasSkeleton } from './CandidaturasSkeleton.tsx'

/** '/applications': every candidatura of the student (specification §10.16). */
export const CandidaturasPage = () => (
  <Page width="reading">
    <PageHeader title="Minhas Candidaturas" lead="Tudo a que você se candidatou, da mais recente à mais antiga." />
    <Suspense fallback={<CandidaturasSkeleton />}>
      <Candidaturas />
    </Suspense>
  </Page>
)

const Candidaturas = () => {
  const { viewer } = usePageQuery<CandidaturasPageQuery>(graphql`
    query CandidaturasPageQuery @preloadable @throwOnFieldError {
      viewer {
        ...CandidaturasList_viewer
        ...CandidaturasList_total
      }
    }
  `)
  return viewer ? <CandidaturasList viewerRef={viewer} /> : null
}
