import { useEffect, useEffectEvent } from 'react'
import type { LoadMoreFn } from 'react-relay'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { OperationType } from 'relay-runtime'
import { type Leitura, readLeitura, toPath } from './endereco.ts'

/** How the address says that the network is read, and the way to read it otherwise, which costs no request. */
export function useLeitura() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const leitura = readLeitura(params)
  const ler = (change: Partial<Leitura>) =>
    void navigate(toPath({ ...leitura, ...change }), { replace: true, preventScrollReset: true })
  return { ...leitura, ler }
}

/** The most that the gateway gives at once. */
const porVez = 100

type Lista<TQuery extends OperationType> = {
  /** How many people of it are here. */
  aqui: number
  hasNext: boolean
  loadNext: LoadMoreFn<TQuery>
}

/** Loads the open tab's list as far as the address says; gives the way to load more of it, for LoadMore. */
export function useAteAPagina<TQuery extends OperationType>({ aqui, hasNext, loadNext }: Lista<TQuery>) {
  const { pagina, ler } = useLeitura()
  const janelas = Math.ceil(aqui / porVez)
  const handleFaltam = useEffectEvent(() => loadNext(porVez))
  const faltam = hasNext && janelas < pagina
  useEffect(() => {
    if (faltam) handleFaltam()
  }, [faltam, janelas])
  return (onComplete: (error: Error | null) => void) =>
    loadNext(porVez, {
      onComplete: error => {
        if (!error) ler({ pagina: janelas + 1 })
        onComplete(error)
      },
    })
}
