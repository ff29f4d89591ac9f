import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to the element of this ref if the pressed button has disappeared once the work is done. */
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
