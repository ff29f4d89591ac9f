import { Plus } from 'lucide-react'
import { memo, Suspense } from 'react'
import { graphql } from 'react-relay'
import { paths } from '../paths.ts'
import { useLivePageQuery } from '../relay/usePageQuery.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import type { MinhasVagasPageQuery } from './__generated__/MinhasVagasPageQuery.graphql.ts'
import type { useMinhasVagas_viewer$key } from './__generated__/useMinhasVagas_viewer.graphql.ts'
import { MinhasVagasList } from './MinhasVagasList.tsx'
import { MinhasVagasSkeleton } from './MinhasVagasSkeleton.tsx'
import { useMinhasVagas } from './useMinhasVagas.ts'

/** The vagas that a professor published. */
export const MinhasVagasPage = () => (
  <Page>
    <PageHeader
      title="Minhas Oportunidades"
      lead="Acompanhe suas seleções e veja quem se candidatou."
      actions={
        <LinkButton to={paths.professor.novaVaga()}>
          <Plus size={20} aria-hidden="true" />
          Nova Oportunidade
        </LinkButton>
      }
    />
    <Suspense fallback={<MinhasVagasSkeleton />}>
      <Content />
    </Suspense>
  </Page>
)

const Content = () => {
  const { viewer } = useLivePageQuery<MinhasVagasPageQuery>(graphql`
    query MinhasVagasPageQuery @preloadable @throwOnFieldError {
      viewer {
        ...useMinhasVagas_viewer
      }
    }
  `)
  return viewer ? <Lista viewerRef={viewer} /> : null
}

/** Another order or filter, which is another address, must not read every vaga again. */
const Lista = memo(({ viewerRef }: { viewerRef: useMinhasVagas_viewer$key }) => (
  <MinhasVagasList carregadas={useMinhasVagas(viewerRef)} />
))
