import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import * as styles from './Tooltip.css.ts'

type Props = {
  /** What it explains. */
  content: ReactNode
  /** What is explained: a text or a Tag, nothing that can be pressed. */
  children: ReactNode
}

const distance = 12

/** Explains a small thing on hover, on focus and on touch; Escape puts it away. */
export const Tooltip = ({ content, children }: Props) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const bubble = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (open && trigger.current && bubble.current) place(bubble.current, trigger.current.getBoundingClientRect())
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

/** Puts the bubble above its trigger, or below where there is no room, and never past the window's edge. */
function place(bubble: HTMLElement, anchor: DOMRect): void {
  const { width, height } = bubble.getBoundingClientRect()
  const middle = anchor.left + anchor.width / 2 - width / 2
  const left = Math.max(distance, Math.min(middle, window.innerWidth - width - distance))
  const top = anchor.top - height >= distance ? anchor.top - height : anchor.bottom
  bubble.style.left = `${left}px`
  bubble.style.top = `${top}px`
}
