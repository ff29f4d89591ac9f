import { graphql, useFragment } from 'react-relay'
import { formatHoras, formatWeekday } from '../../ui/dates.ts'
import { Onde } from '../../candidaturas/entrevista/Onde.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { EntrevistaMarcada_candidatura$key } from './__generated__/EntrevistaMarcada_candidatura.graphql.ts'

/** The candidate's entrevista; nothing before they chose a horario. */
export const EntrevistaMarcada = ({ candidaturaRef }: { candidaturaRef: EntrevistaMarcada_candidatura$key }) => {
  const { entrevista: horario } = useFragment(
    graphql`
      fragment EntrevistaMarcada_candidatura on Candidatura {
        entrevista @catch(to: NULL) {
          inicio
          minutos
          local
          link
        }
      }
    `,
    candidaturaRef,
  )
  if (!horario) return null
  return (
    <Card as="section" padding="compact">
      <Heading level={2} look="card">
        Entrevista
      </Heading>
      <Text numeric>
        {`${formatWeekday(horario.inicio)}, ${formatHoras(horario.inicio, horario.minutos)} (horário de Brasília)`}
      </Text>
      <Onde local={horario.local} link={horario.link} />
    </Card>
  )
}
