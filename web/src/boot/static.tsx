import { isValidElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, generatePath, MemoryRouter } from 'react-router-dom'
import { Network, Observable } from 'relay-runtime'
import { administracao } from '../app/administracao.ts'
import { pages } from '../app/pages.ts'
import { OfflineFallback } from '../app/OfflineFallback.tsx'
import { createRoutes, whenReady } from '../app/router.tsx'
import { Site } from '../app/Site.tsx'
import { paths } from '../paths.ts'
import { createEnvironment } from '../relay/environment.ts'
import type { PageRoute } from '../relay/pageRoute.ts'
import { isProfessorPath } from '../sessao/guards.ts'
import { entrar, sair } from '../sessao/sessao.ts'

/** The markup inside #root of a page. */
export type Prerendered = {
  /** The path of the route table, with parameters like ':codigo'. */
  path: string
  /** The component of the page, which is also the name of its file; null for a page without code. */
  component: string | null
  /** Another component that a signed-in reader sees there; null for none. */
  componentOfUser: string | null
  /** The full page, which visitors read without code: the landings, the offline page, the page for unknown paths. */
  whole: string | null
  /** Frame and skeleton. The page replaces them; '' for none. */
  skeleton: string
  /** Whether visitors use the markup before the code is there, which replaces it: a form, or a full page that has data. */
  isForVisitors: boolean
  /** Whether crawlers may list it: a page that visitors can open without a mail. */
  isPublic: boolean
  /** Its route, for the script that sends its query early; null without a query. */
  route: { file: string; name: string } | null
}

/** A storage for the rendering: Node's own needs a flag. */
function makeStorage() {
  const kept = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  Object.defineProperty(globalThis, 'localStorage', { value: localStorage })
}

/** The token of a reader of this path's area. */
function tokenFor(path: string): string {
  const papel = path.startsWith(paths.admin.inicio()) ? 'administrador' : isProfessorPath(path) ? 'professor' : 'aluno'
  return `.${btoa(JSON.stringify({ user_id: 0, is_student: papel === 'aluno', papeis: [papel] }))}.`
}

/**
 * Renders every page of the route table: the landing page for a visitor, all in their loading state. Runs in Node during
 * the build. Rejects if a page fails to render.
 */
export async function renderPages(): Promise<Prerendered[]> {
  makeStorage()
  const rendered: Prerendered[] = []
  for (const page of [...pages, ...administracao.pages]) {
    rendered.push({ ...(await renderPage(page.path)), route: page.query ? sourceOf(page) : null })
  }
  return [...rendered, renderOffline(), { ...(await renderPage(unknownPath)), route: null }]
}

const modules = import.meta.glob<Record<string, unknown>>('../**/*.route.ts', { eager: true })

/** The file of a route, relative to src/boot, and the name of its export. */
export function sourceOf(page: PageRoute): { file: string; name: string } {
  for (const [file, module] of Object.entries(modules))
    for (const [name, value] of Object.entries(module)) if (value === page) return { file, name }
  throw new Error(`No *.route.ts exports the route of ${page.path}`)
}

export const renderOffline = (): Prerendered => ({
  path: paths.offline(),
  component: null,
  componentOfUser: null,
  route: null,
  whole: renderToString(
    <MemoryRouter>
      <OfflineFallback />
    </MemoryRouter>,
  ),
  skeleton: '',
  isForVisitors: false,
  isPublic: false,
})

/** The router's path of the page for unknown paths. */
export const unknownPath = '*'

/** Pages that visitors read in full and that are not hydrated: of one the data is pending, of the other the path unknown. */
const replaced: readonly string[] = [paths.professor.inicio(), unknownPath]

/** Pages whose component loads another one for a signed-in reader. */
const ofUsers: Partial<Record<string, string>> = { [paths.inicio()]: 'InicioDoAlunoPage' }

/** Pages with data that mostly visitors open, from a link. */
const fromLink: readonly string[] = [`${paths.vagaPublica('')}:codigo`]

/** Pages that need the link of a mail. */
const fromMail: readonly string[] = [paths.verificarEmail(), paths.redefinirSenha(), paths.entrarPorLink()]

/** The name of the component of a router's element; '' for anything else. */
const nameOf = (element: ReactNode): string =>
  isValidElement(element) && typeof element.type === 'function' ? element.type.name : ''

/** Renders a page for a user of its area or for a visitor, and the landing pages for both. */
export async function renderPage(path: string): Promise<Omit<Prerendered, 'route'>> {
  const [forUser, forVisitor] = [await renderFor(path, true), await renderFor(path, false)]
  const component = forUser?.component ?? forVisitor?.component
  if (component === undefined) throw new Error(`${path} lets nobody in`)
  const code = { path, component, componentOfUser: ofUsers[path] ?? null }
  const isPublic = forVisitor !== null && path !== unknownPath && !fromMail.includes(path)
  const ofUser = forUser?.markup ?? ''
  if (forVisitor && replaced.includes(path)) {
    const skeleton = path === unknownPath ? '' : ofUser
    return { ...code, whole: forVisitor.markup, skeleton, isForVisitors: true, isPublic }
  }
  const whole = path === paths.inicio() && forVisitor ? forVisitor.markup : null
  // A page without data is the same for everybody.
  const withQuery = [...pages, ...administracao.pages].some(page => page.path === path && page.query)
  const isOfUsers = forUser && !fromLink.includes(path) && withQuery
  const isForVisitors = forVisitor !== null && !isOfUsers
  return { ...code, whole, skeleton: isForVisitors ? forVisitor.markup : ofUser, isForVisitors, isPublic }
}

/** Null if the guard of the page redirects them. */
async function renderFor(path: string, isSignedIn: boolean) {
  if (isSignedIn) entrar(tokenFor(path))
  else sair()
  const address = path === unknownPath ? '/-' : generatePath(path, { codigo: '0', candidatura: '0' })
  const router = await openRouter(address)
  const { errors, matches } = router.state
  if (errors) throw new Error(`${path} does not render`, { cause: Object.values(errors)[0] })
  const route = matches.at(-1)?.route
  const markup = route?.path === path ? renderToString(<Site router={router} />) : ''
  sair()
  return route?.path === path ? { component: nameOf(route.element), markup } : null
}

/** Renders a path with its code loaded and its data pending. */
async function openRouter(at: string) {
  const environment = createEnvironment(Network.create(() => Observable.create(() => undefined)))
  const router = createMemoryRouter(
    createRoutes(() => environment, administracao),
    { initialEntries: [at] },
  )
  await whenReady(router)
  return router
}
