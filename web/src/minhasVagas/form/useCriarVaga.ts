import { graphql, useMutation, useRelayEnvironment } from 'react-relay'
import { loadedConnections } from '../../relay/connections.ts'
import { failureSentence } from '../../relay/failureText.ts'
import { changed } from '../../relay/topics.ts'
import type { CriarVagaInput, useCriarVagaMutation } from './__generated__/useCriarVagaMutation.graphql.ts'
import { getMinhasVagasConnectionID } from '../minhasVagasConnection.ts'
import type { Refusal } from './refusal.ts'

type Callbacks = {
  /** `codigo`: null if the new vaga could not be read. `emRascunho`: also if it waits for its first look. */
  onCriada: (criada: { codigo: string | null; emRascunho: boolean }) => void
  onRefused: (refusal: Refusal) => void
}

const mutation = graphql`
  mutation useCriarVagaMutation($input: CriarVagaInput!, $connections: [ID!]!) {
    criarVaga(input: $input) {
      __typename
      ... on CriarVagaSuccess {
        vagaEdge @prependEdge(connections: $connections) {
          node {
            codigo
            status
          }
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
`

/** Publishes a vaga, or keeps it as a draft, and prepends it to the professor's list if that is loaded. */
export function useCriarVaga(): [criarVaga: (input: CriarVagaInput, on: Callbacks) => void, isCreating: boolean] {
  const [commit, isCreating] = useMutation<useCriarVagaMutation>(mutation)
  const environment = useRelayEnvironment()
  const criarVaga = (input: CriarVagaInput, { onCriada, onRefused }: Callbacks) => {
    const connections = loadedConnections(environment, getMinhasVagasConnectionID())
    commit({
      variables: { input, connections },
      onCompleted: ({ criarVaga: result }) => {
        if (result.__typename === 'CriarVagaSuccess') {
          // The response could not read the new vaga.
          if (!result.vagaEdge) changed(environment, 'minhasVagas')
          const vaga = result.vagaEdge?.node
          onCriada({ codigo: vaga?.codigo ?? null, emRascunho: vaga?.status === 'RASCUNHO' })
        } else onRefused(result.__typename === 'EntradaInvalida' ? result : semResposta)
      },
      onError: error => onRefused({ mensagem: failureSentence(error, semResposta.mensagem), campos: [] }),
    })
  }
  return [criarVaga, isCreating]
}

const semResposta: Refusal = { mensagem: 'Não foi possível criar a oportunidade. Tente novamente.', campos: [] }
