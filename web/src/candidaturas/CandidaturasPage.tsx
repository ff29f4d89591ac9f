import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { usePageQuery } from '../relay/usePageQuery.ts'
import { Card } from '../ui/layout/Card.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Loading } from '../ui/state/Loading.tsx'
import { Skeleton } from '../ui/state/Skeleton.tsx'
import type { CandidaturasPageQuery } from './__generated__/CandidaturasPageQuery.graphql.ts'
import { CandidaturasList } from './CandidaturasList.tsx'

/** '/applications': every candidatura of the student (specification §10.16). */
export const CandidaturasPage = () => (
  <Page dense>
    <PageHeader title="Minhas Candidaturas" look="dense" />
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

const CandidaturasSkeleton = () => (
  <Loading label="Carregando candidaturas...">
    <Stack gap="xsmall">
      {['primeira', 'segunda', 'terceira', 'quarta', 'quinta'].map(candidatura => (
        <Card key={candidatura} padding="dense">
          <Skeleton width="70%" height="1.5rem" />
          <Skeleton width="45%" />
        </Card>
      ))}
    </Stack>
  </Loading>
)
