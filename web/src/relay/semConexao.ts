/**
 * What a page last got, where there is no connection. Pages that want it say so in their route (`leitura`); what is
 * kept, and for how long, is in leituras.ts, which loads when it is needed.
 */
import { useSyncExternalStore } from 'react'
import type { CacheConfig, GraphQLResponse, RequestParameters } from 'relay-runtime'
import { failureCode } from './failure.ts'
import type { Leitor, Leitura } from './leitura.ts'

/** When each address was read that shows what was kept, as Date.now() counts. */
const mostradas = new Map<string, number>()
const listeners = new Set<() => void>()

function mostrar(endereco: string, em: number | null): void {
  if (em === null) mostradas.delete(endereco)
  else mostradas.set(endereco, em)
  for (const notify of listeners) notify()
}

function subscribe(callback: () => void): () => void {
  listeners.add(callback)
  return () => listeners.delete(callback)
}

/** When the page at this address was read, where it shows what was kept; else null. */
export const useLeitura = (endereco: string): number | null =>
  useSyncExternalStore(
    subscribe,
    () => mostradas.get(endereco) ?? null,
    () => null,
  )

/** Keeps the answer to a page's query, after the page has it; without a connection, answers with what was kept. */
export async function comLeitura(
  leitor: Leitor,
  { id }: RequestParameters,
  metadata: CacheConfig['metadata'],
  answer: Promise<GraphQLResponse>,
): Promise<GraphQLResponse> {
  const leitura = metadata?.['leitura'] as Leitura | undefined
  if (!leitura || !id) return answer
  try {
    const body = await answer
    mostrar(leitura.endereco, null)
    // Not while the page draws what came.
    setTimeout(() => void guardar(leitor, id, leitura, body), 1000)
    return body
  } catch (error) {
    if (failureCode(error) !== 'OFFLINE') throw error
    const lida = await import('./leituras.ts').then(({ ler }) => ler(leitor, id, leitura.endereco)).catch(() => null)
    if (!lida) throw error
    mostrar(leitura.endereco, lida.em)
    return { data: lida.data }
  }
}

/** Where it cannot be kept, there is nothing to read later; the page has what it needs. */
const guardar = (leitor: Leitor, id: string, leitura: Leitura, body: GraphQLResponse) =>
  import('./leituras.ts').then(module => module.guardar(leitor, id, leitura, body)).catch(() => undefined)
