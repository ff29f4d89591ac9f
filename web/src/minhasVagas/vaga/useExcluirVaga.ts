import { graphql, useMutation, useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate, ConnectionHandler, type RecordSourceProxy } from 'relay-runtime'
import { loadedConnections } from '../../relay/connections.ts'
import { failureSentence } from '../../relay/failureText.ts'
import { failureCode } from '../../relay/failure.ts'
import type { useExcluirVagaMutation } from './__generated__/useExcluirVagaMutation.graphql.ts'
import { getMinhasVagasConnectionID } from '../minhasVagasConnection.ts'

type Callbacks = { onExcluida: () => void; onRefused: (mensagem: string) => void }

const semResposta = 'Não foi possível excluir a oportunidade. Tente novamente.'

type Vaga = { id: string; codigo: string }

/**
 * Deletes a vaga and removes it from the loaded list. NOT_FOUND counts as success: the response to a first attempt may
 * have been lost.
 */
export function useExcluirVaga(): [excluir: (vaga: Vaga, answer: Callbacks) => void, isDeleting: boolean] {
  const [commit, isDeleting] = useMutation<useExcluirVagaMutation>(graphql`
    mutation useExcluirVagaMutation($input: ExcluirVagaInput!, $connections: [ID!]!) {
      excluirVaga(input: $input) {
        __typename
        ... on ExcluirVagaSuccess {
          idDaVaga @deleteEdge(connections: $connections)
        }
        ... on EntradaInvalida {
          mensagem
        }
      }
    }
  `)
  const environment = useRelayEnvironment()
  const excluir = (vaga: Vaga, { onExcluida, onRefused }: Callbacks) => {
    const connections = loadedConnections(environment, getMinhasVagasConnectionID())
    commit({
      variables: { input: { vaga: vaga.id }, connections },
      updater: (store, data) => {
        if (data?.excluirVaga.__typename === 'ExcluirVagaSuccess') forget(store, vaga)
      },
      onCompleted: ({ excluirVaga: result }) => {
        if (result.__typename === 'ExcluirVagaSuccess') onExcluida()
        else onRefused(result.__typename === 'EntradaInvalida' ? result.mensagem : semResposta)
      },
      onError: error => {
        if (failureCode(error) !== 'NOT_FOUND') return onRefused(failureSentence(error, semResposta))
        commitLocalUpdate(environment, store => {
          const list = store.get(getMinhasVagasConnectionID())
          if (list) ConnectionHandler.deleteNode(list, vaga.id)
          forget(store, vaga)
        })
        onExcluida()
      },
    })
  }
  return [excluir, isDeleting]
}

/** Invalidates the page of the vaga, so that a later visit refetches it. */
function forget(store: RecordSourceProxy, { id }: Vaga): void {
  // Not the vaga's record: the list shares it, and would become stale as well.
  const vaga = store.get(id)
  if (vaga) ConnectionHandler.getConnection(vaga, 'useTodosOsCandidatos_candidaturas')?.invalidateRecord()
}
