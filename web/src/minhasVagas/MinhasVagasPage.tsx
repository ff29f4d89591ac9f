import Plus from 'lucide-react/icons/plus'
import { memo, Suspense } from 'react'
import { graphql } from 'react-relay'
import { Convites } from '../selecao/gestores/Convites.tsx'
import { paths } from '../paths.ts'
import { useLivePageQuery } from '../relay/useLivePageQuery.ts'
import { LinkButton } from '../ui/form/LinkButton.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import type { MinhasVagasPageQuery } from './__generated__/MinhasVagasPageQuery.graphql.ts'
import type { useMinhasVagas_viewer$key } from './__generated__/useMinhasVagas_viewer.graphql.ts'
import { MinhasVagasList } from './MinhasVagasList.tsx'
import * as styles from './MinhasVagasPage.css.ts'
import { MinhasVagasSkeleton } from './MinhasVagasSkeleton.tsx'
import { MudancasDeStatus } from './status/MudancasDeStatus.tsx'
import { useMinhasVagas } from './useMinhasVagas.ts'

/** The vagas that a professor manages, and their invitations to manage others. */
export const MinhasVagasPage = () => (
  <Page dense="phone">
    <PageHeader
      title="Minhas Oportunidades"
      lead="Acompanhe suas seleções e candidatos."
      leadBeside
      actions={
        <LinkButton to={paths.professor.novaVaga()} shape="compact">
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
    <div className={styles.content}>
      <Convites viewerRef={viewer} />
      <MudancasDeStatus>
        <Lista viewerRef={viewer} />
      </MudancasDeStatus>
    </div>
  )
}

/** Memoized: a new order or filter changes the URL, which must not re-read every vaga. */
const Lista = memo(({ viewerRef }: { viewerRef: useMinhasVagas_viewer$key }) => (
  <MinhasVagasList loaded={useMinhasVagas(viewerRef)} />
))
