import { graphql, useFragment, useMutation } from 'react-relay'
import { failureSentence } from '../relay/failureText.ts'
import { toastError } from '../ui/toast.ts'
import type { useConexao_conexao$key } from './__generated__/useConexao_conexao.graphql.ts'
import type { useConexaoConectarMutation } from './__generated__/useConexaoConectarMutation.graphql.ts'
import type { useConexaoDesconectarMutation } from './__generated__/useConexaoDesconectarMutation.graphql.ts'
import { moverConexao } from './conexoesDoViewer.ts'

const conectar = graphql`
  mutation useConexaoConectarMutation($input: ConexaoInput!) {
    conectar(input: $input) {
      conexao {
        ...ConectarButton_conexao
      }
    }
  }
`

const desconectar = graphql`
  mutation useConexaoDesconectarMutation($input: ConexaoInput!) {
    desconectar(input: $input) {
      conexao {
        ...ConectarButton_conexao
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
  return () => {
    // In the order of the clicks, or the server could end with the other one.
    if (isConnecting || isLeaving) return
    const turned = { conexao: { id, conectado: !conectado, pessoa } }
    const common = {
      variables: { input: { pessoa: pessoa.codigo } },
      optimisticUpdater: moverConexao(id, !conectado),
      updater: moverConexao(id, !conectado),
    }
    if (conectado) {
      const onError = (error: Error) => toastError('Erro ao desconectar', failureSentence(error))
      commitDesconectar({ ...common, onError, optimisticResponse: { desconectar: turned } })
    } else {
      const onError = (error: Error) => toastError('Erro ao conectar', failureSentence(error))
      commitConectar({ ...common, onError, optimisticResponse: { conectar: turned } })
    }
  }
}
