import X from 'lucide-react/icons/x'
import { type ReactNode, type SyntheticEvent, useDeferredValue, useId } from 'react'
import * as styles from './Dialog.css.ts'
import { Heading } from '../text/Heading.tsx'
import { IconButton } from '../form/IconButton.tsx'
import { useModal } from './useModal.ts'

type Props = {
  open: boolean
  /** Called by Escape, the close button and the backdrop; the owner sets `open`. */
  onClose: () => void
  title: string
  size?: keyof typeof styles.size
  /** For a long body without focusable elements: makes it focusable, so that keys can scroll it. */
  longBody?: boolean
  /** Buttons of the footer, the main one last. */
  actions?: ReactNode
  children: ReactNode
}

/** A modal `<dialog>`: it opens with the focus in the first field to fill in, if any. The browser traps the focus, and restores it on close. */
export const Dialog = ({
  open: wanted,
  onClose,
  title,
  size = 'medium',
  longBody = false,
  actions,
  children,
}: Props) => {
  // Paints the pressed button before it opens.
  const open = useDeferredValue(wanted) && wanted
  const ref = useModal(open, onClose)
  const id = useId()
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  return (
    <dialog ref={ref} aria-labelledby={id} onCancel={handleCancel} className={`${styles.root} ${styles.size[size]}`}>
      {open ? (
        <>
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
        </>
      ) : null}
    </dialog>
  )
}
