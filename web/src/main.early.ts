/**
 * The inline script of a page: sends the page's first requests before any module is loaded. `web/earlyScript.ts` builds
 * it for each page, with `relay/pageRoute.early.ts` in place of `pageRoute.ts`.
 */
import type { IEnvironment, OperationType, PreloadableConcreteRequest, Variables } from 'relay-runtime'
import { loadHeader } from './app/shellLoader.ts'
import { sendEarly } from './relay/earlyRequests.ts'
import type { Guard, Place } from './relay/pageRoute.ts'
import { lerSessao } from './sessao/sessao.ts'

type EarlyPage = {
  guard?: Guard
  query: PreloadableConcreteRequest<OperationType>
  variables?: (place: Place, environment: IEnvironment) => Variables | null
  esboco?: (data: never) => void
}

/** `pattern` has a group for each parameter of the page's path, which `readParams` reads. */
export function begin(
  { guard, query, variables = () => ({}), esboco }: EarlyPage,
  pattern: RegExp,
  params: (groups?: Record<string, string | undefined>) => Place['params'] = () => ({}),
): void {
  const match = pattern.exec(location.pathname)
  if (!match) return
  const place = { url: new URL(location.href), params: params(match.groups) }
  if (guard?.(place)) return
  const sessao = lerSessao()
  const send = (id: string | null, sent: Variables) => sendEarly(id, sent, sessao && sessao.token)
  // Nothing is loaded: its identity is all that is used of it.
  const environment = {} as IEnvironment
  const ofPage = variables(place, environment)
  const response = ofPage && send(query.params.id, ofPage)
  const header = loadHeader(environment, sessao)
  if (header) void send(header.id ?? null, header.variables)
  if (response && esboco) void sketch(response, esboco)
}

/** Shows what has come of the page in its skeleton. The network reads the same response later. */
async function sketch(response: Promise<Response>, esboco: (data: never) => void): Promise<void> {
  try {
    const { data }: { data: never } = await (await response).clone().json()
    esboco(data)
  } catch {
    // The page shows what went wrong.
  }
}

/** As the router does: what cannot be decoded stays as it is. */
export const readParams = (groups: Record<string, string | undefined> = {}) =>
  Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, text && decode(text)]))

function decode(text: string): string {
  let decoded = text
  try {
    decoded = decodeURIComponent(text)
  } catch {
    // As it is.
  }
  return decoded.replaceAll('%2F', '/')
}
