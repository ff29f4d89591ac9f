import { X } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useId } from 'react'
import * as styles from './Dialog.css.ts'
import { Heading } from './Heading.tsx'
import { IconButton } from './IconButton.tsx'
import { useModal } from './useModal.ts'

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
