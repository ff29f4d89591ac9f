import { lazy, Suspense, useEffect, useRef } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { type Location, matchPath, Outlet, ScrollRestoration, useLoaderData, useLocation } from 'react-router-dom'
import { useLeitura } from '../relay/semConexao.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { RouteExistsContext } from '../ui/routeExists.ts'
import { AConfirmar } from './AConfirmar.tsx'
import { Header } from './Header.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { pages } from './pages.ts'
import * as styles from './Shell.css.ts'
import type { ShellData } from './shellLoader.ts'

const routeExists = (to: string) => pages.some(page => matchPath(page.path, to.split('?')[0] ?? to))

const AvisoDeLeitura = lazy(() => import('./SemConexao.tsx').then(module => ({ default: module.AvisoDeLeitura })))

/** What stands around every page: the header of the reader's role, the main landmark, the page's skeleton. */
export const Shell = () => {
  const { environment, sessao, reference } = useLoaderData<ShellData>()
  const { pathname, search } = useLocation()
  const lidaEm = useLeitura(pathname + search)
  const main = useMainFocus(pathname)
  return (
    <RelayEnvironmentProvider environment={environment}>
      <RouteExistsContext value={routeExists}>
        <a href="#conteudo" className={styles.skip}>
          Ir para o conteúdo
        </a>
        <Header sessao={sessao} reference={reference} />
        <main id="conteudo" ref={main} tabIndex={-1} className={styles.main}>
          {reference && !sessao?.ehAluno ? (
            <Boundary fallback={null}>
              <Suspense>
                <AConfirmar reference={reference} />
              </Suspense>
            </Boundary>
          ) : null}
          {lidaEm ? (
            <Boundary fallback={null}>
              <Suspense>
                <AvisoDeLeitura em={lidaEm} />
              </Suspense>
            </Boundary>
          ) : null}
          {/* The key: a new page shows its skeleton at once, a new filter keeps the old list until the new is there. */}
          <Suspense key={`${sessao?.token} ${pathname}`} fallback={<PageSkeleton />}>
            <Outlet />
          </Suspense>
        </main>
        <ScrollRestoration getKey={placeOf} />
      </RouteExistsContext>
    </RelayEnvironmentProvider>
  )
}

/** What is first in a tab has no key of its own: a typed address must not get the position of another. */
const placeOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key)

/** After a navigation the focus goes to the page's heading, or to <main> until PageHeader takes it from there. */
function useMainFocus(pathname: string) {
  const ref = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const heading = ref.current?.querySelector('h1')
    ;(heading ?? ref.current)?.focus({ preventScroll: true })
  }, [pathname])
  return ref
}
