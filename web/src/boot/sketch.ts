import type { SketchedCard } from '../relay/pageRoute.ts'

/**
 * Writes into the skeleton of the HTML: the texts or elements of the n-th card into the field slots of the n-th element
 * with `data-sketch`. Replaces the whole element, so that nothing shifts while it grows.
 */
export function sketch(cards: readonly SketchedCard[]): void {
  for (const [index, skeleton] of document.querySelectorAll('[data-skeleton] [data-sketch]').entries()) {
    const filled = skeleton.cloneNode(true) as Element
    for (const campo of filled.querySelectorAll<HTMLElement>('[data-campo]')) {
      const value = cards[index]?.[campo.dataset['campo'] ?? ''] as string | Node[] | null | undefined
      if (value) campo.replaceChildren(...[value].flat())
    }
    skeleton.replaceWith(filled)
  }
}
