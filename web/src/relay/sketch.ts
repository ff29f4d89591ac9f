/** Texts of one card, by the names of its places. */
export type SketchedCard = Record<string, unknown>

/**
 * Writes texts into the skeleton of the HTML: those of the n-th card into the places (`data-campo`) of the n-th element
 * with `data-sketch`. Replaces the whole element, so that nothing shifts while it grows.
 */
export function sketch(cards: readonly SketchedCard[]): void {
  for (const [index, place] of document.querySelectorAll('[data-skeleton] [data-sketch]').entries()) {
    const filled = place.cloneNode(true) as Element
    for (const campo of filled.querySelectorAll<HTMLElement>('[data-campo]')) {
      const text = cards[index]?.[campo.dataset['campo'] ?? '']
      if (typeof text === 'string') campo.textContent = text
    }
    place.replaceWith(filled)
  }
}
