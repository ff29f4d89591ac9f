import { useEffect, useEffectEvent } from 'react'
import type { LoadMoreFn } from 'react-relay'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { OperationType } from 'relay-runtime'
import { type UrlState, readUrlState, toPath } from './urlState.ts'

/** The state in the URL, and a function to change it without a request. */
export function useUrlState() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const state = readUrlState(params)
  const update = (change: Partial<UrlState>) =>
    void navigate(toPath({ ...state, ...change }), { replace: true, preventScrollReset: true })
  return { ...state, update }
}

/** The largest page of the gateway. */
const porVez = 100

type Lista<TQuery extends OperationType> = {
  /** The number of loaded people. */
  aqui: number
  hasNext: boolean
  loadNext: LoadMoreFn<TQuery>
}

/** Loads as many pages of the open tab's list as the URL says. Returns a function to load one more, for LoadMore. */
export function useAteAPagina<TQuery extends OperationType>({ aqui, hasNext, loadNext }: Lista<TQuery>) {
  const { pagina, update } = useUrlState()
  const janelas = Math.ceil(aqui / porVez)
  const handleFaltam = useEffectEvent(() => loadNext(porVez))
  const faltam = hasNext && janelas < pagina
  useEffect(() => {
    if (faltam) handleFaltam()
  }, [faltam, janelas])
  return (onComplete: (error: Error | null) => void) =>
    loadNext(porVez, {
      onComplete: error => {
        if (!error) update({ pagina: janelas + 1 })
        onComplete(error)
      },
    })
}
