import { startTransition, Suspense, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { commitLocalUpdate, graphql, useRefetchableFragment, useRelayEnvironment } from 'react-relay'
import { useAoRecuperar } from '../relay/recuperar.ts'
import type { Leitura_viewer$key } from './__generated__/Leitura_viewer.graphql.ts'
import type { LeituraQuery } from './__generated__/LeituraQuery.graphql.ts'
import { contarLida, juntarMensagens, marcarLida } from './loja.ts'

type Props = {
  viewerRef: Leitura_viewer$key
  com: string
  naoLidas: number
  /** The thread was just read upstream. */
  lida: boolean
}

/**
 * Reads the open thread: marks it read for as long as somebody sees it, here, in the other tabs and upstream, which
 * takes asking for its newest message; and reads the newest window again where something may have been missed.
 */
export const Leitura = (props: Props) => (
  <Suspense>
    <Reading {...props} />
  </Suspense>
)

const fragment = graphql`
  fragment Leitura_viewer on Viewer
  @refetchable(queryName: "LeituraQuery")
  @argumentDefinitions(reler: { type: "Boolean", defaultValue: false }, quantas: { type: "Int", defaultValue: 1 }) {
    # eslint-disable-next-line relay/unused-fields -- the store is what reads them
    relidas: mensagens(com: $com, first: $quantas) @include(if: $reler) {
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
`

const maisRecentes = 100

const Reading = ({ viewerRef, com, naoLidas, lida }: Props) => {
  const environment = useRelayEnvironment()
  const [, refetch] = useRefetchableFragment<LeituraQuery, Leitura_viewer$key>(fragment, viewerRef)
  const reler = (quantas: number, onComplete: () => void) =>
    startTransition(() => void refetch({ reler: true, quantas }, { fetchPolicy: 'network-only', onComplete }))

  const visible = useVisible()
  const justRead = useRef(lida)
  const ler = useEffectEvent(() => {
    commitLocalUpdate(environment, store => contarLida({ com, naoLidas: marcarLida(store, com) }))
    if (!justRead.current) reler(1, () => {})
  })
  useEffect(() => {
    if (visible && naoLidas > 0) ler()
    justRead.current = false
  }, [visible, naoLidas])

  useAoRecuperar(() =>
    reler(maisRecentes, () =>
      commitLocalUpdate(environment, store => {
        const janela = store
          .getRoot()
          .getLinkedRecord('viewer')
          ?.getLinkedRecord('mensagens', { com, first: maisRecentes })
        if (janela) juntarMensagens(store, com, janela)
      }),
    ),
  )
  return null
}

/** Whether the tab is in front. */
const useVisible = () => useSyncExternalStore(onVisibility, () => document.visibilityState === 'visible')

function onVisibility(callback: () => void): () => void {
  document.addEventListener('visibilitychange', callback)
  return () => document.removeEventListener('visibilitychange', callback)
}
