import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import * as styles from './Button.css.ts'
import { button } from './buttonLook.css.ts'

type Props = Omit<ComponentProps<'button'>, 'className' | 'style'> & {
  look?: 'primary' | 'secondary' | 'quiet' | 'danger'
  shape?: 'normal' | 'compact' | 'wide'
  /** Work goes on: clicks do nothing, the focus stays. */
  busy?: boolean
  /** Shown in place of the children while busy. */
  busyText?: ReactNode
}

/** A button; of type "button" unless told otherwise. */
export const Button = (props: Props) => {
  const { look = 'primary', shape = 'normal', busy = false, busyText, children, onClick, ...rest } = props
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // A disabled button would drop the focus; this also stops the form that Enter would submit again.
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={handleClick}
      className={button({ look, shape })}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : null}
      {busy && busyText ? busyText : children}
    </button>
  )
}
