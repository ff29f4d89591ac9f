import { commitLocalUpdate, graphql, useFragment, useMutation, useRelayEnvironment } from 'react-relay'
import {
  ConnectionHandler,
  generateClientID,
  type IEnvironment,
  type RecordSourceProxy,
  VIEWER_ID,
} from 'relay-runtime'
import { hasMore, loadedConnections, removeEdges } from '../relay/connections.ts'
import { failureSentence } from '../relay/failureText.ts'
import { toastError } from '../ui/overlay/toast.ts'
import type { useConexao_conexao$data, useConexao_conexao$key } from './__generated__/useConexao_conexao.graphql.ts'
import type { useConexaoConectarMutation } from './__generated__/useConexaoConectarMutation.graphql.ts'
import type { useConexaoTotalUpdatableQuery } from './__generated__/useConexaoTotalUpdatableQuery.graphql.ts'
import type { useConexaoDesconectarMutation } from './__generated__/useConexaoDesconectarMutation.graphql.ts'

/** The @connection of MinhasConexoes. */
const conexoesID = ConnectionHandler.getConnectionID(generateClientID(VIEWER_ID, 'rede'), 'MinhasConexoes_conexoes')

const conectar = graphql`
  mutation useConexaoConectarMutation($input: ConexaoInput!, $connections: [ID!]!, $contar: Boolean!) {
    conectar(input: $input) {
      __typename
      ... on ConectarSuccess {
        conexao @prependNode(connections: $connections, edgeTypeName: "ConexaoEdge") {
          ...ConectarButton_conexao
        }
        viewer @include(if: $contar) {
          ...MinhasConexoes_total
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
  mutation useConexaoDesconectarMutation($input: ConexaoInput!, $contar: Boolean!) {
    desconectar(input: $input) {
      __typename
      ... on DesconectarSuccess {
        conexao {
          ...ConectarButton_conexao
        }
        viewer @include(if: $contar) {
          ...MinhasConexoes_total
        }
      }
      ... on PessoaInexistente {
        mensagem
      }
    }
  }
`

const fragment = graphql`
  fragment useConexao_conexao on Conexao @throwOnFieldError {
    id
    conectado
    pessoa {
      id
      # For the optimistic response, which needs the fields of the button.
      # eslint-disable-next-line relay/unused-fields
      nome
    }
  }
`

/**
 * Returns a function to connect with this person or to disconnect, with an optimistic update of both tabs. The last press
 * wins.
 */
export function useConexao(conexaoRef: useConexao_conexao$key): () => void {
  const conexao = useFragment(fragment, conexaoRef)
  const environment = useRelayEnvironment()
  const conectarSe = useConectar(conexao)
  const desconectarSe = useDesconectar(conexao)
  const pedidos = pedidosOf(environment)
  const { id } = conexao
  const enviar = (conectado: boolean) => {
    const pedido: Pedido = { conectado, depois: null }
    pedidos.set(id, pedido)
    const send = conectado ? conectarSe : desconectarSe
    send(agora => {
      pedidos.delete(id)
      const { depois } = pedido
      if (depois && depois.conectado !== agora) enviar(depois.conectado)
      depois?.hide()
    })
  }
  return () => {
    const conectado = !conexao.conectado
    const pedido = pedidos.get(id)
    if (!pedido) return enviar(conectado)
    pedido.depois?.hide()
    pedido.depois = conectado === pedido.conectado ? null : { conectado, hide: show(environment, id, conectado) }
  }
}

/**
 * The request in flight for a person. The next one waits for its end, or the server could end in the wrong state: `depois`
 * is what was chosen meanwhile, which is shown at once.
 */
type Pedido = { conectado: boolean; depois: { conectado: boolean; hide: () => void } | null }

/** By the id of the conexao: a person has a button in each tab. */
const pedidosByEnvironment = new WeakMap<IEnvironment, Map<string, Pedido>>()

function pedidosOf(environment: IEnvironment): Map<string, Pedido> {
  const known = pedidosByEnvironment.get(environment)
  if (known) return known
  const pedidos = new Map<string, Pedido>()
  pedidosByEnvironment.set(environment, pedidos)
  return pedidos
}

