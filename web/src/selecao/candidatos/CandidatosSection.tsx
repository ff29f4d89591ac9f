import { graphql, useFragment } from 'react-relay'
import { Heading } from '../../ui/text/Heading.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/text/Text.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import type { CandidatosSection_vaga$key } from './__generated__/CandidatosSection_vaga.graphql.ts'
import { isRetirada } from './candidatos.ts'
import { CandidatosPainel } from './CandidatosPainel.tsx'
import { Carregados } from './Carregados.tsx'
import { nomeDaLista } from './nomeDaLista.ts'
import type { TodosOsCandidatos } from './useTodosOsCandidatos.ts'

type Props = { vagaRef: CandidatosSection_vaga$key; todos: TodosOsCandidatos }

/** The candidates of a vaga, whose tab shows the heading. */
export const CandidatosSection = ({ vagaRef, todos }: Props) => {
  const vaga = useFragment(
    graphql`
      fragment CandidatosSection_vaga on Vaga {
        ...CandidatosPainel_vaga
      }
    `,
    vagaRef,
  )
  const retiradas = todos.candidatos.filter(isRetirada).length
  return (
    <section aria-labelledby="candidatos">
      <Stack gap="small">
        <VisuallyHidden as="div">
          <Heading level={2} id="candidatos">
            {nomeDaLista(todos)}
          </Heading>
        </VisuallyHidden>
        <Carregados todos={todos}>
          <CandidatosPainel candidatos={todos.candidatos} vagaRef={vaga} />
        </Carregados>
        {retiradas > 0 ? (
          <Text size="small" color="muted">
            {retiradas === 1 ? 'Fora 1 candidatura retirada.' : `Fora ${retiradas} candidaturas retiradas.`}
          </Text>
        ) : null}
      </Stack>
    </section>
  )
}
