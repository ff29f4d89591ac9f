import { graphql, useFragment } from 'react-relay'
import { formatDia, formatHoras } from '../../candidaturas/entrevista/dias.ts'
import { Onde } from '../../candidaturas/entrevista/Onde.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Heading } from '../../ui/text/Heading.tsx'
import { Text } from '../../ui/text/Text.tsx'
import type { EntrevistaMarcada_viewer$key } from './__generated__/EntrevistaMarcada_viewer.graphql.ts'

type Props = {
  viewerRef: EntrevistaMarcada_viewer$key
  /** REST id of the person. */
  candidato: string | null
}

/** The candidate's entrevista; nothing before they chose a horario. */
export const EntrevistaMarcada = ({ viewerRef, candidato }: Props) => {
  const { entrevistas } = useFragment(
    graphql`
      fragment EntrevistaMarcada_viewer on Viewer @argumentDefinitions(codigo: { type: "ID!" }) {
        entrevistas(vaga: $codigo) @catch(to: NULL) {
          inicio
          minutos
          local
          link
          candidato {
            codigo
          }
        }
      }
    `,
    viewerRef,
  )
  const horario = entrevistas?.find(one => candidato !== null && one.candidato?.codigo === candidato)
  if (!horario) return null
  return (
    <Card as="section" padding="compact">
      <Heading level={2} look="card">
        Entrevista
      </Heading>
      <Text numeric>
        {`${formatDia(horario.inicio)}, ${formatHoras(horario.inicio, horario.minutos)} (horário de Brasília)`}
      </Text>
      <Onde local={horario.local} link={horario.link} />
    </Card>
  )
}
