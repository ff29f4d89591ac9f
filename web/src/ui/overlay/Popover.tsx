import ChevronDown from 'lucide-react/icons/chevron-down'
import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '../form/Button.tsx'
import { VisuallyHidden } from '../text/VisuallyHidden.tsx'
import * as styles from './Popover.css.ts'
import { useDismiss } from './useDismiss.ts'

type Props = {
  /** The words of the button, which also name what it opens. */
  label: string
  /** Shown before the words. */
  icon: ReactNode
  /** On a phone the words are left out. */
  iconOnPhone?: boolean
  /** One of its actions is in progress. */
  busy?: boolean
  /** Buttons, links or checkboxes. */
  children: ReactNode
}

/**
 * A button that opens more controls over the page. Escape, a press outside and a button or link inside close it; the focus
 * is then on the button again, where a dialog that was opened from it returns the focus to.
 */
export const Popover = ({ label, icon, iconOnPhone = false, busy = false, children }: Props) => {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = (keepsFocus: boolean) => {
    setOpen(false)
    if (keepsFocus) trigger.current?.focus()
  }
  useDismiss(root, open, close)
  const handlePress = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('button, a') && !target.closest('dialog')) close(true)
  }
  return (
    <div ref={root} data-aberto={open} className={styles.root}>
      <Button
        ref={trigger}
        look="secondary"
        shape="compact"
        busy={busy}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {icon}
        {iconOnPhone ? <VisuallyHidden onPhone>{label}</VisuallyHidden> : <span>{label}</span>}
        <span className={iconOnPhone ? styles.arrow : undefined}>
          <ChevronDown size={16} aria-hidden="true" />
        </span>
      </Button>
      {/* Before the button's own handler, which may open a dialog. */}
      <div id={id} role="group" aria-label={label} onClickCapture={handlePress} className={styles.panel}>
        {children}
      </div>
    </div>
  )
}
