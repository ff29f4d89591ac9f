import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Card } from '../ui/Card.tsx'
import { Cluster } from '../ui/Cluster.tsx'
import { Heading } from '../ui/Heading.tsx'
import { Stack } from '../ui/Stack.tsx'
import { Tag } from '../ui/Tag.tsx'
import { Text } from '../ui/Text.tsx'
import { TextLink } from '../ui/TextLink.tsx'
import type { ContatoCard_usuario$key } from './__generated__/ContatoCard_usuario.graphql.ts'

/** What the professors' version adds: e-mail, title, department, and interests as badges (specification §2). */
export const ContatoCard = ({ usuarioRef }: { usuarioRef: ContatoCard_usuario$key }) => {
  const { email, titulo, departamento, interesses } = useFragment(
    graphql`
      fragment ContatoCard_usuario on Usuario @throwOnFieldError {
        email
        titulo
        departamento
        interesses {
          id
          nome
        }
      }
    `,
    usuarioRef,
  )
  return (
    <Card as="section" labelledBy="contato" padding="compact">
      <Heading level={2} look="card" id="contato">
        Contato e atuação
      </Heading>
      <Stack as="dl" gap="small">
        <Fato nome="E-mail">{email ? <LinkDeEmail email={email} /> : 'Não visível para você'}</Fato>
        <Fato nome="Título">{titulo}</Fato>
        <Fato nome="Departamento">{departamento}</Fato>
        <Fato nome="Áreas de interesse">
          {interesses.length > 0 ? (
            <Cluster>
              {interesses.map(({ id, nome }) => (
                <Tag key={id} tone="primary">
                  {nome}
                </Tag>
              ))}
            </Cluster>
          ) : null}
        </Fato>
      </Stack>
    </Card>
  )
}

const LinkDeEmail = ({ email }: { email: string }) => <TextLink to={`mailto:${encodeURI(email)}`}>{email}</TextLink>

const Fato = ({ nome, children }: { nome: string; children: ReactNode }) => (
  <Stack gap="xxsmall">
    <Text as="dt" size="small" color="muted">
      {nome}
    </Text>
    <Text as="dd">{children ?? 'Não informado'}</Text>
  </Stack>
)
