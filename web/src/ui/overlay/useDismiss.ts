import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls back on Escape, and on a press or Tab outside the element, while it is open. */
export function useDismiss(root: RefObject<HTMLElement | null>, open: boolean, onDismiss: (byKey: boolean) => void) {
  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => {
    if (!open) return undefined
    // After the press has reached its target, which may move when this closes.
    const handleClick = (event: MouseEvent) => {
      if (root.current && !event.composedPath().includes(root.current)) dismiss(false)
    }
    const handleTab = ({ key }: KeyboardEvent) => {
      if (key === 'Tab' && !root.current?.contains(document.activeElement)) dismiss(false)
    }
    // Before what is below it, which Escape closes too.
    const handleEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      dismiss(true)
    }
    document.addEventListener('click', handleClick)
    document.addEventListener('keyup', handleTab)
    document.addEventListener('keydown', handleEscape, true)
    return () => {
      document.removeEventListener('click', handleClick)
      document.removeEventListener('keyup', handleTab)
      document.removeEventListener('keydown', handleEscape, true)
    }
  }, [root, open])
}
