import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { usePageQuery } from '../relay/usePageQuery.ts'
import { Page } from '../ui/Page.tsx'
import type { PerfilDoProfessorPageQuery } from './__generated__/PerfilDoProfessorPageQuery.graphql.ts'
import { ContatoCard } from './ContatoCard.tsx'
import { Perfil } from './Perfil.tsx'
import { PerfilSkeleton } from './PerfilSkeleton.tsx'
import { SemPerfil } from './SemPerfil.tsx'
import { versaoDoProfessor } from './versoes.ts'

const document = graphql`
  query PerfilDoProfessorPageQuery($codigo: ID!) @preloadable @throwOnFieldError {
    usuario(id: $codigo) {
      ...Perfil_usuario
      ...ContatoCard_usuario
    }
    ...Perfil_query
  }
`

/** '/professor/profile' and '/professor/profile/{id}': a profile as professors see it (specification §2). */
export const PerfilDoProfessorPage = () => (
  <Page>
    <Suspense fallback={<PerfilSkeleton />}>
      <Carregado />
    </Suspense>
  </Page>
)

const Carregado = () => {
  const query = usePageQuery<PerfilDoProfessorPageQuery>(document)
  const { usuario } = query
  if (!usuario) return <SemPerfil versao={versaoDoProfessor} />
  return (
    <Perfil
      usuarioRef={usuario}
      queryRef={query}
      versao={versaoDoProfessor}
      aside={<ContatoCard usuarioRef={usuario} />}
    />
  )
}
