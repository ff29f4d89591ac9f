import { useRef } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import type { GraphQLTaggedNode, Variables } from 'relay-runtime'
import { useAoMudar } from './mudancas.ts'
import { inteira } from './network.ts'
import { useAoRecuperar } from './recuperar.ts'

/**
 * Refetches the page's query while it is on screen: after a change that concerns its address, or that of the page that it
 * is a part of (`caminho`), and after a gap of the stream. One request at a time: what is heard of meanwhile makes one more. A failure leaves the page as it is.
 */
export function useManterAtual(query: GraphQLTaggedNode, variables: Variables, caminho?: string): void {
  const environment = useRelayEnvironment()
  const { pathname } = useLocation()
  const pedidos = useRef(0)
  const reler = () => {
    const atendidos = pedidos.current
    const done = () => {
      const faltam = pedidos.current > atendidos
      pedidos.current = faltam ? 1 : 0
      // Later: until then Relay takes the next request for this one.
      if (faltam) queueMicrotask(reler)
    }
    const networkCacheConfig = { force: true, metadata: inteira }
    fetchQuery(environment, query, variables, { networkCacheConfig }).subscribe({ complete: done, error: done })
  }
  const pedir = () => {
    pedidos.current += 1
    if (pedidos.current === 1) reler()
  }
  useAoMudar(caminho ?? pathname, pedir)
  useAoRecuperar(pedir)
}
