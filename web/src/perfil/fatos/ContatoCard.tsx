import { graphql, useFragment } from 'react-relay'
import { paths } from '../../paths.ts'
import { readSessao } from '../../sessao/sessao.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import type { ContatoCard_usuario$key } from './__generated__/ContatoCard_usuario.graphql.ts'
import { Areas } from './Areas.tsx'
import { Caminhos } from './Caminhos.tsx'
import { Estudos } from './Estudos.tsx'
import { Fato } from './Fato.tsx'

const caminhos = [
  { to: paths.professor.vagas(), nome: 'Minhas oportunidades' },
  { to: paths.professor.mensagens(), nome: 'Mensagens' },
  { to: paths.professor.avisos(), nome: 'Avisos' },
]

/**
 * Only in the professors' variant: e-mail, title, department and interests (specification §2); for a student, their
 * studies and objective. For the owner, the ways to what else is theirs.
 */
export const ContatoCard = ({ usuarioRef }: { usuarioRef: ContatoCard_usuario$key }) => {
  const usuario = useFragment(
    graphql`
      fragment ContatoCard_usuario on Usuario @throwOnFieldError {
        codigo
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
  const { codigo, papel, email, titulo, departamento } = usuario
  return (
    <Stack>
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
      {codigo === readSessao()?.codigo ? <Caminhos caminhos={caminhos} /> : null}
    </Stack>
  )
}

const LinkDeEmail = ({ email }: { email: string }) => <TextLink to={`mailto:${encodeURI(email)}`}>{email}</TextLink>
