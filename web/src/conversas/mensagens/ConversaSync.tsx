import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { commitLocalUpdate, graphql, useRelayEnvironment } from 'react-relay'
import type { RecordSourceSelectorProxy } from 'relay-runtime'
import { useOnGap } from '../../relay/staleness.ts'
import { refetchQuery } from '../../relay/refetchQuery.ts'
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
 * its newest message. After a gap, refetches the newest window as soon as the thread is visible.
 */
export const ConversaSync = ({ com, naoLidas, lida }: Props) => {
  const environment = useRelayEnvironment()
  const [codigo] = useState(() => readSessao()?.codigo ?? null)
  const visible = useVisible()
  const justRead = useRef(lida)
  const stops = useRef(new Set<() => void>())
  const request = (quantas: number, onComplete?: () => void) => {
    stops.current.add(refetchQuery<ConversaSyncQuery>(environment, query, { com, quantas }, { onComplete }))
  }
  const markRead = useEffectEvent(() => {
    commitLocalUpdate(environment, store => broadcastLida(codigo, { com, naoLidas: markLida(store, com) }))
    if (!justRead.current) request(1)
  })
  useEffect(() => {
    // After its request the count may already be 0 here, but not in other tabs.
    if (visible && (naoLidas > 0 || justRead.current)) markRead()
    justRead.current = false
  }, [visible, naoLidas])

  const isMissing = useRef(false)
  const refetch = () => {
    isMissing.current = true
    if (!isVisible()) return
    request(newestWindow, () => {
      isMissing.current = false
      commitLocalUpdate(environment, store => mergeWindow(store, com))
    })
  }
  useOnGap(refetch)
  const handleVisible = useEffectEvent(refetch)
  useEffect(() => {
    const pending = stops.current
    if (visible && isMissing.current) handleVisible()
    // A retry would mark as read what nobody sees.
    return () => {
      for (const stop of pending) stop()
      pending.clear()
    }
  }, [visible])
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
