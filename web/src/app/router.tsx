import type { ComponentProps } from 'react'
import { createBrowserRouter, type RouteObject, type RouterProvider } from 'react-router-dom'
import type { EnvironmentSource } from '../relay/pageRoute.ts'
import { pages } from './pages.ts'
import { RootError } from './RootError.tsx'
import { RouteError } from './RouteError.tsx'
import { Shell } from './Shell.tsx'
import { shellLoader } from './shellLoader.ts'

const notFound = async () => ({ Component: (await import('./NotFound.tsx')).NotFound })

/** All routes. Each page has its own error boundary: one on the shell's route would replace the shell. */
export function createRoutes(environment: EnvironmentSource): RouteObject[] {
  return [
    {
      element: <Shell />,
      ...shellLoader(environment),
      errorElement: <RootError />,
      hydrateFallbackElement: <></>,
      children: [
        ...pages.map(page => ({ ...page.toRoute(environment), errorElement: <RouteError /> })),
        { path: '*', lazy: notFound, errorElement: <RouteError /> },
      ],
    },
  ]
}

export type Router = ComponentProps<typeof RouterProvider>['router']

export const createRouter = (environment: EnvironmentSource): Router => createBrowserRouter(createRoutes(environment))

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
