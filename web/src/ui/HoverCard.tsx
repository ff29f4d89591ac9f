import { type ReactNode, useLayoutEffect, useRef } from 'react'
import * as styles from './HoverCard.css.ts'
import { place } from './place.ts'
import { useHoverCard } from './useHoverCard.ts'

type Props = {
  /** The link or button that the card is about. */
  trigger: ReactNode
  /** Names the card for screen readers. */
  label: string
  /** What it shows; may hold links. */
  children: ReactNode
}

/**
 * Shows more of what a link leads to: 700 ms after the pointer or the focus came, until 300 ms after they left
 * (specification §9); on touch at the first tap, and the second one follows the link. Escape puts it away. The card
 * comes right after its trigger, so that Tab goes into it.
 */
export const HoverCard = ({ trigger, label, children }: Props) => {
  const root = useRef<HTMLSpanElement>(null)
  const anchor = useRef<HTMLSpanElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const { open, handlers } = useHoverCard(root, anchor)
  useLayoutEffect(() => {
    if (open && anchor.current && card.current) place(card.current, anchor.current.getBoundingClientRect())
  }, [open])
  return (
    <span ref={root} {...handlers}>
      <span ref={anchor} className={styles.anchor}>
        {trigger}
      </span>
      {open ? (
        <div ref={card} role="group" aria-label={label} className={styles.card}>
          {children}
        </div>
      ) : null}
    </span>
  )
}
