/** The page of the vaga to which a path belongs; null for any other path. */
export const paginaDaVaga = (href: string | undefined): string | null =>
  /^(?:\/professor)?\/opportunities\/\d+/.exec(href ?? '')?.[0] ?? null
