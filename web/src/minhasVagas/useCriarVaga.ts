import { graphql, useMutation } from 'react-relay'
import { ConnectionHandler, type RecordSourceSelectorProxy } from 'relay-runtime'
import { failureSentence } from '../relay/failureText.ts'
import type { CriarVagaInput, useCriarVagaMutation } from './__generated__/useCriarVagaMutation.graphql.ts'
import { getMinhasVagasConnectionID } from './useMinhasVagas.ts'
import type { Recusa } from './recusa.ts'

type Answer = { onCriada: () => void; onRecusada: (recusa: Recusa) => void }

/** Publishes a vaga, which then stands first in the professor's list wherever that is loaded. */
export function useCriarVaga(): [criarVaga: (input: CriarVagaInput, answer: Answer) => void, isCreating: boolean] {
  const [commit, isCreating] = useMutation<useCriarVagaMutation>(graphql`
    mutation useCriarVagaMutation($input: CriarVagaInput!) {
      criarVaga(input: $input) {
        __typename
        ... on CriarVagaSuccess {
          vagaEdge {
            ...useMinhasVagas_edges
          }
        }
        ... on EntradaInvalida {
          mensagem
          campos {
            campo
            mensagem
          }
        }
      }
    }
  `)
  const criarVaga = (input: CriarVagaInput, { onCriada, onRecusada }: Answer) => {
    commit({
      variables: { input },
      updater: addVaga,
      onCompleted: ({ criarVaga: result }) => {
        if (result.__typename === 'CriarVagaSuccess') onCriada()
        else onRecusada(result.__typename === 'EntradaInvalida' ? result : semResposta)
      },
      onError: error => onRecusada({ mensagem: failureSentence(error, semResposta.mensagem), campos: [] }),
    })
  }
  return [criarVaga, isCreating]
}

const semResposta: Recusa = { mensagem: 'Não foi possível criar a oportunidade. Tente novamente.', campos: [] }

/** Where the list was never loaded there is nothing to add to: it will come whole. */
function addVaga(store: RecordSourceSelectorProxy): void {
  const list = store.get(getMinhasVagasConnectionID())
  const created = store.getRootField('criarVaga').getLinkedRecord('vagaEdge')
  const edge = list && ConnectionHandler.buildConnectionEdge(store, list, created)
  if (list && edge) ConnectionHandler.insertEdgeBefore(list, edge)
}
