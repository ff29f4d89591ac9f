import { X } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import * as styles from './Dialog.css.ts'
import { Heading } from './Heading.tsx'
import { IconButton } from './IconButton.tsx'
import { carryToasts } from './toastLayer.ts'

type Props = {
  open: boolean
  /** Escape, the cross and the backdrop ask for it; the owner sets `open`. */
  onClose: () => void
  title: string
  size?: keyof typeof styles.size
  /** Long, with nothing to focus in it: the body itself takes the focus, so that keys can scroll it. */
  longBody?: boolean
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode
  children: ReactNode
}

/** A modal dialog of the browser's own: it keeps the focus inside and gives it back when it closes. */
export const Dialog = ({ open, onClose, title, size = 'medium', longBody = false, actions, children }: Props) => {
  const ref = useModal(open, onClose)
  const id = useId()
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  return (
    <dialog ref={ref} aria-labelledby={id} onCancel={handleCancel} className={`${styles.root} ${styles.size[size]}`}>
      {open ? (
        <div className={styles.frame}>
          <div className={styles.top}>
            <div className={styles.title}>
              <Heading level={2} id={id}>
                {title}
              </Heading>
            </div>
            <IconButton label="Fechar" icon={<X size={20} />} onClick={onClose} />
          </div>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
          <div tabIndex={longBody ? 0 : undefined} className={styles.body}>
            {children}
          </div>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
      ) : null}
    </dialog>
  )
}

/** Shows and closes the element as `open` says; a click on its backdrop asks to close. */
function useModal(open: boolean, onClose: () => void) {
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
