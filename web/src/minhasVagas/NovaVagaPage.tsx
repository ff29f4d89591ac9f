import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { usePageQuery } from '../relay/usePageQuery.ts'
import { Card } from '../ui/Card.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { NovaVagaPageQuery } from './__generated__/NovaVagaPageQuery.graphql.ts'
import { NovaVagaForm } from './NovaVagaForm.tsx'

/** Where a professor publishes a vaga. */
export const NovaVagaPage = () => (
  <Page width="reading">
    <PageHeader title="Nova Oportunidade" lead="Conte aos alunos o que vocês farão juntos e quem você procura." />
    <Suspense fallback={<FormSkeleton />}>
      <Content />
    </Suspense>
  </Page>
)

const Content = () => {
  const query = usePageQuery<NovaVagaPageQuery>(graphql`
    query NovaVagaPageQuery @throwOnFieldError {
      ...NovaVagaForm_query
    }
  `)
  return <NovaVagaForm queryRef={query} />
}

const FormSkeleton = () => (
  <Loading label="Carregando formulário...">
    <Card>
      {['titulo', 'departamento', 'local', 'tipo', 'prazo'].map(field => (
        <Skeleton key={field} height="4.5rem" />
      ))}
    </Card>
  </Loading>
)
