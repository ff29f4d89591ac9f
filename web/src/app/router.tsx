import type { ComponentProps, ReactElement } from 'react'
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  matchPath,
  type RouteObject,
  type RouterProvider,
} from 'react-router-dom'
import { paths } from '../paths.ts'
import type { EnvironmentSource, PageRoute } from '../relay/pageRoute.ts'
import type { Area } from './area.ts'
import { pages } from './pages.ts'
import { RootError } from './RootError.tsx'
import { RouteError } from './RouteError.tsx'
import { Shell } from './Shell.tsx'
import { shellLoader } from './shellLoader.ts'

const notFound = async () => ({ Component: (await import('./NotFound.tsx')).NotFound })

/** Leads to another document: that of the board has no routes of the administration. */
const administracao = {
  path: `${paths.admin.inicio()}/*`,
  loader: ({ request }: LoaderFunctionArgs) => new Promise<null>(() => window.location.replace(request.url)),
}

/** All routes. Each page has its own error boundary: one on the shell's route would replace the shell. */
export function createRoutes(environment: EnvironmentSource, area?: Area | null): RouteObject[] {
  const toRoutes = (some: readonly PageRoute[]): RouteObject[] =>
    some.map(page => ({ ...page.toRoute(environment), errorElement: <RouteError /> }))
  const within = (element: ReactElement, children: RouteObject[], withHeader = true): RouteObject => ({
    element,
    ...shellLoader(environment, withHeader),
    errorElement: <RootError />,
    hydrateFallbackElement: <></>,
    children,
  })
  const rest = [...(area ? [] : [administracao]), { path: '*', lazy: notFound, errorElement: <RouteError /> }]
  return [
    within(<Shell />, [...toRoutes(pages), ...rest]),
    ...(area ? [within(<Shell Header={area.Header} />, toRoutes(area.pages), false)] : []),
  ]
}

/** The area in which a visit begins; null for the board. */
export async function loadArea({ pathname }: Pick<Location, 'pathname'>): Promise<Area | null> {
  return matchPath(administracao.path, pathname) && (await import('./administracao.ts')).administracao
}

export type Router = ComponentProps<typeof RouterProvider>['router']

export const createRouter = (...given: Parameters<typeof createRoutes>): Router =>
  createBrowserRouter(createRoutes(...given))

/** Resolves once the first page's code is loaded and its query was sent. */
export const whenReady = (router: Router) =>
  new Promise<void>(resolve => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
