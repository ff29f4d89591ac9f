import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * Moves the focus to the first new row when the last press of 'Mostrar mais' removes that button. `selector` finds the
 * rows within the element of the ref; `focusRow` takes the number of rows before the press.
 */
export function useFocusNewRow(
  selector: string,
): [ref: RefObject<HTMLDivElement | null>, focusRow: (before: number) => void] {
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (before.current === null) return
    const row = ref.current?.querySelectorAll<HTMLElement>(selector)[before.current]
    before.current = null
    row?.setAttribute('tabindex', '-1')
    row?.focus()
  })
  return [
    ref,
    count => {
      before.current = count
    },
  ]
}
