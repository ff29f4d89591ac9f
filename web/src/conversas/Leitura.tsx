import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { commitLocalUpdate, graphql, useRelayEnvironment } from 'react-relay'
import { useAoRecuperar } from '../relay/recuperar.ts'
import { reler } from '../relay/reler.ts'
import { lerSessao } from '../sessao/sessao.ts'
import type { LeituraQuery } from './__generated__/LeituraQuery.graphql.ts'
import { contarLida, juntarMensagens, marcarLida } from './loja.ts'

type Props = {
  com: string
  naoLidas: number
  /** The thread was just read upstream. */
  lida: boolean
}

const query = graphql`
  query LeituraQuery($com: ID!, $quantas: Int!) {
    viewer {
      # eslint-disable-next-line relay/unused-fields -- the store is what reads them
      mensagens(com: $com, first: $quantas) {
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

const maisRecentes = 100

/**
 * Reads the open thread: marks it read for as long as somebody sees it, here, in the other tabs and upstream, which
 * takes asking for its newest message; and reads the newest window again where something may have been missed, which
 * waits as well until somebody sees it.
 */
export const Leitura = ({ com, naoLidas, lida }: Props) => {
  const environment = useRelayEnvironment()
  const [codigo] = useState(() => lerSessao()?.codigo ?? null)
  const visible = useVisible()
  const justRead = useRef(lida)
  const ler = useEffectEvent(() => {
    commitLocalUpdate(environment, store => contarLida(codigo, { com, naoLidas: marcarLida(store, com) }))
    if (!justRead.current) reler<LeituraQuery>(environment, query, { com, quantas: 1 })
  })
  useEffect(() => {
    if (visible && naoLidas > 0) ler()
    justRead.current = false
  }, [visible, naoLidas])

  const perdeu = useRef(false)
  const recuperar = () => {
    perdeu.current = !isVisible()
    if (perdeu.current) return
    reler<LeituraQuery>(environment, query, { com, quantas: maisRecentes }, () =>
      commitLocalUpdate(environment, store => {
        const janela = store
          .getRoot()
          .getLinkedRecord('viewer')
          ?.getLinkedRecord('mensagens', { com, first: maisRecentes })
        if (janela) juntarMensagens(store, com, janela)
      }),
    )
  }
  useAoRecuperar(recuperar)
  const voltar = useEffectEvent(recuperar)
  useEffect(() => {
    if (visible && perdeu.current) voltar()
  }, [visible])
  return null
}

/** Whether the tab is in front. */
const useVisible = () => useSyncExternalStore(onVisibility, isVisible)

const isVisible = () => document.visibilityState === 'visible'

function onVisibility(callback: () => void): () => void {
  document.addEventListener('visibilitychange', callback)
  return () => document.removeEventListener('visibilitychange', callback)
}
