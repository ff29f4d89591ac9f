import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { carryToasts } from './toastLayer.ts'

/**
 * Opens and closes the dialog by `open`, with the toasts inside. A click on the backdrop calls back to close it.
 * It opens with the focus in the field of that name, else in the first field to fill in, if it has one.
 */
export function useModal(
  open: boolean,
  onClose: () => void,
  field: string | null = null,
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const pressed = useRef<EventTarget>(null)
  useEffect(() => {
    const dialog = ref.current
    if (open && !dialog?.open) {
      dialog?.showModal()
      const named = field && dialog?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)
      const first = dialog?.querySelector<HTMLElement>('input:not([type=checkbox]), textarea, select')
      ;(named || first)?.focus()
    }
    if (!open && dialog?.open) dialog.close()
    carryToasts()
  }, [open, field])
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
    // The content fills the dialog, so what hits the dialog element itself is on its backdrop. A press that ends on another
    // element, because the content moved or text was selected, also clicks the dialog.
    const handlePress = ({ target }: Event) => (pressed.current = target)
    const handleClick = ({ target }: Event) => {
      if (target === dialog && pressed.current === dialog) onClose()
    }
    dialog?.addEventListener('pointerdown', handlePress)
    dialog?.addEventListener('click', handleClick)
    return () => {
      dialog?.removeEventListener('pointerdown', handlePress)
      dialog?.removeEventListener('click', handleClick)
    }
  }, [onClose])
  return ref
}
