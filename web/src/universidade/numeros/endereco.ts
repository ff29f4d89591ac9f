import type { NumerosPageQuery } from './__generated__/NumerosPageQuery.graphql.ts'

/** The variables of an address; without a year that of the newest numbers. */
export function toVariables(search: URLSearchParams): NumerosPageQuery['variables'] {
  const ano = search.get('ano') ?? ''
  return { ano: /^20\d\d$/.test(ano) ? Number(ano) : null }
}
