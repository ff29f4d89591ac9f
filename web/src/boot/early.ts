/**
 * The inline script of a page, which sends the first requests before any module is loaded. `web/build/earlyScript.ts` builds
 * it per page, with `relay/pageRoute.early.ts` instead of `pageRoute.ts`.
 */
import type { IEnvironment, OperationType, PreloadableConcreteRequest, Variables } from 'relay-runtime'
import { loadHeader } from '../app/shellLoader.ts'
import { sendEarly } from '../relay/earlyRequests.ts'
import type { Guard, RouteLocation, SketchedCard } from '../relay/pageRoute.ts'
import { readSessao } from '../sessao/sessao.ts'
import { sketch } from './sketch.ts'

type ToCards = (data: never) => readonly SketchedCard[]

type EarlyPage = {
  guard?: Guard
  query: PreloadableConcreteRequest<OperationType>
  variables?: (location: RouteLocation, environment: IEnvironment) => Variables | null
  sketch?: ToCards
}

/** `pattern` has a group for each parameter of the page's path, which `readParams` reads. */
export function begin(
  { guard, query, variables = () => ({}), sketch: toCards }: EarlyPage,
  pattern: RegExp,
  params: (groups?: Record<string, string | undefined>) => RouteLocation['params'] = () => ({}),
): void {
  const match = pattern.exec(location.pathname)
  if (!match) return
  const place = { url: new URL(location.href), params: params(match.groups) }
  if (guard?.(place)) return
  const sessao = readSessao()
  const send = (id: string | null, sent: Variables) => sendEarly(id, sent, sessao && sessao.token)
  // Nothing is loaded with it: only its identity is used.
  const environment = {} as IEnvironment
  const ofPage = variables(place, environment)
  const response = ofPage && send(query.params.id, ofPage)
  const header = loadHeader(environment, sessao)
  if (header) void send(header.id ?? null, header.variables)
  if (response && toCards) Object.assign(window, { sketched: drawSketch(response, toCards) })
}

/** Draws the response into the skeleton. network.ts reads the same response later. */
async function drawSketch(response: Promise<Response>, toCards: ToCards): Promise<void> {
  try {
    const { data }: { data: never } = await (await response).clone().json()
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
