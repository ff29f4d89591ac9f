import { graphql, useFragment, useMutation } from 'react-relay'
import { failureSentence } from '../relay/failureText.ts'
import { toastError } from '../ui/toast.ts'
import type { useConexao_conexao$key } from './__generated__/useConexao_conexao.graphql.ts'
import type { useConexaoConectarMutation } from './__generated__/useConexaoConectarMutation.graphql.ts'
import type { useConexaoDesconectarMutation } from './__generated__/useConexaoDesconectarMutation.graphql.ts'
import { moverConexao } from './conexoesDoViewer.ts'

// Nothing else of the person is selected: as a connection they have neither secao nor motivo, which their card keeps.
const conectar = graphql`
  mutation useConexaoConectarMutation($input: ConexaoInput!) {
    conectar(input: $input) {
      __typename
      ... on ConectarSuccess {
        conexao {
          ...ConectarButton_conexao
        }
      }
      ... on PessoaInexistente {
        mensagem
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
  }
`

const desconectar = graphql`
  mutation useConexaoDesconectarMutation($input: ConexaoInput!) {
    desconectar(input: $input) {
      __typename
      ... on DesconectarSuccess {
        conexao {
          ...ConectarButton_conexao
        }
      }
      ... on PessoaInexistente {
        mensagem
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
          codigo
        }
      }
    `,
    conexaoRef,
  )
  const [commitConectar, isConnecting] = useMutation<useConexaoConectarMutation>(conectar)
  const [commitDesconectar, isLeaving] = useMutation<useConexaoDesconectarMutation>(desconectar)
  // What the person is shown as besides may not have come with the answer: that they are connected is known.
  const mover = moverConexao(id, !conectado)
  const common = { variables: { input: { pessoa: pessoa.codigo } }, optimisticUpdater: mover }
  const conectarSe = () =>
    commitConectar({
      ...common,
      updater: (store, data) => {
        if (data?.conectar.__typename === 'ConectarSuccess') mover(store)
      },
      onCompleted: ({ conectar: result }) => {
        if (result.__typename === 'ConectarSuccess') return
        toastError('Erro ao conectar', result.__typename === '%other' ? undefined : result.mensagem)
      },
      onError: error => toastError('Erro ao conectar', failureSentence(error)),
    })
  const desconectarSe = () =>
    commitDesconectar({
      ...common,
      updater: (store, data) => {
        if (data?.desconectar.__typename === 'DesconectarSuccess') mover(store)
      },
      onCompleted: ({ desconectar: result }) => {
        if (result.__typename === 'DesconectarSuccess') return
        toastError('Erro ao desconectar', result.__typename === '%other' ? undefined : result.mensagem)
      },
      onError: error => toastError('Erro ao desconectar', failureSentence(error)),
    })
  return () => {
    // In the order of the clicks, or the server could end with the other one.
    if (isConnecting || isLeaving) return
    if (conectado) desconectarSe()
    else conectarSe()
  }
}
