import { renderToString } from 'react-dom/server'
import { createMemoryRouter } from 'react-router-dom'
import { createRoutes, whenReady } from './app/router.tsx'
import { Site } from './app/Site.tsx'
import { paths } from './paths.ts'
import { createEnvironment } from './relay/environment.ts'
import { createNetwork } from './relay/network.ts'

/** A browser in which nobody has been yet. */
const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

/**
 * The markup inside #root that a visitor sees at '/': the landing within the frame, by the routes of the site.
 * Runs in Node when the site is built. Rejects when the landing does not render.
 */
export async function renderLanding(): Promise<string> {
  if (typeof window === 'undefined') Object.defineProperty(globalThis, 'localStorage', { value: nothing })
  const environment = createEnvironment(createNetwork({ token: null, onUnauthenticated: () => undefined }))
  const router = createMemoryRouter(
    createRoutes(() => environment),
    { initialEntries: [paths.inicio()] },
  )
  await whenReady(router)
  const { errors } = router.state
  if (errors) throw new Error('The landing does not render', { cause: Object.values(errors)[0] })
  return renderToString(<Site router={router} />)
}
