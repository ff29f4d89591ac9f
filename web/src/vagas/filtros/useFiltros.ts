import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useRequestedPath } from '../../relay/useRequestedPath.ts'
import {
  type Filtro,
  isSameFiltro,
  type Ordem,
  readCursor,
  readFiltro,
  readPagina,
  semFiltro,
  toPath,
} from './filtro.ts'

/** The list's URL and the pending edits when Salvas was switched on. */
type Antes = { path: string; edits: Partial<Filtro> }

/**
 * The pending and the applied filter (specification §4). The applied filter is the URL, so links, reloads and going
 * back keep it. The pending filter is the applied one with the edits since.
 *
 * `isPending` is true until a new list has loaded. Until then `aplicado` is already its filter, `pagina` and `cursor` are
 * those of the list on screen.
 */
export function useFiltros() {
  const [params] = useSearchParams()
  const { edits, setEdits, selecionar } = useEdits()
  const [antes, setAntes] = useState<Antes>({ path: toPath(semFiltro), edits: {} })
  const pagina = readPagina(params)
  const cursor = readCursor(params)
  const { requested, request, isPending } = useRequestedPath(toPath(readFiltro(params), pagina, cursor))
  const aplicado = readFiltro(new URL(requested, window.location.href).searchParams)
  const selecionado: Filtro = { ...aplicado, ...edits }
  const buscado: Filtro = { ...aplicado, busca: selecionado.busca, salvas: false }

  const go = (to: string, left: Partial<Filtro>, replace = false) => {
    setEdits(left)
    request(to, { replace })
  }
  /** Replaces an invalid URL in the history. */
  const correct = (filtro: Filtro, to: number, after: string | null = null) =>
    go(toPath(filtro, to, after), edits, true)

  return {
    aplicado,
    selecionado,
    pagina,
    cursor,
    isPending,
    correct,
    selecionar,
    aplicar: () => go(toPath(selecionado), {}),
    /** Applies only the search text; other edits stay pending. */
    buscar: () => {
      const { busca: _, ...left } = edits
      go(toPath(buscado), left)
    },
    /** The list of this search text is loading. */
    isBuscando: isPending && isSameFiltro(buscado, aplicado),
    /** Switching it off restores the previous filter. */
    alternarSalvas: () => {
      if (aplicado.salvas) return go(antes.path, { ...antes.edits, ...edits })
      setAntes({ path: requested, edits })
      go(toPath({ ...semFiltro, salvas: true }), {})
    },
    limpar: () => go(toPath({ ...semFiltro, ordem: aplicado.ordem }), {}),
    /** Applies at once; other edits stay pending. */
    ordenar: (ordem: Ordem | undefined) => go(toPath({ ...aplicado, ordem }), edits),
    /** Shows another page, counted from 0; `after` is its cursor from the server. */
    irPara: (to: number, after: string | null = null) => go(toPath(aplicado, to, after), edits),
  }
}

function useEdits() {
  const [edits, setEdits] = useState<Partial<Filtro>>({})
  // A stable function, so that memoized fields do not render.
  const selecionar = useCallback(
    (edit: Partial<Filtro>) => setEdits(before => ({ ...before, ...edit, salvas: false })),
    [],
  )
  return { edits, setEdits, selecionar }
}

export type Filtros = ReturnType<typeof useFiltros>
