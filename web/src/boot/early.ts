/**
 * The inline script of a page, which sends the first requests before any module is loaded. `web/build/earlyScript.ts` builds
 * it per page.
 */
import type { OperationType, Variables } from 'relay-runtime'
import header from '../app/header/__generated__/HeaderUserQuery$parameters.ts'
import { sendEarly } from '../relay/earlyRequests.ts'
import type { EarlyPage, RouteLocation } from '../relay/pageRoute.ts'
import { readSessao } from '../sessao/sessao.ts'
import { sketch } from './sketch.ts'

/** `withHeader`: whether the header of the page has data. `pattern` has a group for each parameter of the page's path, which `readParams` reads. */
export function sendFirstRequests<TQuery extends OperationType>(
  page: EarlyPage<TQuery>,
  pattern: RegExp,
  params: (groups?: Record<string, string | undefined>) => RouteLocation['params'] = () => ({}),
  withHeader = true,
): void {
  const match = pattern.exec(location.pathname)
  if (!match) return
  const place = { url: new URL(location.href), params: params(match.groups) }
  if (page.guard?.(place)) return
  const sessao = readSessao()
  const send = (id: string | null, variables: Variables) => sendEarly(id, variables, sessao && sessao.token)
  const variables = page.variables ? page.variables(place) : {}
  const response = variables && send(page.query.params.id, variables)
  if (sessao && withHeader) void send(header.params.id, {})
  if (response && page.sketch) Object.assign(window, { sketched: drawSketch(response, page.sketch) })
}

/** Draws the response into the skeleton. network.ts reads the same response later. */
async function drawSketch<TQuery extends OperationType>(
  response: Promise<Response>,
  toCards: NonNullable<EarlyPage<TQuery>['sketch']>,
): Promise<void> {
  try {
    const { data }: { data: TQuery['rawResponse'] } = await (await response).clone().json()
    sketch(toCards(data))
  } catch {
    // The page shows the error.
  }
}

/** Decodes like the router: a value that cannot be decoded stays unchanged. */
export const readParams = (groups: Record<string, string | undefined> = {}) =>
  Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, text && decode(text)]))

function decode(text: string): string {
  let decoded = text
  try {
    decoded = decodeURIComponent(text)
  } catch {
    // Unchanged.
  }
  return decoded.replaceAll('%2F', '/')
}
