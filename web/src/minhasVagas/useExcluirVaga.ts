import { graphql, useMutation, useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate, ConnectionHandler, type RecordSourceProxy } from 'relay-runtime'
import { loadedConnections } from '../relay/connections.ts'
import { failureSentence } from '../relay/failureText.ts'
import { failureCode } from '../relay/failure.ts'
import type { useExcluirVagaMutation } from './__generated__/useExcluirVagaMutation.graphql.ts'
import { getMinhasVagasConnectionID } from './minhasVagasConnection.ts'

type Answer = { onExcluida: () => void; onRecusada: (mensagem: string) => void }

const semResposta = 'Não foi possível excluir a oportunidade. Tente novamente.'

type Vaga = { id: string; codigo: string }

/**
 * Deletes a vaga, which then is gone from the professor's list wherever that is loaded. One that is not there is as
 * good as deleted: the answer to the first press may have been lost.
 */
export function useExcluirVaga(): [excluir: (vaga: Vaga, answer: Answer) => void, isDeleting: boolean] {
  const [commit, isDeleting] = useMutation<useExcluirVagaMutation>(graphql`
    mutation useExcluirVagaMutation($input: ExcluirVagaInput!, $connections: [ID!]!) {
      excluirVaga(input: $input) {
        __typename
        ... on ExcluirVagaSuccess {
          vaga @deleteEdge(connections: $connections)
        }
        ... on EntradaInvalida {
          mensagem
        }
      }
    }
  `)
  const environment = useRelayEnvironment()
  const excluir = (vaga: Vaga, { onExcluida, onRecusada }: Answer) => {
    const connections = loadedConnections(environment, getMinhasVagasConnectionID())
    commit({
      variables: { input: { vaga: vaga.id }, connections },
      updater: (store, data) => {
        if (data?.excluirVaga.__typename === 'ExcluirVagaSuccess') forget(store, vaga)
      },
      onCompleted: ({ excluirVaga: result }) => {
        if (result.__typename === 'ExcluirVagaSuccess') onExcluida()
        else onRecusada(result.__typename === 'EntradaInvalida' ? result.mensagem : semResposta)
      },
      onError: error => {
        if (failureCode(error) !== 'NOT_FOUND') return onRecusada(failureSentence(error, semResposta))
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

function forget(store: RecordSourceProxy, vaga: Vaga): void {
  forgetPage(store, vaga)
  // The vagas behind it moved up by one: with the cursors as they were, the next window would skip one.
  const list = store.get(getMinhasVagasConnectionID())
  if (list?.getLinkedRecord('pageInfo')?.getValue('hasNextPage') === true) list.invalidateRecord()
}

/** Its own page is still on screen: made stale, so that who comes back to it asks the server and learns. */
function forgetPage(store: RecordSourceProxy, { codigo }: Vaga): void {
  // Not the vaga itself: what the list got is still in the store, and would be stale as well.
  const viewer = store.getRoot().getLinkedRecord('viewer')
  const key = 'useTodosOsCandidatos_candidaturasDaVaga'
  if (viewer) ConnectionHandler.getConnection(viewer, key, { vaga: codigo })?.invalidateRecord()
}
