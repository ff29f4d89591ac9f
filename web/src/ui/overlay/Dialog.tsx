import X from 'lucide-react/icons/x'
import { type ReactNode, type SyntheticEvent, useDeferredValue, useEffect, useId, useRef } from 'react'
import * as styles from './Dialog.css.ts'
import { Heading } from '../text/Heading.tsx'
import { Button } from '../form/Button.tsx'
import { IconButton } from '../form/IconButton.tsx'
import { Notice } from '../state/Notice.tsx'
import { useModal } from './useModal.ts'

type Props = {
  open: boolean
  /** Called by Escape, the close button and the backdrop; the owner sets `open`. */
  onClose: () => void
  title: string
  size?: keyof typeof styles.size
  /** For a long body without focusable elements: makes it focusable, so that keys can scroll it. */
  longBody?: boolean
  /** The name of the field that gets the focus; null for the first. */
  field?: string | null
  /** Buttons of the footer, the main one last. */
  actions?: ReactNode
  /** Why there is nothing left to do here, such as a vaga that has closed; null while there is. What was typed stays. */
  ended?: string | null
  children: ReactNode
}

/** A modal `<dialog>`: it opens with the focus in the first field to fill in, if any. The browser traps the focus, and restores it on close. */
export const Dialog = ({
  open: wanted,
  onClose,
  title,
  size = 'medium',
  longBody = false,
  field = null,
  actions,
  ended = null,
  children,
}: Props) => {
  // Paints the pressed button before it opens.
  const open = useDeferredValue(wanted) && wanted
  const ref = useModal(open, onClose, field)
  const id = useId()
  const handleCancel = (event: SyntheticEvent) => {
    event.preventDefault()
    onClose()
  }
  return (
    <dialog
      ref={ref}
      aria-labelledby={id}
      onCancel={handleCancel}
      onSubmitCapture={ended === null ? undefined : refuseSubmit}
      className={`${styles.root} ${styles.size[size]}`}
    >
      {open ? <Content {...{ id, title, longBody, actions, ended, onClose }}>{children}</Content> : null}
    </dialog>
  )
}

type ContentProps = Required<Omit<Props, 'open' | 'size' | 'field' | 'actions'>> &
  Pick<Props, 'actions'> & { id: string }

const Content = ({ id, title, longBody, actions, ended, onClose, children }: ContentProps) => (
  <>
    <div className={styles.top}>
      <div className={styles.title}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
      </div>
      <IconButton label="Fechar" icon={<X size={20} />} onClick={onClose} />
    </div>
    {ended === null ? null : <Ended onClose={onClose}>{ended}</Ended>}
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls */}
    <div tabIndex={longBody ? 0 : undefined} className={styles.body}>
      {children}
    </div>
    {actions && ended === null ? <div className={styles.actions}>{actions}</div> : null}
  </>
)

/** Enter in a field submits without a button. */
function refuseSubmit(event: SyntheticEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

/** In place of the actions. It takes the focus if they had it. */
const Ended = ({ onClose, children }: { onClose: () => void; children: string }) => {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus()
  }, [])
  return (
    <div ref={ref} tabIndex={-1} className={styles.ended}>
      <Notice
        tone="warning"
        live
        actions={
          <Button look="secondary" shape="compact" onClick={onClose}>
            Voltar
          </Button>
        }
      >
        {children}
      </Notice>
    </div>
  )
}
