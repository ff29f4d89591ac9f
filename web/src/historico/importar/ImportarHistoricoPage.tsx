import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { useLivePageQuery } from '../../relay/useLivePageQuery.ts'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import type { ImportarHistoricoPageQuery } from './__generated__/ImportarHistoricoPageQuery.graphql.ts'
import { HistoricoSkeleton } from './HistoricoSkeleton.tsx'
import { MeuHistorico } from './MeuHistorico.tsx'

/** '/import-curriculum': the transcript, and its import (specification §2). */
export const ImportarHistoricoPage = () => (
  <Page>
    <PageHeader
      title="Meu Histórico Acadêmico"
      lead="Com as disciplinas que você cursou, encontramos as oportunidades que mais combinam com você."
    />
    <Suspense fallback={<HistoricoSkeleton />}>
      <Carregado />
    </Suspense>
  </Page>
)

const Carregado = () => {
  const { viewer } = useLivePageQuery<ImportarHistoricoPageQuery>(graphql`
    query ImportarHistoricoPageQuery @preloadable @throwOnFieldError {
      viewer {
        ...MeuHistorico_viewer
      }
    }
  `)
  return viewer ? <MeuHistorico viewerRef={viewer} /> : null
}
