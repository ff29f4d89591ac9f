import { lazy, Suspense } from 'react'
import { graphql } from 'react-relay'
import { useSearchParams } from 'react-router-dom'
import { usePageQuery } from '../../relay/usePageQuery.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { Loading } from '../../ui/state/Loading.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { PageHeader } from '../../ui/layout/PageHeader.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import type { NovaVagaPageQuery } from './__generated__/NovaVagaPageQuery.graphql.ts'
import { NovaVagaForm } from './NovaVagaForm.tsx'
import { NovaVagaLayout } from './NovaVagaLayout.tsx'

const CopiaDeVagaForm = lazy(() =>
  import('./CopiaDeVagaForm.tsx').then(module => ({ default: module.CopiaDeVagaForm })),
)

/** The page to publish a vaga, with a blank form or a copy of another vaga. */
export const NovaVagaPage = () => (
  <Page>
    <PageHeader title="Nova Oportunidade" lead="Conte aos alunos o que vocês farão juntos e quem você procura." />
    <Suspense fallback={<FormSkeleton />}>
      <Content />
    </Suspense>
  </Page>
)

const Content = () => {
  const query = usePageQuery<NovaVagaPageQuery>(graphql`
    query NovaVagaPageQuery($de: ID!, $copiar: Boolean!) @preloadable @throwOnFieldError {
      ...NovaVagaForm_query
      ...CopiaDeVagaForm_query @include(if: $copiar) @alias(as: "copia")
    }
  `)
  const [search] = useSearchParams()
  const de = search.get('de')
  return de && query.copia ? (
    <CopiaDeVagaForm key={de} queryRef={query.copia} de={de} />
  ) : (
    <NovaVagaForm key={de} queryRef={query} de={de} copia={null} />
  )
}

const FormSkeleton = () => (
  <Loading label="Carregando formulário...">
    <NovaVagaLayout
      sumario={<Skeleton height="16rem" />}
      aside={
        <Card>
          <Skeleton height="14rem" />
        </Card>
      }
    >
      <Card>
        {['titulo', 'departamento', 'tipo', 'descricao', 'local'].map(field => (
          <Skeleton key={field} height="4.5rem" />
        ))}
      </Card>
    </NovaVagaLayout>
  </Loading>
)
