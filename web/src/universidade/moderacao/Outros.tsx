import { graphql, useFragment } from 'react-relay'
import { adminPaths } from '../../adminPaths.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { TextLink } from '../../ui/text/TextLink.tsx'
import type { Outros_caso$key } from './__generated__/Outros_caso.graphql.ts'
import { atos, situacoes } from './casos.ts'

const fragment = graphql`
  fragment Outros_caso on CasoDetalhado @throwOnFieldError {
    caso {
      pessoa
    }
    outros {
      codigo
      titulo
      situacao
      ato
    }
  }
`

/** The person's other cases; nothing without any. */
export const Outros = ({ casoRef }: { casoRef: Outros_caso$key }) => {
  const { caso, outros } = useFragment(fragment, casoRef)
  if (outros.length === 0) return null
  return (
    <Card>
      <Stack>
        <Heading level={2}>{`Outros casos de ${caso.pessoa}`}</Heading>
        <Stack as="ul" gap="small">
          {outros.map(({ codigo, titulo, situacao, ato }) => (
            <li key={codigo}>
              <TextLink to={adminPaths.caso(codigo)} alone>
                {titulo}
              </TextLink>
              <Text size="small" color="muted">
                {[situacoes[situacao].rotulo, ato && atos[ato].feito].filter(Boolean).join(', ')}
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
