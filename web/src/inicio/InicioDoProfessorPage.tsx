import { Suspense } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { usePageReference } from '../relay/usePageQuery.ts'
import { Optional } from '../ui/state/Optional.tsx'
import type { InicioDoProfessorPageQuery } from './__generated__/InicioDoProfessorPageQuery.graphql.ts'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { InicioDoProfessor } from './InicioDoProfessor.tsx'
import { LandingDoProfessor } from './landing/LandingDoProfessor.tsx'
import { LinksExternos } from './LinksExternos.tsx'

const query = graphql`
  query InicioDoProfessorPageQuery($professor: Boolean!) @preloadable @raw_response_type @throwOnFieldError {
    viewer @include(if: $professor) {
      ...InicioDoProfessor_viewer
    }
    instituicao {
      ...LinksExternos_instituicao
    }
  }
`

/** '/professor': the landing for visitors and students, the home page for professors (specification §1). */
export const InicioDoProfessorPage = () => {
  const reference = usePageReference<InicioDoProfessorPageQuery>(query)
  const links = (
    <Optional>
      <Links reference={reference} />
    </Optional>
  )
  // The landing renders at once; the links come with the query and may be missing.
  if (!reference.variables.professor) return <LandingDoProfessor links={links} />
  return (
    <Suspense
      fallback={<HomeSkeleton title="Área do professor" label="Carregando o que espera por você..." nome="4em" />}
    >
      <Inicio reference={reference} />
    </Suspense>
  )
}

type Props = { reference: PreloadedQuery<InicioDoProfessorPageQuery> }

const Inicio = ({ reference }: Props) => {
  const { viewer, instituicao } = usePreloadedQuery<InicioDoProfessorPageQuery>(query, reference)
  return viewer ? <InicioDoProfessor viewerRef={viewer} links={<LinksExternos instituicaoRef={instituicao} />} /> : null
}

const Links = ({ reference }: Props) => {
  const { instituicao } = usePreloadedQuery<InicioDoProfessorPageQuery>(query, reference)
  return <LinksExternos instituicaoRef={instituicao} />
}
