import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { commitLocalUpdate, graphql, useRelayEnvironment } from 'react-relay'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import { refetchQuery } from '../../relay/refetchQuery.ts'
import { useKeepCurrent } from '../../relay/useKeepCurrent.ts'
import { readSessao } from '../../sessao/sessao.ts'
import type { ConversaSyncQuery } from './__generated__/ConversaSyncQuery.graphql.ts'
import { broadcastLida, mergeMensagens, markLida } from './conversasStore.ts'

type Props = {
  com: string
  naoLidas: number
  /** The request that loaded the thread marked it as read upstream. */
  lida: boolean
}

const query = graphql`
  query ConversaSyncQuery($com: ID!, $quantas: Int!) {
    viewer {
      # eslint-disable-next-line relay/unused-fields -- read from the store, below
      mensagens(codigo: $com, first: $quantas) {
        # eslint-disable-next-line relay/unused-fields
        edges {
          # eslint-disable-next-line relay/unused-fields
          node {
            # eslint-disable-next-line relay/must-colocate-fragment-spreads
            ...MensagemItem_mensagem
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`

const newestWindow = 100

/**
 * Keeps the open thread current. While it is visible, marks it as read: here, in other tabs, and upstream, by requesting
 * its newest message. If the thread lacks the messages of a change, refetches its newest window.
 */
export const ConversaSync = ({ com, naoLidas, lida }: Props) => {
  const environment = useRelayEnvironment()
  const [codigo] = useState(() => readSessao()?.codigo ?? null)
  const visible = useVisible()
  const justRead = useRef(lida)
  const stop = useRef(() => {})
  const markRead = useEffectEvent(() => {
    commitLocalUpdate(environment, store => broadcastLida(codigo, { com, naoLidas: markLida(store, com) }))
    if (justRead.current) return
    stop.current()
    stop.current = refetchQuery<ConversaSyncQuery>(environment, query, { com, quantas: 1 })
  })
  useEffect(() => {
    // After its request the count may already be 0 here, but not in other tabs.
    if (visible && (naoLidas > 0 || justRead.current)) markRead()
    justRead.current = false
  }, [visible, naoLidas])
  // A retry would mark as read what nobody sees.
  useEffect(() => () => stop.current(), [visible])
  useKeepCurrent(
    query,
    { com, quantas: newestWindow },
    {
      topics: ['conversas'],
      onComplete: () => commitLocalUpdate(environment, store => mergeWindow(store, com)),
    },
  )
  return null
}

function mergeWindow(store: RecordSourceSelectorProxy, com: string): void {
  const viewer = store.getRoot().getLinkedRecord('viewer')
  const janela = viewer?.getLinkedRecord('mensagens', { codigo: com, first: newestWindow })
  if (janela) mergeMensagens(store, com, janela)
}

/** Whether the tab is visible. */
const useVisible = () => useSyncExternalStore(onVisibility, isVisible)

const isVisible = () => document.visibilityState === 'visible'

function onVisibility(callback: () => void): () => void {
  document.addEventListener('visibilitychange', callback)
  return () => document.removeEventListener('visibilitychange', callback)
}
