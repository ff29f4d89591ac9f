import { useState, useTransition } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { type Filtro, readFiltro, readPagina, semFiltro, toPath } from './filtro.ts'

/**
 * The pending and the applied filter (specification §4). The applied one is the URL, so links, reloads and the
 * way back tell it; the pending one is what was touched since, over it. `isPending` until the new list is there.
 */
export function useFiltros() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [isPending, startTransition] = useTransition()
  const [edits, setEdits] = useState<Partial<Filtro>>({})
  const aplicado = readFiltro(params)
  const selecionado: Filtro = { ...aplicado, ...edits }

  /** One transition, so that what was pending becomes applied in the same moment as the list changes. */
  const go = (filtro: Filtro, pagina: number, left: Partial<Filtro>) =>
    startTransition(async () => {
      setEdits(left)
      await navigate(toPath(filtro, pagina))
    })

  return {
    aplicado,
    selecionado,
    pagina: readPagina(params),
    isPending,
    selecionar: (edit: Partial<Filtro>) => setEdits(before => ({ ...before, ...edit, salvas: false })),
    aplicar: () => go(selecionado, 0, {}),
    /** Applies the search text alone; what else is pending stays pending. */
    buscar: () => {
      const { busca = aplicado.busca, ...left } = edits
      go({ ...aplicado, busca, salvas: false }, 0, left)
    },
    alternarSalvas: () => go({ ...semFiltro, salvas: !aplicado.salvas }, 0, {}),
    limpar: () => go(semFiltro, 0, {}),
    irPara: (pagina: number) => go(aplicado, pagina, edits),
  }
}

export type Filtros = ReturnType<typeof useFiltros>
