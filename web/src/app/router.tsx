import type { ComponentProps } from 'react'
import { createBrowserRouter, type RouteObject, type RouterProvider } from 'react-router-dom'
import type { EnvironmentSource } from '../relay/pageRoute.ts'
import { NotFound } from './NotFound.tsx'
import { pages } from './pages.ts'
import { RootError } from './RootError.tsx'
import { RouteError } from './RouteError.tsx'
import { Shell } from './Shell.tsx'
import { shellLoader } from './shellLoader.ts'

/** The whole site as routes. Each page has its own boundary: on the shell's it would take the shell along. */
export function createRoutes(environment: EnvironmentSource): RouteObject[] {
  return [
    {
      element: <Shell />,
      ...shellLoader(environment),
      errorElement: <RootError />,
      hydrateFallbackElement: <></>,
      children: [
        ...pages.map(page => ({ ...page.toRoute(environment), errorElement: <RouteError /> })),
        { path: '*', element: <NotFound /> },
      ],
    },
  ]
}

export type Router = ComponentProps<typeof RouterProvider>['router']

export function createRouter(environment: EnvironmentSource): Router {
  const router = createBrowserRouter(createRoutes(environment))
  const navigate = router.navigate.bind(router)
  // The press on a link is painted before the page behind it takes its time: loaders run when the router is called.
  const navigateLater = async (...to: Parameters<typeof navigate>) => {
    await new Promise(done => setTimeout(done))
    await navigate(...to)
  }
  return Object.assign(router, { navigate: navigateLater })
}

/** Resolves once the first page's code and data loads have begun and its code is there. */
export const whenReady = (router: Router) =>
  new Promise<void>(resolve => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
