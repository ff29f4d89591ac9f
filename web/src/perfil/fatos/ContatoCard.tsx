import { graphql, useFragment } from 'react-relay'
import { Card } from '../../ui/layout/Card.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import type { ContatoCard_usuario$key } from './__generated__/ContatoCard_usuario.graphql.ts'
import { Areas } from './Areas.tsx'
import { Estudos } from './Estudos.tsx'
import { Fato } from './Fato.tsx'

/**
 * Only in the professors' variant: e-mail, title, department and interests (specification §2); for a student, their
 * studies and objective.
 */
export const ContatoCard = ({ usuarioRef }: { usuarioRef: ContatoCard_usuario$key }) => {
  const usuario = useFragment(
    graphql`
      fragment ContatoCard_usuario on Usuario @throwOnFieldError {
        papel
        email
        titulo
        departamento
        ...Estudos_usuario
        ...Areas_usuario
      }
    `,
    usuarioRef,
  )
  const { papel, email, titulo, departamento } = usuario
  return (
    <Card as="section" labelledBy="contato" padding="compact">
      <Heading level={2} look="card" id="contato">
        Contato e atuação
      </Heading>
      <Stack as="dl" gap="small">
        <Fato nome="E-mail">{email ? <LinkDeEmail email={email} /> : 'Não visível para você'}</Fato>
        {papel === 'ESTUDANTE' ? (
          <Estudos usuarioRef={usuario} />
        ) : (
          <>
            <Fato nome="Título">{titulo}</Fato>
            <Fato nome="Departamento">{departamento}</Fato>
          </>
        )}
        <Areas usuarioRef={usuario} />
      </Stack>
    </Card>
  )
}

const LinkDeEmail = ({ email }: { email: string }) => <TextLink to={`mailto:${encodeURI(email)}`}>{email}</TextLink>
