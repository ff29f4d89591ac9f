import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import { objetivos } from '../sessao/cadastro/objetivos.ts'
import { Card } from '../ui/layout/Card.tsx'
import { Cluster } from '../ui/layout/Cluster.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Tag } from '../ui/text/Tag.tsx'
import { Text } from '../ui/text/Text.tsx'
import { TextLink } from '../ui/text/TextLink.tsx'
import type { ContatoCard_usuario$data, ContatoCard_usuario$key } from './__generated__/ContatoCard_usuario.graphql.ts'

/**
 * Only in the professors' variant: e-mail, title, department and interests (specification §2); for a student, their
 * studies and objective.
 */
export const ContatoCard = ({ usuarioRef }: { usuarioRef: ContatoCard_usuario$key }) => {
  const { papel, email, titulo, departamento, interesses, ...estudos } = useFragment(
    graphql`
      fragment ContatoCard_usuario on Usuario @throwOnFieldError {
        papel
        email
        curso
        periodoDeInicio
        objetivoPrincipal
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
        {papel === 'ESTUDANTE' ? (
          <Estudos {...estudos} />
        ) : (
          <>
            <Fato nome="Título">{titulo}</Fato>
            <Fato nome="Departamento">{departamento}</Fato>
          </>
        )}
        <Fato nome="Áreas de interesse">{interesses.length > 0 ? <Areas interesses={interesses} /> : null}</Fato>
      </Stack>
    </Card>
  )
}

type EstudosProps = Pick<ContatoCard_usuario$data, 'curso' | 'periodoDeInicio' | 'objetivoPrincipal'>

const Estudos = ({ curso, periodoDeInicio, objetivoPrincipal }: EstudosProps) => (
  <>
    <Fato nome="Curso">{curso}</Fato>
    <Fato nome="Período de início">{periodoDeInicio}</Fato>
    <Fato nome="Objetivo principal">{objetivos.find(({ value }) => value === objetivoPrincipal)?.label}</Fato>
  </>
)

const Areas = ({ interesses }: Pick<ContatoCard_usuario$data, 'interesses'>) => (
  <Cluster>
    {interesses.map(({ id, nome }) => (
      <Tag key={id} tone="primary">
        {nome}
      </Tag>
    ))}
  </Cluster>
)

const LinkDeEmail = ({ email }: { email: string }) => <TextLink to={`mailto:${encodeURI(email)}`}>{email}</TextLink>

const Fato = ({ nome, children }: { nome: string; children: ReactNode }) => (
  <Stack gap="xxsmall">
    <Text as="dt" size="small" color="muted">
      {nome}
    </Text>
    <Text as="dd">{children ?? 'Não informado'}</Text>
  </Stack>
)
