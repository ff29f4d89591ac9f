/** The subscription to novidades: puts messages and notifications into the store of the signed-in reader. */
import { graphql, requestSubscription } from 'react-relay'
import type { IEnvironment, RecordSourceSelectorProxy } from 'relay-runtime'
import { addMensagem, markEnviadasLidas, receiveLida } from '../../conversas/mensagens/conversasStore.ts'
import { addNotificacao, receiveLidas } from '../../notificacoes/notificacoesStore.ts'
import { updateNaoLidas } from '../../novidades/naoLidas.ts'
import { listenToTabs } from '../../novidades/tabs.ts'
import { changed, toTopics } from '../../relay/topics.ts'
import { followSalvas } from '../../vagas/card/salvasNaConta.ts'
import type { subscribeToNovidadesSubscription } from './__generated__/subscribeToNovidadesSubscription.graphql.ts'
import { followTime } from './followTime.ts'
import { topicsOf } from './topicsOf.ts'

const subscription = graphql`
  subscription subscribeToNovidadesSubscription($desdeMs: Int!) {
    novidades(desdeMs: $desdeMs) {
      __typename
      ... on Ligado {
        mensagens
        notificacoes
        perdeu
        salvas
      }
      ... on MensagemRecebida {
        mensagemEdge {
          node {
            ...MensagemItem_mensagem
          }
        }
        conversa {
          pessoa {
            codigo
          }
          ...ConversaItem_conversa
        }
        naoLidas
      }
      ... on MensagensLidas {
        com
        ate
      }
      ... on NotificacaoRecebida {
        notificacao {
          tipo
          codigoDaVaga
          ...NotificacaoItem_notificacao
        }
        naoLidas
      }
      ... on SelecaoMudou {
        vaga {
          codigo
        }
      }
      ... on VagaMudou {
        vaga {
          codigo
        }
      }
    }
  }
`

/**
 * Subscribes for the reader of this REST id. `since` is when the environment's first data was requested, as Date.now()
 * counts: if an event was missed since then, pages refetch. Returns a function that unsubscribes.
 */
export function subscribeToNovidades(environment: IEnvironment, codigo: string, since: number): () => void {
  const salvas = followSalvas(environment, codigo)
  let isConnected = false
  let hasEvents = true
  let hadGap = false
  let hasUnread = false
  const live = requestSubscription<subscribeToNovidadesSubscription>(environment, {
    subscription,
    variables: { desdeMs: Date.now() - since },
    updater: (store, data) => {
      const isChanged = updateStore(store, data)
      updateNaoLidas(store, 'notificacoes', before => {
        hasUnread = before > 0
        return before
      })
      if (data?.novidades.__typename !== 'Ligado') return
      // A second Ligado follows a gap. At the first, the page's data may already be out of date.
      hadGap = isConnected || isChanged || data.novidades.perdeu !== false
      isConnected = true
    },
    onNext: data => {
      if (!data) return
      const { novidades: novidade } = data
      if (hadGap) changed(environment, '*')
      hadGap = false
      if (novidade.__typename === 'Ligado' && novidade.salvas) salvas.receive(novidade.salvas)
      // A cancelled candidatura takes its notification with it. Without an unread one, none can have gone.
      if (novidade.__typename === 'SelecaoMudou' && hasUnread) changed(environment, 'contagens')
      changed(environment, ...topicsOf(environment, novidade))
    },
    onCompleted: () => {
      hasEvents = false
    },
  })
  const stopTabs = followTabs(environment, codigo)
  const stopTime = followTime(environment, () => hasEvents)
  return () => {
    for (const stop of [stopTabs, stopTime, salvas.stop, () => live.dispose()]) stop()
  }
}

/** Follows what the reader does in other tabs. Returns a function that stops. */
const followTabs = (environment: IEnvironment, codigo: string) =>
  listenToTabs(codigo, ({ kind, data }) => {
    if (kind === 'topics') changed(environment, ...toTopics(data))
    if (kind === 'conversaLida') receiveLida(environment, data)
    if (kind === 'notificacoesLidas') receiveLidas(environment, data)
  })

type Data = subscribeToNovidadesSubscription['response'] | null | undefined

/** Puts one novidade into the store; returns whether it changed a count of the header, or may have. */
function updateStore(store: RecordSourceSelectorProxy, data: Data): boolean {
  if (!data) return false
  const { novidades: novidade } = data
  const record = store.getRootField('novidades')
  switch (novidade.__typename) {
    case 'Ligado': {
      const { mensagens, notificacoes } = novidade
      const changed = [
        updateNaoLidas(store, 'mensagens', before => mensagens ?? before),
        updateNaoLidas(store, 'notificacoes', before => notificacoes ?? before),
      ]
      return changed.includes(true)
    }
    case 'MensagemRecebida': {
      const mensagem = record?.getLinkedRecord('mensagemEdge')?.getLinkedRecord('node')
      const conversa = record?.getLinkedRecord('conversa') ?? null
      if (mensagem) addMensagem(store, novidade.conversa.pessoa.codigo, mensagem, conversa)
      return updateNaoLidas(store, 'mensagens', before => novidade.naoLidas ?? before)
    }
    case 'MensagensLidas':
      markEnviadasLidas(store, novidade.com, novidade.ate)
      return false
    case 'NotificacaoRecebida': {
      const notificacao = record?.getLinkedRecord('notificacao')
      if (notificacao) addNotificacao(store, notificacao)
      return updateNaoLidas(store, 'notificacoes', before => novidade.naoLidas ?? before)
    }
    case 'SelecaoMudou':
    case 'VagaMudou':
    case '%other':
  }
  return false
}
