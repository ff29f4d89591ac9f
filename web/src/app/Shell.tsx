import { type ComponentType, lazy, type MouseEvent, Suspense, useCallback, useEffect, useRef } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import {
  type Location,
  matchRoutes,
  NavigationType,
  Outlet,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useNavigationType,
} from 'react-router-dom'
import { useOfflineCopyDate } from '../relay/offline/withOfflineCopy.ts'
import { PrefetchContext } from '../relay/prefetch.ts'
import { closeErrors } from '../ui/overlay/toast.ts'
import { Boundary } from '../ui/state/Boundary.tsx'
import { Acima } from './header/Acima.tsx'
import { Header, type HeaderProps } from './header/Header.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { pages } from './pages.ts'
import { SkipLink } from '../ui/text/SkipLink.tsx'
import * as styles from './Shell.css.ts'
import type { ShellData } from './shellLoader.ts'

const OfflineCopyNotice = lazy(() =>
  import('./OfflineCopies.tsx').then(module => ({ default: module.OfflineCopyNotice })),
)

/** The frame of every page: the header of the reader's role, the main landmark, the page's skeleton. */
export const Shell = ({ Header: Head = Header }: { Header?: ComponentType<HeaderProps> | undefined }) => {
  const { environment, sessao, reference } = useLoaderData<ShellData>()
  const { key, pathname, search } = useLocation()
  const savedAt = useOfflineCopyDate(sessao?.token, pathname + search)
  const main = useMainFocus(key, pathname)
  useEffect(() => () => void closeErrors(), [pathname])
  const prefetch = useCallback((to: string) => pageAt(to)?.prefetch(environment, to), [environment])
  return (
    <RelayEnvironmentProvider environment={environment}>
      <SkipLink to="#conteudo">Ir para o conteúdo</SkipLink>
      <Head sessao={sessao} reference={reference} />
      <main id="conteudo" {...main} tabIndex={-1} className={styles.main}>
        {reference ? (
          <Boundary fallback={null}>
            <Suspense>
              <Acima reference={reference} professor={!sessao?.ehAluno} />
            </Suspense>
          </Boundary>
        ) : null}
        {savedAt ? (
          <Boundary fallback={null}>
            <Suspense>
              <OfflineCopyNotice savedAt={savedAt} />
            </Suspense>
          </Boundary>
        ) : null}
        {/* By its key, a new page shows its skeleton at once, and a new filter keeps the old list until the new one loads. */}
        <Suspense key={`${sessao?.token} ${pathname}`} fallback={<PageSkeleton />}>
          <PrefetchContext value={prefetch}>
            <Outlet />
          </PrefetchContext>
        </Suspense>
      </main>
      <ScrollRestoration getKey={scrollKeyOf} />
    </RelayEnvironmentProvider>
  )
}

const pageAt = (to: string) => matchRoutes([...pages], to)?.[0]?.route

/** The first entry of a tab has the key 'default', so that a typed address would get the position of another. */
const scrollKeyOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key)

/**
 * Moves the focus after a navigation: to the page's heading, or to <main> until PageHeader renders one. Going back, to
 * the link that was followed from there.
 */
function useMainFocus(key: string, pathname: string) {
  const ref = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  /** By the key of their entry in the history: the address, and which of the links to it. */
  const followed = useRef(new Map<string, [href: string, nth: number]>())
  const isBack = useNavigationType() === NavigationType.Pop
  const handleClick = ({ target }: MouseEvent) => {
    const link = (target as Element).closest('a')
    if (link) followed.current.set(key, [link.href, linksTo(link.href, ref.current).indexOf(link)])
  }
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const [href = '', nth = 0] = (isBack && followed.current.get(key)) || []
    const target = linksTo(href, ref.current)[nth] ?? ref.current?.querySelector('h1') ?? ref.current
    target?.focus({ preventScroll: true })
  }, [pathname, isBack, key])
  return { ref, onClickCapture: handleClick }
}

const linksTo = (href: string, main: HTMLElement | null) =>
  [...(main?.querySelectorAll('a') ?? [])].filter(link => link.href === href)
