import { type RefObject, useEffect, useRef } from 'react'

/** What was pressed may be gone when the work is done: the focus then goes to the element of this ref. */
export function useFocusAfter<E extends HTMLElement>(busy: boolean): RefObject<E | null> {
  const ref = useRef<E>(null)
  const wasBusy = useRef(false)
  useEffect(() => {
    if (wasBusy.current && !busy && document.activeElement === document.body)
      ref.current?.focus({ preventScroll: true })
    wasBusy.current = busy
  }, [busy])
  return ref
}
