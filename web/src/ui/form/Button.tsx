import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import * as styles from './Button.css.ts'
import { button } from './buttonLook.css.ts'

type Props = Omit<ComponentProps<'button'>, 'className' | 'style'> & {
  look?: 'primary' | 'secondary' | 'quiet' | 'danger'
  shape?: 'normal' | 'compact' | 'wide'
  /** In progress: ignores clicks, keeps the focus. */
  busy?: boolean
  /** Replaces the children while busy. */
  busyText?: ReactNode
}

/** A button; `type` defaults to "button". */
export const Button = (props: Props) => {
  const { look = 'primary', shape = 'normal', busy = false, busyText, children, onClick, ...rest } = props
  // Not `disabled`, which would lose the focus.
  const isOff = busy || rest['aria-disabled'] === true
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // This also prevents a second submit by Enter.
    if (isOff) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={isOff || undefined}
      onClick={handleClick}
      className={button({ look, shape })}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : null}
      {/* Two elements, not one whose nodes change: text of a translated page cannot be removed on its own. */}
      <span key={busy && busyText ? 'busy' : 'idle'} className={styles.content}>
        {busy && busyText ? busyText : children}
      </span>
    </button>
  )
}
