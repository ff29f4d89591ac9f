import { useCallback, useState, useTransition } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { type Filtro, readCursor, readFiltro, readPagina, semFiltro, toPath } from './filtro.ts'

/** Where Salvas was switched on: the list's URL, and what was pending over it. */
type Antes = { path: string; edits: Partial<Filtro> }

/**
 * The pending and the applied filter (specification §4). The applied one is the URL, so links, reloads and the
 * way back tell it; the pending one is what was touched since, over it. `isPending` until the new list is there.
 */
export function useFiltros() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [isPending, startTransition] = useTransition()
  const { edits, setEdits, selecionar } = useEdits()
  const [antes, setAntes] = useState<Antes>({ path: toPath(semFiltro), edits: {} })
  const aplicado = readFiltro(params)
  const pagina = readPagina(params)
  const cursor = readCursor(params)
  const selecionado: Filtro = { ...aplicado, ...edits }

  /** One transition, so that what was pending becomes applied in the same moment as the list changes. */
  const go = (to: string, left: Partial<Filtro>, replace = false) =>
    startTransition(async () => {
      setEdits(left)
      await navigate(to, { replace })
    })
  /** In place of an address that cannot be meant: the way back does not lead to it. */
  const corrigir = (filtro: Filtro, to: number, after: string | null = null) =>
    go(toPath(filtro, to, after), edits, true)

  return {
    aplicado,
    selecionado,
    pagina,
    cursor,
    isPending,
    corrigir,
    selecionar,
    aplicar: () => go(toPath(selecionado), {}),
    /** Applies the search text alone; what else is pending stays pending. */
    buscar: () => {
      const { busca = aplicado.busca, ...left } = edits
      go(toPath({ ...aplicado, busca, salvas: false }), left)
    },
    /** Switched off, it gives back what it took the place of. */
    alternarSalvas: () => {
      if (aplicado.salvas) return go(antes.path, { ...antes.edits, ...edits })
      setAntes({ path: toPath(aplicado, pagina, cursor), edits })
      go(toPath({ ...semFiltro, salvas: true }), {})
    },
    limpar: () => go(toPath(semFiltro), {}),
    /** To another page, counted from 0; `after` is its cursor, as the server gave it. */
    irPara: (to: number, after: string | null = null) => go(toPath(aplicado, to, after), edits),
  }
}

function useEdits() {
  const [edits, setEdits] = useState<Partial<Filtro>>({})
  // The same function always: it leaves memoized fields alone.
  const selecionar = useCallback(
    (edit: Partial<Filtro>) => setEdits(before => ({ ...before, ...edit, salvas: false })),
    [],
  )
  return { edits, setEdits, selecionar }
}

export type Filtros = ReturnType<typeof useFiltros>
