import { graphql, useFragment, useMutation, useRelayEnvironment } from 'react-relay'
import { ConnectionHandler, generateClientID, VIEWER_ID } from 'relay-runtime'
import { hasMore, loadedConnections } from '../relay/connections.ts'
import { failureSentence } from '../relay/failureText.ts'
import { toastError } from '../ui/toast.ts'
import type { useConexao_conexao$key } from './__generated__/useConexao_conexao.graphql.ts'
import type { useConexaoConectarMutation } from './__generated__/useConexaoConectarMutation.graphql.ts'
import type { useConexaoDesconectarMutation } from './__generated__/useConexaoDesconectarMutation.graphql.ts'

/** The @connection of MinhasConexoes. */
const conexoesID = ConnectionHandler.getConnectionID(generateClientID(VIEWER_ID, 'rede'), 'MinhasConexoes_conexoes')

const conectar = graphql`
  mutation useConexaoConectarMutation($input: ConexaoInput!, $connections: [ID!]!, $contar: Boolean!) {
    conectar(input: $input) {
      conexao @prependNode(connections: $connections, edgeTypeName: "ConexaoEdge") {
        ...ConectarButton_conexao
      }
      viewer @include(if: $contar) {
        ...MinhasConexoes_total
      }
    }
  }
`

const desconectar = graphql`
  mutation useConexaoDesconectarMutation($input: ConexaoInput!, $connections: [ID!]!, $contar: Boolean!) {
    desconectar(input: $input) {
      conexao {
        id @deleteEdge(connections: $connections)
        ...ConectarButton_conexao
      }
      viewer @include(if: $contar) {
        ...MinhasConexoes_total
      }
    }
  }
`

/** Returns the way to connect with this person, or to leave them: both tabs show it before the server has answered. */
export function useConexao(conexaoRef: useConexao_conexao$key): () => void {
  const { id, conectado, pessoa } = useFragment(
    graphql`
      fragment useConexao_conexao on Conexao @throwOnFieldError {
        id
        conectado
        pessoa {
          id
          codigo
          # For the optimistic answer, which must have what the button shows.
          # eslint-disable-next-line relay/unused-fields
          nome
        }
      }
    `,
    conexaoRef,
  )
  const [commitConectar, isConnecting] = useMutation<useConexaoConectarMutation>(conectar)
  const [commitDesconectar, isLeaving] = useMutation<useConexaoDesconectarMutation>(desconectar)
  const environment = useRelayEnvironment()
  return () => {
    // In the order of the clicks, or the server could end with the other one.
    if (isConnecting || isLeaving) return
    const turned = { conexao: { id, conectado: !conectado, pessoa }, viewer: null }
    const variables = {
      input: { pessoa: pessoa.codigo },
      connections: loadedConnections(environment, conexoesID),
      contar: hasMore(environment, conexoesID),
    }
    if (conectado) {
      const onError = (error: Error) => toastError('Erro ao desconectar', failureSentence(error))
      commitDesconectar({ variables, onError, optimisticResponse: { desconectar: turned } })
    } else {
      const onError = (error: Error) => toastError('Erro ao conectar', failureSentence(error))
      commitConectar({ variables, onError, optimisticResponse: { conectar: turned } })
    }
  }
}
