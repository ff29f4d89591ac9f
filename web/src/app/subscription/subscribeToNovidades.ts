/** The subscription to novidades: puts messages and notifications into the store of the signed-in reader. */
import { graphql, requestSubscription } from 'react-relay'
import type { IEnvironment, RecordSourceSelectorProxy } from 'relay-runtime'
import { addMensagem, followLidas, markEnviadasLidas } from '../../conversas/mensagens/conversasStore.ts'
import { addNotificacao, notificacoesChannel, receiveLidas } from '../../notificacoes/notificacoesStore.ts'
import { createRecount } from './createRecount.ts'
import { followMudancas } from './followMudancas.ts'
import { updateNaoLidas } from '../../novidades/naoLidas.ts'
import { paginaDaVaga } from '../../novidades/paginaDaVaga.ts'
import { listenToTabs } from '../../novidades/tabs.ts'
import { paths } from '../../paths.ts'
import { markPageStale, reportGap } from '../../relay/staleness.ts'
import { followSalvas } from '../../vagas/card/salvasNaConta.ts'
import type { subscribeToNovidadesSubscription } from './__generated__/subscribeToNovidadesSubscription.graphql.ts'

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
          acao {
            href
          }
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
  const recount = createRecount(environment)
  const salvas = followSalvas(environment, codigo)
  let isConnected = false
  let hadGap = false
  let hasUnread = false
  let stopFollowingReturns = () => {}
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
      // Without an unread notification, none can have gone.
      if (data?.novidades.__typename === 'SelecaoMudou' && hasUnread) recount()
      if (hadGap) reportGap(environment)
      hadGap = false
      if (data?.novidades.__typename === 'Ligado' && data.novidades.salvas) salvas.receive(data.novidades.salvas)
      for (const pathname of stalePagesOf(data)) markPageStale(environment, pathname)
    },
    onCompleted: () => {
      stopFollowingReturns = followReturns(environment)
    },
  })
  const stops = [...followTabs(environment, codigo), salvas.stop, () => live.dispose(), () => stopFollowingReturns()]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Follows what the reader does in other tabs. Returns functions that stop. */
const followTabs = (environment: IEnvironment, codigo: string) => [
  followLidas(environment, codigo),
  followMudancas(environment, codigo),
  listenToTabs(notificacoesChannel, codigo, data => receiveLidas(environment, data)),
]

/**
 * For an upstream without events: refetches when the reader returns to the page from another tab or window. The browser
 * reports the return to a tab with two events, which count once. Returns a function that stops.
 */
function followReturns(environment: IEnvironment): () => void {
  let isAway = false
  const handleLeave = () => {
    isAway = true
  }
  const handleReturn = () => {
    if (isAway && document.visibilityState === 'visible') {
      isAway = false
      reportGap(environment, { counts: true })
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

type Data = subscribeToNovidadesSubscription['response'] | null | undefined

/**
 * The pages that a novidade makes stale: that of a vaga, the target of a notification, of a candidate the vaga's page, which
 * the candidate's page follows, and the lists that show its candidatura.
 */
function stalePagesOf(data: Data): string[] {
  if (data?.novidades.__typename === 'SelecaoMudou') {
    const { vaga } = data.novidades
    return vaga ? [paths.professor.vaga(vaga.codigo)] : []
  }
  if (data?.novidades.__typename === 'VagaMudou') {
    const { vaga } = data.novidades
    return vaga ? [paths.vaga(vaga.codigo)] : []
  }
  if (data?.novidades.__typename !== 'NotificacaoRecebida') return []
  const { tipo, acao } = data.novidades.notificacao
  const lists = tipo === 'CANDIDATURA' ? [paths.professor.vagas(), paths.candidaturas(), paths.vagas()] : []
  return acao ? [...lists, ...paginasDe(acao.href)] : lists
}

/** The pages that the target of a notification shows: of a candidatura, the list and its vaga, which the item follows. */
function paginasDe(href: string): string[] {
  const [pathname = '', search] = href.split('?')
  const vaga = new URLSearchParams(search).get('vaga')
  if (pathname === paths.candidaturas() && vaga) return [pathname, paths.vaga(vaga)]
  return [paginaDaVaga(href) ?? href]
}

/** Puts one novidade into the store; returns whether it changed a count of the header, or may have. */
function updateStore(store: RecordSourceSelectorProxy, data: Data): boolean {
  if (!data) return false
  const { novidades: novidade } = data
  const record = store.getRootField('novidades')
  switch (novidade.__typename) {
    case 'Ligado': {
      const { mensagens, notificacoes } = novidade
      // Without the count, it is unknown whether there was a gap.
      const changed = [
        mensagens === null,
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
