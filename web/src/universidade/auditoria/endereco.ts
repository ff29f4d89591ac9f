import type { AuditoriaPageQuery } from './__generated__/AuditoriaPageQuery.graphql.ts'

const isDay = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '')

/** The variables of an address. The server refuses an action that it does not know. */
export function toVariables(search: URLSearchParams): AuditoriaPageQuery['variables'] {
  const [acao, de, ate] = [search.get('acao'), search.get('de'), search.get('ate')]
  return { acao: acao || null, de: isDay(de) ? de : null, ate: isDay(ate) ? ate : null }
}
