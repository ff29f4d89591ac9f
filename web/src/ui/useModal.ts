import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { carryToasts } from './toastLayer.ts'

/** Shows and closes the element as `open` says, toasts within it; a click on its backdrop asks to close. */
export function useModal(open: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (open && !dialog?.open) dialog?.showModal()
    if (!open && dialog?.open) dialog.close()
    carryToasts()
  }, [open])
  useLayoutEffect(() => {
    const dialog = ref.current
    // One that goes while it is open must not take the toasts along.
    return () => {
      dialog?.close()
      carryToasts()
    }
  }, [])
  useEffect(() => {
    const dialog = ref.current
    // The frame fills the dialog: a click on the dialog itself is one on its backdrop.
    const handleClick = (event: MouseEvent) => {
      if (event.target === dialog) onClose()
    }
    dialog?.addEventListener('click', handleClick)
    return () => dialog?.removeEventListener('click', handleClick)
  }, [onClose])
  return ref
}
