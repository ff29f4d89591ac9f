import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { positionAt } from './position.ts'
import * as styles from './Tooltip.css.ts'

type Props = {
  /** The explanation. */
  content: ReactNode
  /** The explained element: a text or a Tag, nothing interactive. */
  children: ReactNode
}

/** Shows an explanation on hover, focus and touch; Escape closes it. */
export const Tooltip = ({ content, children }: Props) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const bubble = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (open && trigger.current && bubble.current) positionAt(bubble.current, trigger.current.getBoundingClientRect())
  }, [open])
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setOpen(false)
  }
  return (
    <span onPointerEnter={() => setOpen(true)} onPointerLeave={() => setOpen(false)}>
      <button
        ref={trigger}
        type="button"
        aria-describedby={open ? id : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        onKeyDown={handleKeyDown}
        className={styles.trigger}
      >
        {children}
      </button>
      {open ? (
        <div ref={bubble} id={id} role="tooltip" className={styles.bubble}>
          {content}
        </div>
      ) : null}
    </span>
  )
}
