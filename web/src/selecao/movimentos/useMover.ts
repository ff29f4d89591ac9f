import { useCallback } from 'react'
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay'
import type { RecordSourceProxy } from 'relay-runtime'
import { failureSentence } from '../../relay/failureText.ts'
import { keepalive } from '../../relay/network.ts'
import type {
  MoverCandidaturasInput,
  useMoverMutation,
  useMoverMutation$data,
} from './__generated__/useMoverMutation.graphql.ts'
import { isDecisao } from '../etapa.ts'

/** The ids of the moved candidaturas, and the refused ones with their reasons; or why none was moved. */
export type Resultado =
  | { movidas: readonly string[]; recusadas: readonly { id: string; mensagem: string }[] }
  | { refusal: string }

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
          ...Situacao_selecao
        }
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
  }
`

/**
 * Moves candidaturas with an optimistic update. Refused ones roll back to their current etapa, which the payload has. The
 * promise never rejects.
 */
export function useMover(): (input: MoverCandidaturasInput) => Promise<Resultado> {
  const environment = useRelayEnvironment()
  return useCallback(
    input =>
      new Promise(resolve => {
        commitMutation<useMoverMutation>(environment, {
          mutation,
          cacheConfig: { metadata: keepalive },
          variables: { input },
          optimisticUpdater: store => showMovidas(store, input),
          onCompleted: ({ moverCandidaturas }) => resolve(toResultado(moverCandidaturas)),
          onError: error => resolve({ refusal: failureSentence(error, semResposta) }),
        })
      }),
    [environment],
  )
}

function toResultado(result: useMoverMutation$data['moverCandidaturas']): Resultado {
  if (result.__typename !== 'MoverCandidaturasSuccess')
    return { refusal: result.__typename === '%other' ? semResposta : result.mensagem }
  const { movidas, recusadas } = result
  // They may have been moved, but the response could not read them. Their next move returns their current etapa.
  if (!movidas || !recusadas) return { refusal: semResposta }
  return {
    movidas: movidas.map(({ id }) => id),
    recusadas: recusadas.map(({ candidatura, mensagem }) => ({ id: candidatura.id, mensagem })),
  }
}

/** An updater, because an optimistic response would need the new numbers of the selecao. */
export function showMovidas(
  store: RecordSourceProxy,
  { candidaturas, para, reter }: Pick<MoverCandidaturasInput, 'candidaturas' | 'para' | 'reter'>,
): void {
  for (const { candidatura } of candidaturas) {
    const record = store.get(candidatura)
    record?.setValue(para, 'etapa')
    record?.setValue(reter === true && isDecisao(para), 'retida')
    record?.setValue(new Date().toISOString(), 'respondidaEm')
  }
}
