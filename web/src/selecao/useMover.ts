import { useCallback } from 'react'
import { graphql, useMutation } from 'react-relay'
import type { RecordSourceProxy } from 'relay-runtime'
import { failureSentence } from '../relay/failureText.ts'
import type {
  MoverCandidaturasInput,
  useMoverMutation,
  useMoverMutation$data,
} from './__generated__/useMoverMutation.graphql.ts'
import { isDecisao } from './etapa.ts'

/** Those that were moved, by id, and those that were not, with the reason; or why none was. */
export type Resultado =
  | { movidas: readonly string[]; recusadas: readonly { id: string; mensagem: string }[] }
  | { recusa: string }

const semResposta = 'Não foi possível mover. Tente novamente.'

const mutation = graphql`
  mutation useMoverMutation($input: MoverCandidaturasInput!) {
    moverCandidaturas(input: $input) {
      __typename
      ... on MoverCandidaturasSuccess {
        movidas {
          id
          ...useCandidatos_candidatura
        }
        recusadas {
          candidatura {
            id
            ...useCandidatos_candidatura
          }
          mensagem
        }
        selecao {
          ...Selecao_selecao
        }
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
  }
`

/**
 * Moves candidaturas, on screen at once; those that are refused go back, and show how they stand. Never rejects. Lists
 * and numbers follow from the payload.
 */
export function useMover(): (input: MoverCandidaturasInput) => Promise<Resultado> {
  const [commit] = useMutation<useMoverMutation>(mutation)
  return useCallback(
    input =>
      new Promise(resolve => {
        commit({
          variables: { input },
          optimisticUpdater: store => mostrarMovidas(store, input),
          onCompleted: ({ moverCandidaturas }) => resolve(toResultado(moverCandidaturas)),
          onError: error => resolve({ recusa: failureSentence(error, semResposta) }),
        })
      }),
    [commit],
  )
}

function toResultado(result: useMoverMutation$data['moverCandidaturas']): Resultado {
  if (result.__typename !== 'MoverCandidaturasSuccess')
    return { recusa: result.__typename === '%other' ? semResposta : result.mensagem }
  const { movidas, recusadas } = result
  // They may have been moved: the next move of theirs says how they stand.
  if (!movidas || !recusadas) return { recusa: semResposta }
  return {
    movidas: movidas.map(({ id }) => id),
    recusadas: recusadas.map(({ candidatura, mensagem }) => ({ id: candidatura.id, mensagem })),
  }
}

/** By hand: an optimistic response would have to know what the selection comes to. */
function mostrarMovidas(store: RecordSourceProxy, { candidaturas, para, reter }: MoverCandidaturasInput): void {
  for (const { candidatura } of candidaturas) {
    const record = store.get(candidatura)
    record?.setValue(para, 'etapa')
    record?.setValue(reter === true && isDecisao(para), 'retida')
  }
}
