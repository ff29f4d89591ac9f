import { graphql } from 'react-relay'
import { usePageQuery } from '../relay/usePageQuery.ts'
import type { PerfilPageQuery } from './__generated__/PerfilPageQuery.graphql.ts'
import { AtuacaoCard } from './fatos/AtuacaoCard.tsx'
import { EstudosCard } from './fatos/EstudosCard.tsx'
import { Perfil } from './Perfil.tsx'
import { PerfilFrame } from './PerfilFrame.tsx'
import { variantForAluno } from './variants.ts'

const document = graphql`
  query PerfilPageQuery($codigo: ID!) @preloadable @throwOnFieldError {
    usuario(codigo: $codigo) {
      papel
      ...Perfil_usuario
      ...AtuacaoCard_usuario
      ...EstudosCard_usuario
    }
    ...Perfil_query
  }
`

/** '/profile' and '/profile/{id}': the own profile, or another person's (specification §2). */
export const PerfilPage = () => (
  <PerfilFrame>
    <PerfilDaPagina />
  </PerfilFrame>
)

const PerfilDaPagina = () => {
  const query = usePageQuery<PerfilPageQuery>(document)
  const { usuario } = query
  return (
    <Perfil
      usuarioRef={usuario}
      queryRef={query}
      variant={variantForAluno}
      aside={
        usuario?.papel === 'PROFESSOR' ? (
          <AtuacaoCard usuarioRef={usuario} />
        ) : usuario ? (
          <EstudosCard usuarioRef={usuario} />
        ) : null
      }
    />
  )
}
