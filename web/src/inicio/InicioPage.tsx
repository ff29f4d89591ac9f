import { graphql } from 'react-relay'
import { useLoaderData } from 'react-router-dom'
import { usePageQuery } from '../relay/usePageQuery.ts'
import { Page } from '../ui/Page.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import type { InicioPageQuery } from './__generated__/InicioPageQuery.graphql.ts'

/** '/': the landing for visitors, the home for students (specification §1). */
export const InicioPage = () => (useLoaderData() ? <InicioDoAluno /> : <Landing />)

const InicioDoAluno = () => {
  const { viewer } = usePageQuery<InicioPageQuery>(graphql`
    query InicioPageQuery @throwOnFieldError {
      viewer {
        usuario {
          nome
        }
      }
    }
  `)
  return (
    <Page>
      <PageHeader title="Início" heading={`Bem-vindo, ${viewer?.usuario.nome ?? ''}!`} />
    </Page>
  )
}

const Landing = () => (
  <Page>
    <PageHeader title="Início" heading="Oportunidades acadêmicas em um só lugar" look="hero" />
  </Page>
)
