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
  const [conectarSe, isConnecting] = useConectar(id, pessoa.codigo)
  const [desconectarSe, isLeaving] = useDesconectar(id, pessoa.codigo)
  return () => {
    // In the order of the clicks, or the server could end with the other one.
    if (isConnecting || isLeaving) return
    if (conectado) desconectarSe()
    else conectarSe()
  }
}

// What the person is shown as besides may not have come with the answer: that they are connected, or not, is known.

function useConectar(id: string, pessoa: string) {
  const [commit, isConnecting] = useMutation<useConexaoConectarMutation>(conectar)
  const mover = moverConexao(id, true)
  const conectarSe = () =>
    commit({
      variables: { input: { pessoa } },
      optimisticUpdater: mover,
      updater: (store, data) => {
        if (data?.conectar.__typename === 'ConectarSuccess') mover(store)
      },
      onCompleted: ({ conectar: result }) => {
        if (result.__typename === 'ConectarSuccess') return
        toastError('Erro ao conectar', result.__typename === '%other' ? undefined : result.mensagem)
      },
      onError: error => toastError('Erro ao conectar', failureSentence(error)),
    })
  return [conectarSe, isConnecting] as const
}

function useDesconectar(id: string, pessoa: string) {
  const [commit, isLeaving] = useMutation<useConexaoDesconectarMutation>(desconectar)
  const mover = moverConexao(id, false)
  const desconectarSe = () =>
    commit({
      variables: { input: { pessoa } },
      optimisticUpdater: mover,
      updater: (store, data) => {
        if (data?.desconectar.__typename === 'DesconectarSuccess') mover(store)
      },
      onCompleted: ({ desconectar: result }) => {
        if (result.__typename === 'DesconectarSuccess') return
        toastError('Erro ao desconectar', result.__typename === '%other' ? undefined : result.mensagem)
      },
      onError: error => toastError('Erro ao desconectar', failureSentence(error)),
    })
  return [desconectarSe, isLeaving] as const
}
