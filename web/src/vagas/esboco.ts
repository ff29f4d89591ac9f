import type { VagasPageQuery$rawResponse } from './__generated__/VagasPageQuery.graphql.ts'

const campos = ['titulo', 'resumo'] as const

/** Titles and summaries into the cards of `VagasSkeleton`. A card is replaced, so that the growth of one shifts none. */
export function esbocarVagas({ vagas }: VagasPageQuery$rawResponse): void {
  for (const [index, card] of document.querySelectorAll('[data-skeleton] [data-esboco]').entries()) {
    const vaga = vagas?.edges?.[index]?.node
    const filled = card.cloneNode(true) as Element
    for (const campo of campos) {
      const place = filled.querySelector(`[data-campo="${campo}"]`)
      if (place && vaga?.[campo]) place.textContent = vaga[campo]
    }
    card.replaceWith(filled)
  }
}
