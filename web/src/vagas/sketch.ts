import type { VagasPageQuery$rawResponse } from './__generated__/VagasPageQuery.graphql.ts'

const campos = ['titulo', 'resumo'] as const

/**
 * Writes titles and summaries into the cards of `VagasSkeleton`. Replaces the whole card, so that no card shifts while
 * it grows.
 */
export function sketchVagas({ vagas }: VagasPageQuery$rawResponse): void {
  for (const [index, card] of document.querySelectorAll('[data-skeleton] [data-sketch]').entries()) {
    const vaga = vagas?.edges?.[index]?.node
    const filled = card.cloneNode(true) as Element
    for (const campo of campos) {
      const place = filled.querySelector(`[data-campo="${campo}"]`)
      if (place && vaga?.[campo]) place.textContent = vaga[campo]
    }
    card.replaceWith(filled)
  }
}
