import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'

/** Milliseconds (specification §9). */
const openDelay = 700
const closeDelay = 300

type Reference = { readonly current: HTMLElement | null }

/** Opens and closes a hover card. `root` contains trigger and card, `anchor` only the trigger. */
export function useHoverCard(root: Reference, anchor: Reference) {
  const [open, set] = useDelayed()
  const touched = useRef(false)
  useClose(open, root, set)
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') set(true, openDelay)
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch' && !root.current?.contains(document.activeElement)) set(false, closeDelay)
    },
    onPointerDown: ({ pointerType }: PointerEvent) => {
      touched.current = pointerType === 'touch'
    },
    onClickCapture: (event: MouseEvent) => {
      const onTrigger = event.target instanceof Node && anchor.current?.contains(event.target)
      if (!touched.current || !onTrigger || open) return
      event.preventDefault()
      set(true)
    },
    onFocus: () => {
      if (!touched.current) set(true, openDelay)
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      touched.current = false
      if (!root.current?.contains(relatedTarget)) set(false, closeDelay)
    },
    onKeyDown: ({ key }: KeyboardEvent) => {
      touched.current = false
      if (key !== 'Escape') return
      // Hiding the card would lose a focus inside of it.
      if (open && !anchor.current?.contains(document.activeElement))
        anchor.current?.querySelector<HTMLElement>('a, button')?.focus()
      set(false)
    },
  }
  return { open, handlers }
}

/** A flag that is set at once, or after a delay in milliseconds unless it is set again before. */
function useDelayed() {
  const [open, setOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const set = useCallback((next: boolean, delay = 0) => {
    clearTimeout(timer.current)
    if (delay === 0) setOpen(next)
    else timer.current = setTimeout(() => setOpen(next), delay)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  return [open, set] as const
}

/** Closes an open card when something else is touched, or when its trigger scrolls away. */
function useClose(open: boolean, root: Reference, set: (open: boolean) => void) {
  useEffect(() => {
    if (!open) return undefined
    const handleOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) set(false)
    }
    const handleScroll = () => set(false)
    document.addEventListener('pointerdown', handleOutside)
    window.addEventListener('scroll', handleScroll, { passive: true })
    return () => {
      document.removeEventListener('pointerdown', handleOutside)
      window.removeEventListener('scroll', handleScroll)
    }
  }, [open, root, set])
}
