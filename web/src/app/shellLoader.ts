import type { PreloadedQuery } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import { type EnvironmentSource, loadPage } from '../relay/pageRoute.ts'
import { lerSessao, type Sessao } from '../sessao/sessao.ts'
import query, { type HeaderUserQuery } from './__generated__/HeaderUserQuery.graphql.ts'

export type ShellData = {
  environment: IEnvironment
  sessao: Sessao | null
  /** The header's query; null for a visitor. */
  reference: PreloadedQuery<HeaderUserQuery> | null
}

/**
 * Runs at each navigation, so that a new session shows with the page that it leads to; it asks for nothing
 * while the header's data is fresh.
 */
export const shellLoader = (source: EnvironmentSource) => (): ShellData => {
  const sessao = lerSessao()
  const environment = source()
  const reference = sessao ? loadPage<HeaderUserQuery>(environment, query, {}, 'cabecalho') : null
  return { environment, sessao, reference }
}
