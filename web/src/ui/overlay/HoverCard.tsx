import { type ReactNode, useLayoutEffect, useRef } from 'react'
import * as styles from './HoverCard.css.ts'
import { positionAt } from './position.ts'
import { useHoverCard } from './useHoverCard.ts'

type Props = {
  /** The link or button that opens the card. */
  trigger: ReactNode
  /** Names the card for screen readers. */
  label: string
  /** The content; may have links. */
  children: ReactNode
}

/**
 * Previews the target of a link: opens 700 ms after hover or focus, and closes 300 ms after both end (specification §9).
 * On touch the first tap opens it, and the second follows the link. Escape closes it. In the DOM the card follows its
 * trigger, so that Tab moves into it.
 */
export const HoverCard = ({ trigger, label, children }: Props) => {
  const root = useRef<HTMLSpanElement>(null)
  const anchor = useRef<HTMLSpanElement>(null)
  const card = useRef<HTMLDivElement>(null)
  const { open, handlers } = useHoverCard(root, anchor)
  useLayoutEffect(() => {
    if (open && anchor.current && card.current) positionAt(card.current, anchor.current.getBoundingClientRect())
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
