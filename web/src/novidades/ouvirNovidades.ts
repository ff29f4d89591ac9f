/** What arrives by itself: messages and notifications, into the store of whoever is signed in (design §4). */
import { graphql, requestSubscription } from 'react-relay'
import type { IEnvironment, RecordSourceSelectorProxy } from 'relay-runtime'
import { receberMensagem, seguirLidas } from '../conversas/loja.ts'
import { abaDasNotificacoes, ouvirLidas, receberNotificacao } from '../notificacoes/loja.ts'
import { ouvirAbas } from '../relay/abas.ts'
import { contarNaoLidas } from '../relay/naoLidas.ts'
import { recuperar } from '../relay/recuperar.ts'
import type { ouvirNovidadesSubscription } from './__generated__/ouvirNovidadesSubscription.graphql.ts'

const subscription = graphql`
  subscription ouvirNovidadesSubscription {
    novidades {
      __typename
      ... on Ligado {
        mensagens
        notificacoes
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
      ... on NotificacaoRecebida {
        notificacao {
          ...NotificacaoItem_notificacao
        }
        naoLidas
      }
    }
  }
`

/** Listens until it is told to stop, by the function that it returns. */
export function ouvirNovidades(environment: IEnvironment): () => void {
  let ligado = false
  let perdeu = false
  const live = requestSubscription<ouvirNovidadesSubscription>(environment, {
    subscription,
    variables: {},
    updater: (store, data) => {
      const mudou = receber(store, data)
      if (data?.novidades.__typename !== 'Ligado') return
      // Again: there was a gap. For the first time: counts that changed tell of one since the page was loaded.
      perdeu = ligado || mudou
      ligado = true
    },
    onNext: () => {
      if (perdeu) recuperar()
      perdeu = false
    },
    onCompleted: () => document.addEventListener('visibilitychange', handleVisibility),
  })
  const stops = [
    seguirLidas(environment),
    ouvirAbas(abaDasNotificacoes, dado => ouvirLidas(environment, dado)),
    () => live.dispose(),
    () => document.removeEventListener('visibilitychange', handleVisibility),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** The upstream tells nothing by itself: who comes back to the page gets it as it is now. */
function handleVisibility(): void {
  if (document.visibilityState === 'visible') recuperar({ contagens: true })
}

type Data = ouvirNovidadesSubscription['response'] | null | undefined

/** Puts one piece of news into the store; answers whether a count of the header changed by it. */
function receber(store: RecordSourceSelectorProxy, data: Data): boolean {
  if (!data) return false
  const { novidades: novidade } = data
  const record = store.getRootField('novidades')
  switch (novidade.__typename) {
    case 'Ligado': {
      const { mensagens, notificacoes } = novidade
      const changed = [
        contarNaoLidas(store, 'mensagens', before => mensagens ?? before),
        contarNaoLidas(store, 'notificacoes', before => notificacoes ?? before),
      ]
      return changed.includes(true)
    }
    case 'MensagemRecebida': {
      const mensagem = record?.getLinkedRecord('mensagemEdge')?.getLinkedRecord('node')
      const conversa = record?.getLinkedRecord('conversa') ?? null
      if (mensagem) receberMensagem(store, novidade.conversa.pessoa.codigo, mensagem, conversa)
      return contarNaoLidas(store, 'mensagens', before => novidade.naoLidas ?? before)
    }
    case 'NotificacaoRecebida': {
      const notificacao = record?.getLinkedRecord('notificacao')
      if (notificacao) receberNotificacao(store, notificacao)
      return contarNaoLidas(store, 'notificacoes', before => novidade.naoLidas ?? before)
    }
    case '%other':
  }
  return false
}
