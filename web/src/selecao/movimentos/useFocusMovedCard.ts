import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

/**
 * Keeps the focus with a moved card. A move may put the card in another column, remove it by a filter, or remove the bar
 * that started it. Then the card's menu button gets the focus, or the heading if the card is gone; of many cards the one
 * that is nearest to the middle of the screen, so that the page does not jump. Call `track` with the ids of the
 * candidaturas before a move, or with none for the heading, and `done` after it.
 */
export function useFocusMovedCard(root: RefObject<HTMLElement | null>, heading: RefObject<HTMLElement | null>) {
  const moved = useRef<readonly string[] | null>(null)
  const lastMove = useRef(0)
  const [endedMove, setEndedMove] = useState(0)
  const tryFocus = useCallback(() => {
    const { activeElement } = document
    if (moved.current === null || (activeElement !== null && activeElement !== document.body)) return
    const cards = moved.current.flatMap(
      id => root.current?.querySelector(`[data-candidatura="${CSS.escape(id)}"]`) ?? [],
    )
    const target = nearest(cards)?.querySelector<HTMLElement>('[aria-haspopup="menu"]') ?? heading.current
    target?.focus()
  }, [root, heading])
  useEffect(() => {
    tryFocus()
    if (endedMove === lastMove.current) moved.current = null
  })
  const track = useCallback((ids: readonly string[]) => {
    // Without a focused element, as after dragging with a mouse, there is no focus to keep.
    if (document.activeElement === document.body) return
    moved.current = ids
    lastMove.current += 1
  }, [])
  // A state, because it renders together with the move: a frame may come before that.
  const done = useCallback(() => setEndedMove(lastMove.current), [])
  /** The pressed button is gone, and no card replaces it: focuses the heading. */
  const lost = useCallback(() => {
    track([])
    done()
  }, [track, done])
  return { track, done, lost }
}

function nearest(cards: readonly Element[]): Element | undefined {
  const distanceOf = (card: Element) => Math.abs(card.getBoundingClientRect().top - window.innerHeight / 2)
  return cards.toSorted((one, other) => distanceOf(one) - distanceOf(other))[0]
}
