import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { carryToasts } from './toastLayer.ts'

/**
 * Opens and closes the dialog by `open`, with the toasts inside. A click on the backdrop calls back to close it.
 * `startsInField`: it opens with the focus in its first field.
 */
export function useModal(
  open: boolean,
  onClose: () => void,
  startsInField = false,
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = ref.current
    if (open && !dialog?.open) {
      dialog?.showModal()
      if (startsInField) dialog?.querySelector<HTMLElement>('input, textarea, select')?.focus()
    }
    if (!open && dialog?.open) dialog.close()
    carryToasts()
  }, [open, startsInField])
  useLayoutEffect(() => {
    const dialog = ref.current
    // A dialog that unmounts while open must not remove the toasts.
    return () => {
      dialog?.close()
      carryToasts()
    }
  }, [])
  useEffect(() => {
    const dialog = ref.current
    // The content fills the dialog, so a click on the dialog element itself is on its backdrop.
    const handleClick = (event: MouseEvent) => {
      if (event.target === dialog) onClose()
    }
    dialog?.addEventListener('click', handleClick)
    return () => dialog?.removeEventListener('click', handleClick)
  }, [onClose])
  return ref
}
