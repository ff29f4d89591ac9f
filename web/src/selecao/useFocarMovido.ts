import { type RefObject, useCallback, useEffect, useRef } from 'react'

/**
 * Keeps the focus with what is moved: its card goes to another column, out of the filter, or the bar goes that moved it.
 * Then its own button in its new place has the focus, else the heading of it all. `focar` takes whom a move is
 * about, before it; `acabou` says that it is over.
 */
export function useFocarMovido(raiz: RefObject<HTMLElement | null>, titulo: RefObject<HTMLElement | null>) {
  const movido = useRef<string | null>(null)
  const tentar = useCallback(() => {
    const { activeElement } = document
    if (movido.current === null || (activeElement !== null && activeElement !== document.body)) return
    const card = raiz.current?.querySelector(`[data-candidatura="${CSS.escape(movido.current)}"]`)
    const alvo = card?.querySelector<HTMLElement>('[aria-haspopup="menu"]') ?? titulo.current
    alvo?.focus()
  }, [raiz, titulo])
  useEffect(tentar)
  const focar = useCallback((id: string) => {
    // Who dragged with a mouse holds no focus.
    if (document.activeElement !== document.body) movido.current = id
  }, [])
  const acabou = useCallback(() => {
    // After what is drawn of its end.
    requestAnimationFrame(() => {
      tentar()
      movido.current = null
    })
  }, [tentar])
  /** What was pressed is gone, and no card stands for it. */
  const sumiu = useCallback(() => {
    focar('')
    acabou()
  }, [focar, acabou])
  return { focar, acabou, sumiu }
}
