import { graphql, useMutation, useRelayEnvironment } from 'react-relay'
import { loadedConnections } from '../relay/connections.ts'
import { failureSentence } from '../relay/failureText.ts'
import type { CriarVagaInput, useCriarVagaMutation } from './__generated__/useCriarVagaMutation.graphql.ts'
import { getMinhasVagasConnectionID } from './minhasVagasConnection.ts'
import type { Recusa } from './recusa.ts'

type Answer = { onCriada: () => void; onRecusada: (recusa: Recusa) => void }

/** Publishes a vaga, which then stands first in the professor's list wherever that is loaded. */
export function useCriarVaga(): [criarVaga: (input: CriarVagaInput, answer: Answer) => void, isCreating: boolean] {
  const [commit, isCreating] = useMutation<useCriarVagaMutation>(graphql`
    mutation useCriarVagaMutation($input: CriarVagaInput!, $connections: [ID!]!) {
      criarVaga(input: $input) {
        __typename
        ... on CriarVagaSuccess {
          vagaEdge @prependEdge(connections: $connections) {
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
  const environment = useRelayEnvironment()
  const criarVaga = (input: CriarVagaInput, { onCriada, onRecusada }: Answer) => {
    const connections = loadedConnections(environment, getMinhasVagasConnectionID())
    commit({
      variables: { input, connections },
      updater: (store, data) => {
        const result = data?.criarVaga
        if (result?.__typename !== 'CriarVagaSuccess' || result.vagaEdge) return
        // Published, and nothing more is known of it: the next visit of the list asks.
        for (const id of connections) store.get(id)?.invalidateRecord()
      },
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
