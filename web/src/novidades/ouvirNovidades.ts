/** What arrives by itself: messages and notifications, into the store of whoever is signed in. */
import { graphql, requestSubscription } from 'react-relay'
import type { IEnvironment, RecordSourceSelectorProxy } from 'relay-runtime'
import { receberMensagem, seguirLidas } from '../conversas/loja.ts'
import { abaDasNotificacoes, ouvirLidas, receberNotificacao } from '../notificacoes/loja.ts'
import { paths } from '../paths.ts'
import { ouvirAbas } from '../relay/abas.ts'
import { avisarMudanca } from '../relay/mudancas.ts'
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
          tipo
          acao {
            href
          }
          ...NotificacaoItem_notificacao
        }
        naoLidas
      }
      ... on SelecaoMudou {
        vaga
      }
    }
  }
`

/** Listens for the reader of that REST id until it is told to stop, by the function that it returns. */
export function ouvirNovidades(environment: IEnvironment, codigo: string): () => void {
  let ligado = false
  let perdeu = false
  let pararDeSeguir = () => {}
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
    onNext: data => {
      if (perdeu) recuperar()
      perdeu = false
      avisarNotificacao(data)
      if (data?.novidades.__typename === 'SelecaoMudou') avisarMudanca(paths.professor.vaga(data.novidades.vaga))
    },
    onCompleted: () => {
      pararDeSeguir = seguirVoltas()
    },
  })
  const stops = [
    seguirLidas(environment, codigo),
    ouvirAbas(abaDasNotificacoes, codigo, dado => ouvirLidas(environment, dado)),
    () => live.dispose(),
    () => pararDeSeguir(),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * The upstream tells nothing by itself: who comes back to the page, from another tab or another window, gets it as it
 * is now. Coming back to a tab is told twice, and counts once. Returns the way to stop.
 */
function seguirVoltas(): () => void {
  let ausente = false
  const handleLeave = () => {
    ausente = true
  }
  const handleReturn = () => {
    if (ausente && document.visibilityState === 'visible') {
      ausente = false
      recuperar({ contagens: true })
    }
  }
  const handleVisibility = () => (document.visibilityState === 'hidden' ? handleLeave() : handleReturn())
  document.addEventListener('visibilitychange', handleVisibility)
  window.addEventListener('blur', handleLeave)
  window.addEventListener('focus', handleReturn)
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility)
    window.removeEventListener('blur', handleLeave)
    window.removeEventListener('focus', handleReturn)
  }
}

type Data = ouvirNovidadesSubscription['response'] | null | undefined

/** What a notification leads to is out of date; where it is of a candidatura, the lists that show it are as well. */
function avisarNotificacao(data: Data): void {
  if (data?.novidades.__typename !== 'NotificacaoRecebida') return
  const { tipo, acao } = data.novidades.notificacao
  if (tipo === 'CANDIDATURA') {
    for (const lista of [paths.professor.vagas(), paths.candidaturas(), paths.vagas()]) avisarMudanca(lista)
  }
  if (acao) avisarMudanca(acao.href)
}

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
    case 'SelecaoMudou':
    case '%other':
  }
  return false
}
