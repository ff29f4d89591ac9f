import ArrowLeft from 'lucide-react/icons/arrow-left'
import SearchX from 'lucide-react/icons/search-x'
import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { adminPaths } from '../../adminPaths.ts'
import { usePageQuery } from '../../relay/usePageQuery.ts'
import { Page } from '../../ui/layout/Page.tsx'
import { EmptyState } from '../../ui/state/EmptyState.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import type { CasoPageQuery } from './__generated__/CasoPageQuery.graphql.ts'
import { Caso } from './Caso.tsx'

const query = graphql`
  query CasoPageQuery($codigo: ID!) @preloadable @throwOnFieldError {
    viewer {
      moderacao {
        caso(codigo: $codigo) {
          ...Caso_caso
        }
      }
    }
  }
`

/** '/admin/moderacao/{codigo}': a case, and what can be decided about it. */
export const CasoPage = () => (
  <Page dense>
    <Stack>
      <TextLink to={adminPaths.moderacao()} alone>
        <ArrowLeft size={16} aria-hidden="true" />
        Moderação
      </TextLink>
      <Suspense fallback={<Skeleton shape="block" height="480px" />}>
        <Conteudo />
      </Suspense>
    </Stack>
  </Page>
)

const Conteudo = () => {
  const { viewer } = usePageQuery<CasoPageQuery>(query)
  const caso = viewer?.moderacao.caso
  return caso ? <Caso casoRef={caso} /> : <EmptyState icon={<SearchX size={28} />} title="Este caso não existe." />
}
