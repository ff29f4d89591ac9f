import type { PreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import type { IEnvironment } from 'relay-runtime'
import { nextTask } from '../relay/nextTask.ts'
import { type EnvironmentSource, loadPage } from '../relay/pageRoute.ts'
import { readSessao, type Sessao } from '../sessao/sessao.ts'
import type { HeaderUserQuery } from './header/__generated__/HeaderUserQuery.graphql.ts'
import query from './header/__generated__/HeaderUserQuery$parameters.ts'

export type ShellData = {
  environment: IEnvironment
  sessao: Sessao | null
  /** The header's query; null for a visitor, and in the administration. */
  reference: PreloadedQuery<HeaderUserQuery> | null
}

/**
 * Runs at each navigation to another page and after a change of the session, so that the shell shows the session of its
 * page. `withHeader`: whether its header has data. Sends no request while the header's data is fresh.
 */
export function shellLoader(source: EnvironmentSource, withHeader = true) {
  let shown: IEnvironment | undefined
  return {
    loader: async ({ request }: LoaderFunctionArgs): Promise<ShellData> => {
      await nextTask(request)
      const sessao = readSessao()
      const environment = source()
      shown = environment
      const reference = withHeader && sessao ? loadPage<HeaderUserQuery>(environment, query, {}, 'cabecalho') : null
      return { environment, sessao, reference }
    },
    /** By default a layout loads once. A new filter or order is the same page, and does not load it again. */
    shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
      currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search || source() !== shown,
  }
}
