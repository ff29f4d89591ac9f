import { graphql } from 'react-relay'
import { useLoaderData } from 'react-router-dom'
import { usePageQuery } from '../relay/usePageQuery.ts'
import { Page } from '../ui/Page.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import type { InicioDoProfessorPageQuery } from './__generated__/InicioDoProfessorPageQuery.graphql.ts'

/** '/professor': the landing for visitors and students, the home for professors (specification §1). */
export const InicioDoProfessorPage = () => (useLoaderData() ? <InicioDoProfessor /> : <Landing />)

const InicioDoProfessor = () => {
  const { viewer } = usePageQuery<InicioDoProfessorPageQuery>(graphql`
    query InicioDoProfessorPageQuery @throwOnFieldError {
      viewer {
        usuario {
          nome
        }
      }
    }
  `)
  return (
    <Page>
      <PageHeader title="Área do Professor" heading={`Bem-vindo, ${viewer?.usuario.nome ?? ''}!`} />
    </Page>
  )
}

const Landing = () => (
  <Page>
    <PageHeader title="Área do Professor" look="hero" />
  </Page>
)
