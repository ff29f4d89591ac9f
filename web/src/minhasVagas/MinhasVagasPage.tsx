import Plus from 'lucide-react/icons/plus'
import { memo, Suspense } from 'react'
import { graphql } from 'react-relay'
import { Convites } from '../selecao/gestores/Convites.tsx'
import { paths } from '../paths.ts'
import { useLivePageQuery } from '../novidades/useLivePageQuery.ts'
import { LinkButton } from '../ui/form/LinkButton.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import type { MinhasVagasPageQuery } from './__generated__/MinhasVagasPageQuery.graphql.ts'
import type { useMinhasVagas_viewer$key } from './__generated__/useMinhasVagas_viewer.graphql.ts'
import { MinhasVagasList } from './MinhasVagasList.tsx'
import { MinhasVagasSkeleton } from './MinhasVagasSkeleton.tsx'
import { MudancasDeStatus } from './status/MudancasDeStatus.tsx'
import { useMinhasVagas } from './useMinhasVagas.ts'

/** The vagas that a professor manages, and their invitations to manage others. */
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
    query MinhasVagasPageQuery @preloadable @raw_response_type @throwOnFieldError {
      viewer {
        ...Convites_viewer
        ...useMinhasVagas_viewer
      }
    }
  `)
  if (!viewer) return null
  return (
    <Stack gap="large">
      <Convites viewerRef={viewer} />
      <MudancasDeStatus>
        <Lista viewerRef={viewer} />
      </MudancasDeStatus>
    </Stack>
  )
}

/** Memoized: a new order or filter changes the URL, which must not re-read every vaga. */
const Lista = memo(({ viewerRef }: { viewerRef: useMinhasVagas_viewer$key }) => (
  <MinhasVagasList loaded={useMinhasVagas(viewerRef)} />
))
