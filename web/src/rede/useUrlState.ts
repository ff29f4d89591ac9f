import { createContext, use, useEffect, useEffectEvent } from 'react'
import type { LoadMoreFn } from 'react-relay'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { OperationType } from 'relay-runtime'
import { useRequestedPath } from '../relay/useRequestedPath.ts'
import { type UrlState, readUrlState, toPath } from './urlState.ts'

/** The state in the URL, and functions that change it. Once per page, which provides it in UrlStateContext. */
export function useUrlStateOfPage() {
  const [params] = useSearchParams()
  const shown = readUrlState(params)
  const { requested, request, isPending } = useRequestedPath(toPath(shown))
  const state = readUrlState(new URL(requested, window.location.href).searchParams)
  const isBuscando = isPending && state.busca !== shown.busca
  const navigate = useNavigate()
  /** Changes what needs no request. */
  const update = (change: Partial<Omit<UrlState, 'busca'>>) => {
    const path = toPath({ ...state, ...change })
    const options = { replace: true, preventScrollReset: true }
    // It replaces the navigation of the search that is loading, so it belongs to that request.
    if (isBuscando) request(path, options)
    else void navigate(path, options)
  }
  return {
    ...state,
    /** The search whose people are on screen; `busca` is the one that is loading. */
    buscaNaTela: shown.busca,
    isBuscando,
    buscar: (busca: string | null) => request(toPath({ ...semPaginas, busca })),
    update,
  }
}

const semPaginas = { aba: 'sugestoes', pagina: 1, abertas: [] } as const

export const UrlStateContext = createContext<ReturnType<typeof useUrlStateOfPage> | null>(null)

export function useUrlState() {
  const state = use(UrlStateContext)
  if (!state) throw new Error('No UrlStateContext above')
  return state
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
