import { CloudOff } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useLocation, useMatches, useNavigate, useNavigation, useRouteError } from 'react-router-dom'
import { type FailureCode, failureCode, RequestFailure } from '../relay/failure.ts'
import type { PageHandle } from '../relay/pageRoute.ts'
import { loginFor } from '../sessao/guards.ts'
import { Boundary } from '../ui/state/Boundary.tsx'
import { Button } from '../ui/form/Button.tsx'
import { EmptyState } from '../ui/state/EmptyState.tsx'
import { LinkButton } from '../ui/form/LinkButton.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { PageHeader } from '../ui/layout/PageHeader.tsx'
import { failureText, pageFailureText } from '../relay/failureText.ts'
import { markPageFailed } from '../relay/staleness.ts'
import { useNewVersion } from './useNewVersion.ts'
import { loadNewVersion } from './newVersion.ts'

const OfflineCopies = lazy(() => import('./OfflineCopies.tsx').then(module => ({ default: module.OfflineCopies })))

/** Failures that pass by themselves. */
const passing = new Set<FailureCode>(['OVERLOADED', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT'])

/** Milliseconds until the page retries by itself, and at random up to as many more, so that not all retry at once. */
const pause = 10_000

/** The error boundary of a page, inside the shell: says what failed, by its code, and what to do. */
export const RouteError = () => {
  const error = useRouteError()
  const location = useLocation()
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  const isNewVersion = useNewVersion(error)
  const code = isNewVersion ? 'UNKNOWN_DOCUMENT' : failureCode(error)
  const retry = useRetry(error)
  const passes = passing.has(code)
  useRetryAfterPause(passes ? error : null, retry)
  const { failure } = handle ?? {}
  // The page's own failure text does not apply to a new version.
  const { title, sentence } = isNewVersion ? failureText[code] : { ...pageFailureText(error), ...failure }
  return (
    <Page width="reading">
      <PageHeader title={title} />
      <EmptyState
        icon={<CloudOff size={28} />}
        title={sentence}
        actions={
          <>
            {code === 'UNAUTHENTICATED' ? <LinkButton to={loginFor(location)}>Entrar</LinkButton> : null}
            {code === 'UNKNOWN_DOCUMENT' ? <Button onClick={loadNewVersion}>Atualizar agora</Button> : null}
            {code !== 'UNAUTHENTICATED' && code !== 'UNKNOWN_DOCUMENT' ? (
              <Button onClick={retry}>Tentar novamente</Button>
            ) : null}
            {failure?.back ? (
              <LinkButton look="secondary" to={failure.back.to}>
                {failure.back.label}
              </LinkButton>
            ) : null}
          </>
        }
      >
        {passes ? 'Esta página tenta de novo sozinha.' : null}
        {code === 'OFFLINE' ? <OfflineLinks onOnline={retry} /> : null}
      </EmptyState>
    </Page>
  )
}

const OfflineLinks = ({ onOnline }: { onOnline: () => void }) => (
  <Boundary fallback={null}>
    <Suspense>
      <OfflineCopies onOnline={onOnline} />
    </Suspense>
  </Boundary>
)

/** Retries until the error changes, while the page is visible and no retry is in flight; does nothing for null. */
function useRetryAfterPause(error: unknown, retry: () => void): void {
  const { state } = useNavigation()
  const handlePause = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && state === 'idle') retry()
  })
  useEffect(() => {
    const timer = error ? setInterval(handlePause, pause * (1 + Math.random())) : undefined
    return () => clearInterval(timer)
  }, [error])
}

function useRetry(error: unknown): () => void {
  const location = useLocation()
  const navigate = useNavigate()
  const environment = useRelayEnvironment()
  return () => {
    // Only a reload helps: the browser caches that a module failed.
    if (!(error instanceof RequestFailure)) return window.location.reload()
    if (error.partial) markPageFailed(environment, location.pathname)
    // Not a revalidation: its loader completes before the boundary sees it start, and the error would stay.
    void navigate(location, { replace: true })
  }
}