/** Shows a choice before it is sent. Returns a function that ends that. */
function show(environment: IEnvironment, id: string, conectado: boolean): () => void {
  const { dispose } = environment.applyUpdate({
    storeUpdater: store => (conectado ? incluir(store, id) : retirar(store, id)),
  })
  return dispose
}

type Conexao = useConexao_conexao$data

/** Called with whether they are connected after the request. */
type OnEnd = (conectado: boolean) => void

function useConectar({ id, pessoa }: Conexao) {
  const environment = useRelayEnvironment()
  const [commit] = useMutation<useConexaoConectarMutation>(conectar)
  const turned = { __typename: 'ConectarSuccess', conexao: { id, conectado: true, pessoa }, viewer: null } as const
  return (onEnd: OnEnd) =>
    commit({
      variables: {
        input: { pessoa: pessoa.id },
        contar: hasMore(environment, conexoesID),
        connections: loadedConnections(environment, conexoesID),
      },
      optimisticResponse: { conectar: turned },
      updater: (store, data) => {
        const result = data?.conectar
        if (result?.__typename === 'ConectarSuccess' && !result.conexao) incluir(store, id)
      },
      onCompleted: ({ conectar: result }, errors) => {
        if (errors) forgetTotal(environment)
        const conectado = result.__typename === 'ConectarSuccess'
        if (!conectado) toastError('Erro ao conectar', result.__typename === '%other' ? undefined : result.mensagem)
        onEnd(conectado)
      },
      onError: error => {
        toastError('Erro ao conectar', failureSentence(error))
        onEnd(false)
      },
    })
}

function useDesconectar({ id, pessoa }: Conexao) {
  const environment = useRelayEnvironment()
  const [commit] = useMutation<useConexaoDesconectarMutation>(desconectar)
  const turned = { __typename: 'DesconectarSuccess', conexao: { id, conectado: false, pessoa }, viewer: null } as const
  return (onEnd: OnEnd) =>
    commit({
      variables: { input: { pessoa: pessoa.id }, contar: hasMore(environment, conexoesID) },
      optimisticResponse: { desconectar: turned },
      optimisticUpdater: store => retirar(store, id),
      updater: (store, data) => {
        if (data?.desconectar.__typename === 'DesconectarSuccess') retirar(store, id)
      },
      onCompleted: ({ desconectar: result }, errors) => {
        if (errors) forgetTotal(environment)
        const conectado = result.__typename !== 'DesconectarSuccess'
        if (conectado) toastError('Erro ao desconectar', result.__typename === '%other' ? undefined : result.mensagem)
        onEnd(conectado)
      },
      onError: error => {
        toastError('Erro ao desconectar', failureSentence(error))
        onEnd(true)
      },
    })
}

/** Handles a payload without the person after connecting. A manual update: the payload has no record. */
function incluir(store: RecordSourceProxy, id: string): void {
  const conexao = store.get(id)
  conexao?.setValue(true, 'conectado')
  const lista = store.get(conexoesID)
  if (!lista || !conexao) return
  ConnectionHandler.deleteNode(lista, id)
  ConnectionHandler.insertEdgeBefore(lista, ConnectionHandler.createEdge(store, lista, conexao, 'ConexaoEdge'))
}

/** Removes the person after disconnecting. A manual update: the cursors of the list change too. */
function retirar(store: RecordSourceProxy, id: string): void {
  store.get(id)?.setValue(false, 'conectado')
  const lista = store.get(conexoesID)
  if (lista) removeEdges(lista, edge => edge.getLinkedRecord('node')?.getDataID() === id)
}

/** Removes the total after a payload without it: no number is better than a stale one. */
const forgetTotal = (environment: IEnvironment): void =>
  commitLocalUpdate(environment, store => {
    const { viewer } = store.readUpdatableQuery<useConexaoTotalUpdatableQuery>(
      graphql`
        query useConexaoTotalUpdatableQuery @updatable {
          viewer {
            rede {
              conexoes(first: 100) {
                __typename
              }
            }
          }
        }
      `,
      {},
    ).updatableData
    if (viewer) viewer.rede.conexoes = null
  })
