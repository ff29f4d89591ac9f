import { graphql, useFragment } from 'react-relay'
import { Card } from '../ui/layout/Card.tsx'
import { Heading } from '../ui/text/Heading.tsx'
import { Text } from '../ui/text/Text.tsx'
import type { AtendimentoDaCandidatura_candidatura$key } from './__generated__/AtendimentoDaCandidatura_candidatura.graphql.ts'
import { countOfRequisitos, Itens } from './Itens.tsx'

const fragment = graphql`
  fragment AtendimentoDaCandidatura_candidatura on Candidatura @throwOnFieldError {
    atendimento {
      curso
      periodoInicio
      compartilhaHistorico
      atendimento {
        atende
        de
        ...Itens_atendimento
      }
    }
  }
`

/**
 * What a candidate declared and, with their consent, how far their historico meets the requisitos. Nothing on an upstream
 * without requisitos.
 */
export const AtendimentoDaCandidatura = ({
  candidaturaRef,
}: {
  candidaturaRef: AtendimentoDaCandidatura_candidatura$key
}) => {
  const { atendimento: lido } = useFragment(fragment, candidaturaRef)
  if (!lido) return null
  const { curso, periodoInicio, compartilhaHistorico, atendimento } = lido
  // The vaga has no requisitos.
  if (compartilhaHistorico && !atendimento) return null
  return (
    <Card as="section" padding="compact" labelledBy="requisitos-do-candidato">
      <Heading level={2} look="card" id="requisitos-do-candidato">
        Requisitos
      </Heading>
      <Text size="small">
        {`Declarado no perfil: ${curso ?? 'curso não informado'}, ${periodoInicio ? `início em ${periodoInicio}` : 'início não informado'}.`}
      </Text>
      {atendimento ? (
        <>
          <Text weight="strong">
            {`Pelo histórico, atende ${atendimento.atende} de ${countOfRequisitos(atendimento.de)}`}
          </Text>
          <Itens atendimentoRef={atendimento} />
        </>
      ) : (
        <Text size="small" color="muted">
          Não compartilhou o histórico com esta candidatura.
        </Text>
      )}
    </Card>
  )
}
