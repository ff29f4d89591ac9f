import { graphql, useFragment } from 'react-relay'
import { formatDate } from '../../ui/dates.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { TextoEscrito } from '../TextoEscrito.tsx'
import type { Decisoes_caso$key } from './__generated__/Decisoes_caso.graphql.ts'
import { atos } from './casos.ts'

const fragment = graphql`
  fragment Decisoes_caso on CasoDetalhado @throwOnFieldError {
    decisoes {
      ato
      motivo
      ate
      por
      em
    }
    contestacao {
      texto
    }
  }
`

/** What was decided, by whom and why, and the objection. Nothing before the first decision. */
export const Decisoes = ({ casoRef }: { casoRef: Decisoes_caso$key }) => {
  const { decisoes, contestacao } = useFragment(fragment, casoRef)
  if (decisoes.length === 0) return null
  return (
    <Card>
      <Stack>
        <Heading level={2}>Decisões</Heading>
        <Stack as="ul" gap="small">
          {decisoes.map(({ ato, motivo, ate, por, em }, index) => (
            <li key={index}>
              <Text weight="medium">{ate ? `${atos[ato].feito} até ${formatDate(ate)}` : atos[ato].feito}</Text>
              {motivo ? <TextoEscrito texto={motivo} /> : null}
              <Text size="small" color="muted">
                {[por ?? 'Conta removida', em && formatDate(em)].filter(Boolean).join(', ')}
              </Text>
            </li>
          ))}
        </Stack>
        {contestacao ? (
          <Notice tone="warning" title="Contestação">
            <TextoEscrito texto={contestacao.texto} />
          </Notice>
        ) : null}
      </Stack>
    </Card>
  )
}
