import { graphql, useFragment } from 'react-relay'
import { formatDate } from '../../ui/dates.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { TextoEscrito } from '../TextoEscrito.tsx'
import type { Motivos_caso$key } from './__generated__/Motivos_caso.graphql.ts'
import { motivos } from './casos.ts'

const fragment = graphql`
  fragment Motivos_caso on CasoDetalhado @throwOnFieldError {
    denuncias {
      motivo
      texto
      em
    }
  }
`

/** Why it was reported; nothing without a report. Who reported is nowhere. */
export const Motivos = ({ casoRef }: { casoRef: Motivos_caso$key }) => {
  const { denuncias } = useFragment(fragment, casoRef)
  if (denuncias.length === 0) return null
  return (
    <Card>
      <Stack>
        <Heading level={2}>{denuncias.length === 1 ? '1 denúncia' : `${denuncias.length} denúncias`}</Heading>
        <Stack as="ul" gap="small">
          {denuncias.map(({ motivo, texto, em }, index) => (
            <li key={index}>
              <Text weight="medium">{motivos[motivo]}</Text>
              {texto ? <TextoEscrito texto={texto} /> : null}
              {em ? (
                <Text size="small" color="muted">
                  {formatDate(em)}
                </Text>
              ) : null}
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}
