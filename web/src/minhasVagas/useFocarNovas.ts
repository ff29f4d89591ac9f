import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus where 'Mostrar mais' goes with its last press: on the first row that is new. The ref is for what holds
 * the rows, which `linhas` (a selector) finds; `focar` takes how many stood there before the press.
 */
export function useFocarNovas(linhas: string): [ref: RefObject<HTMLDivElement | null>, focar: (antes: number) => void] {
  const ref = useRef<HTMLDivElement>(null)
  const antes = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (antes.current === null) return
    const row = ref.current?.querySelectorAll<HTMLElement>(linhas)[antes.current]
    antes.current = null
    row?.setAttribute('tabindex', '-1')
    row?.focus()
  })
  return [
    ref,
    vistas => {
      antes.current = vistas
    },
  ]
}
