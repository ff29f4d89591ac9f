import { graphql, useFragment } from 'react-relay'
import { Heading } from '../../ui/text/Heading.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { formatCondicoes } from '../../tags/camposDaVaga.ts'
import { tipos } from '../../tags/tipos.ts'
import { VagaPreview } from '../../vagas/card/VagaPreview.tsx'
import type { PreviaDaVaga_query$key } from './__generated__/PreviaDaVaga_query.graphql.ts'
import { useFormValues } from './useFormValues.ts'
import { toCriarVagaInput } from './vagaForm.ts'

/** The card of the vaga as the students' list will show it, and in one line what its page adds. */
export const PreviaDaVaga = ({ queryRef }: { queryRef: PreviaDaVaga_query$key }) => {
  const { departamentos, tiposDeVaga, instituicao, viewer } = useOpcoes(queryRef)
  const values = useFormValues()
  const vaga = toCriarVagaInput(values)
  const tipo = tiposDeVaga?.find(({ id }) => id === vaga.tipo)
  const condicoes = formatCondicoes(vaga)
  return (
    <Stack gap="xsmall">
      <Heading level={2} look="label">
        Como os alunos verão
      </Heading>
      {/* Inert: its links and bookmark have no target yet, and its text is in the form. */}
      <div inert>
        <VagaPreview
          autor={viewer?.usuario?.nome}
          avatar={viewer?.usuario?.avatar}
          titulo={vaga.titulo}
          departamento={departamentos?.find(({ id }) => id === vaga.departamento)?.nome ?? 'Departamento'}
          local={instituicao.locais.find(({ id }) => id === vaga.local)?.nome ?? 'Localização'}
          tipo={tipo ? { nome: tipo.nome, tone: tipos[tipo.tipo].tone } : null}
          beneficios={vaga}
          descricao={vaga.descricao}
        />
      </div>
      {condicoes ? <Text size="small">{`Na página da oportunidade: ${condicoes}`}</Text> : null}
    </Stack>
  )
}

function useOpcoes(queryRef: PreviaDaVaga_query$key) {
  return useFragment(
    graphql`
      fragment PreviaDaVaga_query on Query @throwOnFieldError {
        departamentos @catch(to: NULL) {
          id
          nome
        }
        tiposDeVaga @catch(to: NULL) {
          id
          nome
          tipo
        }
        instituicao {
          locais {
            id
            nome
          }
        }
        viewer {
          usuario @catch(to: NULL) {
            nome
            avatar
          }
        }
      }
    `,
    queryRef,
  )
}
