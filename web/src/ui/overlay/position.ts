const distance = 12

/** Positions a bubble above its anchor, or below if there is no room, within the window. */
export function positionAt(bubble: HTMLElement, anchor: DOMRect): void {
  const { width, height } = bubble.getBoundingClientRect()
  const middle = anchor.left + anchor.width / 2 - width / 2
  const left = Math.max(distance, Math.min(middle, window.innerWidth - width - distance))
  const top = anchor.top - height >= distance ? anchor.top - height : anchor.bottom
  bubble.style.left = `${left}px`
  bubble.style.top = `${top}px`
}
