import { graphql } from 'react-relay'
import { usePageQuery } from '../relay/usePageQuery.ts'
import type { PerfilDoProfessorPageQuery } from './__generated__/PerfilDoProfessorPageQuery.graphql.ts'
import { ContatoCard } from './fatos/ContatoCard.tsx'
import { Perfil } from './Perfil.tsx'
import { PerfilFrame } from './PerfilFrame.tsx'
import { variantForProfessor } from './variants.ts'

const document = graphql`
  query PerfilDoProfessorPageQuery($codigo: ID!) @preloadable @throwOnFieldError {
    usuario(codigo: $codigo) {
      ...Perfil_usuario
      ...ContatoCard_usuario
    }
    ...Perfil_query
  }
`

/** '/professor/profile' and '/professor/profile/{id}': a profile as professors see it (specification §2). */
export const PerfilDoProfessorPage = () => (
  <PerfilFrame>
    <PerfilDaPagina />
  </PerfilFrame>
)

const PerfilDaPagina = () => {
  const query = usePageQuery<PerfilDoProfessorPageQuery>(document)
  const { usuario } = query
  return (
    <Perfil
      usuarioRef={usuario}
      queryRef={query}
      variant={variantForProfessor}
      aside={usuario ? <ContatoCard usuarioRef={usuario} /> : null}
    />
  )
}
