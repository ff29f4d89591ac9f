import { graphql } from 'react-relay'
import { useParams } from 'react-router-dom'
import { paths } from '../paths.ts'
import { usePageQuery } from '../relay/usePageQuery.ts'
import { readSessao, temPapel } from '../sessao/sessao.ts'
import { LinkButton } from '../ui/form/LinkButton.tsx'
import type { PerfilDoProfessorPageQuery } from './__generated__/PerfilDoProfessorPageQuery.graphql.ts'
import { ContatoCard } from './fatos/ContatoCard.tsx'
import { Card } from '../ui/layout/Card.tsx'
import { Text } from '../ui/text/Text.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Perfil } from './Perfil.tsx'
import { PerfilFrame } from './PerfilFrame.tsx'
import { variantForProfessor } from './variants.ts'

const document = graphql`
  query PerfilDoProfessorPageQuery($codigo: ID!, $proprio: Boolean!) @preloadable @throwOnFieldError {
    usuario(codigo: $codigo) {
      ...Perfil_usuario
      ...ContatoCard_usuario
    }
    viewer @include(if: $proprio) {
      seguidores @catch(to: NULL)
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
  const { usuario, viewer } = query
  return (
    <Perfil
      usuarioRef={usuario}
      queryRef={query}
      variant={variantForProfessor}
      aside={
        <Stack>
          {usuario ? <ContatoCard usuarioRef={usuario} /> : null}
          {viewer?.seguidores == null ? null : <Seguidores total={viewer.seguidores} />}
          <Administracao />
        </Stack>
      }
    />
  )
}

/** Not who they are. */
const Seguidores = ({ total }: { total: number }) => (
  <Card padding="compact">
    <Text>
      {total === 0
        ? 'Nenhum estudante segue você ainda.'
        : `${total} ${total === 1 ? 'estudante segue' : 'estudantes seguem'} você e fica${total === 1 ? '' : 'm'} sabendo do que você publicar.`}
    </Text>
  </Card>
)

/** On the own profile of a professor who has a right of the administration too. */
const Administracao = () => {
  const { codigo } = useParams()
  const sessao = readSessao()
  const temDireito = (['administrador', 'moderador', 'encarregado'] as const).some(
    papel => sessao && temPapel(sessao, papel),
  )
  if (codigo || !temDireito) return null
  return (
    <LinkButton look="secondary" to={paths.admin.inicio()}>
      Administração do mural
    </LinkButton>
  )
}
