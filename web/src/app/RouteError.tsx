import { lazy, Suspense } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useLocation, useMatches, useNavigate, useNavigation, useRouteError } from 'react-router-dom'
import { failureCode, RequestFailure } from '../relay/failure.ts'
import { paths } from '../paths.ts'
import type { PageHandle } from '../relay/pageRoute.ts'
import { loginFor } from '../sessao/guards.ts'
import { Boundary } from '../ui/state/Boundary.tsx'
import { Button } from '../ui/form/Button.tsx'
import { LinkButton } from '../ui/form/LinkButton.tsx'
import { Failure } from './Failure.tsx'
import { failureText, pageFailureText } from '../relay/failureText.ts'
import { markPageFailed } from '../relay/failedPages.ts'
import { isPassing } from '../relay/retries.ts'
import { useRetryWhenReady } from '../relay/useRetryWhenReady.ts'
import { useNewVersion } from './useNewVersion.ts'
import { loadNewVersion } from './newVersion.ts'

const OfflineCopies = lazy(() => import('./OfflineCopies.tsx').then(module => ({ default: module.OfflineCopies })))

/** The error boundary of a page, inside the shell: says what failed, by its code, and what to do. */
export const RouteError = () => {
  const error = useRouteError()
  const location = useLocation()
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  const isNewVersion = useNewVersion(error)
  const code = isNewVersion ? 'UNKNOWN_DOCUMENT' : failureCode(error)
  const retry = useRetry(error)
  const { state } = useNavigation()
  // While a retry is in flight there is none to begin.
  useRetryWhenReady(state === 'idle' ? code : null, retry)
  const { failure } = handle ?? {}
  // The page's own failure text does not apply to a new version.
  const { title, sentence } = isNewVersion ? failureText[code] : { ...pageFailureText(error), ...failure }
  return (
    <Failure
      title={title}
      sentence={
        <>
          {sentence}
          {code !== 'OFFLINE' && isPassing(code) ? <span> Esta página tenta de novo sozinha.</span> : null}
        </>
      }
      more={code === 'OFFLINE' ? <OfflineLinks onOnline={retry} /> : null}
    >
      {code === 'UNAUTHENTICATED' ? <LinkButton to={loginFor(location)}>Entrar</LinkButton> : null}
      {code === 'UNKNOWN_DOCUMENT' ? <Button onClick={loadNewVersion}>Atualizar agora</Button> : null}
      {code === 'SECOND_FACTOR_REQUIRED' ? <LinkButton to={paths.conta()}>Ativar agora</LinkButton> : null}
      {code !== 'UNAUTHENTICATED' && code !== 'UNKNOWN_DOCUMENT' && code !== 'SECOND_FACTOR_REQUIRED' ? (
        <Button onClick={retry}>Tentar novamente</Button>
      ) : null}
      {failure?.back ? (
        <LinkButton look="secondary" to={failure.back.to}>
          {failure.back.label}
        </LinkButton>
      ) : null}
    </Failure>
  )
}

const OfflineLinks = ({ onOnline }: { onOnline: () => void }) => (
  <Boundary fallback={null}>
    <Suspense>
      <OfflineCopies onOnline={onOnline} />
    </Suspense>
  </Boundary>
)

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
