import { isValidElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, generatePath, MemoryRouter } from 'react-router-dom'
import { Network, Observable } from 'relay-runtime'
import { pages } from './app/pages.ts'
import { PaginaOffline } from './app/PaginaOffline.tsx'
import { createRoutes, whenReady } from './app/router.tsx'
import { Site } from './app/Site.tsx'
import { paths } from './paths.ts'
import { createEnvironment } from './relay/environment.ts'
import type { PageRoute } from './relay/pageRoute.ts'
import { isDoProfessor } from './sessao/guards.ts'
import { entrar, sair } from './sessao/sessao.ts'

/** What is inside #root before any script. */
export type Prerendered = {
  /** As the route table has it, with ':codigo' and the like. */
  path: string
  /** The page's component, which is the name of its file; null for a page that has no code. */
  component: string | null
  markup: string
  /** Whether a reader can use it; the others are frame and skeleton, for whoever is signed in. */
  isWhole: boolean
  /** Where its route is, for the script that sends its query early; null where it has no query. */
  route: { file: string; name: string } | null
}

/** Node has no storage that works without a flag; nothing needs to outlive the rendering. */
function makeStorage() {
  const kept = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  Object.defineProperty(globalThis, 'localStorage', { value: localStorage })
}

const tokenOf = (isStudent: boolean) => `.${btoa(JSON.stringify({ user_id: 0, is_student: isStudent }))}.`

/**
 * Every page by the routes of the site: the landing as a visitor sees it, the others as they are while their data is on
 * its way. Runs in Node when the site is built. Rejects when one does not render.
 */
export async function renderPages(): Promise<Prerendered[]> {
  makeStorage()
  const rendered: Prerendered[] = []
  for (const page of pages) {
    rendered.push({ ...(await renderPage(page.path)), route: page.query ? sourceOf(page) : null })
  }
  return [...rendered, renderOffline()]
}

const modules = import.meta.glob<Record<string, unknown>>('./*/*.route.ts', { eager: true })

/** The file of a route, within this folder, and its name there. */
export function sourceOf(page: PageRoute): { file: string; name: string } {
  for (const [file, module] of Object.entries(modules))
    for (const [name, value] of Object.entries(module)) if (value === page) return { file, name }
  throw new Error(`No *.route.ts exports the route of ${page.path}`)
}

export const renderOffline = (): Prerendered => ({
  path: paths.offline(),
  component: null,
  route: null,
  markup: renderToString(
    <MemoryRouter>
      <PaginaOffline />
    </MemoryRouter>,
  ),
  isWhole: true,
})

/** Of the component of an element that the router made; '' for anything else. */
const nameOf = (element: ReactNode): string =>
  isValidElement(element) && typeof element.type === 'function' ? element.type.name : ''

/** For a reader of its area; for a visitor the landing, and what only visitors are let in to, without markup. */
export async function renderPage(path: string): Promise<Omit<Prerendered, 'route'>> {
  const isLanding = path === paths.inicio()
  for (const isSignedIn of isLanding ? [false] : [true, false]) {
    if (isSignedIn) entrar(tokenOf(!isDoProfessor(path)))
    else sair()
    const router = await openRouter(generatePath(path, { codigo: '0', candidatura: '0' }))
    const { errors, matches } = router.state
    if (errors) throw new Error(`${path} does not render`, { cause: Object.values(errors)[0] })
    const route = matches.at(-1)?.route
    if (route?.path !== path) continue
    const markup = isSignedIn || isLanding ? renderToString(<Site router={router} />) : ''
    sair()
    return { path, component: nameOf(route.element), markup, isWhole: isLanding }
  }
  throw new Error(`${path} lets nobody in`)
}

/** At a path, with its code there and its data on its way for ever. */
async function openRouter(at: string) {
  const environment = createEnvironment(Network.create(() => Observable.create(() => undefined)))
  const router = createMemoryRouter(
    createRoutes(() => environment),
    { initialEntries: [at] },
  )
  await whenReady(router)
  return router
}
