import { Suspense } from 'react'
import { graphql } from 'react-relay'
import { usePageQuery } from '../relay/usePageQuery.ts'
import { Page } from '../ui/Page.tsx'
import type { PerfilPageQuery } from './__generated__/PerfilPageQuery.graphql.ts'
import { Perfil } from './Perfil.tsx'
import { PerfilSkeleton } from './PerfilSkeleton.tsx'
import { SemPerfil } from './SemPerfil.tsx'
import { versaoDoAluno } from './versoes.ts'

const document = graphql`
  query PerfilPageQuery($codigo: ID!) @preloadable @throwOnFieldError {
    usuario(id: $codigo) {
      ...Perfil_usuario
    }
    ...Perfil_query
  }
`

/** '/profile' and '/profile/{id}': the own profile, or another person's (specification §2). */
export const PerfilPage = () => (
  <Page>
    <Suspense fallback={<PerfilSkeleton />}>
      <Carregado />
    </Suspense>
  </Page>
)

const Carregado = () => {
  const query = usePageQuery<PerfilPageQuery>(document)
  const { usuario } = query
  if (!usuario) return <SemPerfil versao={versaoDoAluno} />
  return <Perfil usuarioRef={usuario} queryRef={query} versao={versaoDoAluno} />
}
