import { CloudOff } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useLocation, useMatches, useNavigate, useRouteError } from 'react-router-dom'
import { failureCode, RequestFailure } from '../relay/failure.ts'
import type { PageHandle } from '../relay/pageRoute.ts'
import { portaDe } from '../sessao/guards.ts'
import { Boundary } from '../ui/Boundary.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeader } from '../ui/PageHeader.tsx'
import { failureText, pageFailureText } from '../relay/failureText.ts'
import { useVersaoNova } from './useVersaoNova.ts'
import { atualizar } from './versaoNova.ts'

const LeiturasPossiveis = lazy(() => import('./SemConexao.tsx').then(module => ({ default: module.LeiturasPossiveis })))

/** A page that did not load, within the shell: what happened by its code, and the way on. */
export const RouteError = () => {
  const error = useRouteError()
  const location = useLocation()
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined
  const versaoNova = useVersaoNova(error)
  const code = versaoNova ? 'UNKNOWN_DOCUMENT' : failureCode(error)
  const retry = useRetry(error)
  const { failure } = handle ?? {}
  // What does not load of one page is not what is amiss here.
  const { title, sentence } = versaoNova ? failureText[code] : { ...pageFailureText(error), ...failure }
  return (
    <Page width="reading">
      <PageHeader title={title} />
      <EmptyState
        icon={<CloudOff size={28} />}
        title={sentence}
        actions={
          <>
            {code === 'UNAUTHENTICATED' ? <LinkButton to={portaDe(location)}>Entrar</LinkButton> : null}
            {code === 'UNKNOWN_DOCUMENT' ? <Button onClick={atualizar}>Atualizar agora</Button> : null}
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
        {code === 'OFFLINE' ? <SemConexao onConexao={retry} /> : null}
      </EmptyState>
    </Page>
  )
}

const SemConexao = ({ onConexao }: { onConexao: () => void }) => (
  <Boundary fallback={null}>
    <Suspense>
      <LeiturasPossiveis onConexao={onConexao} />
    </Suspense>
  </Boundary>
)

function useRetry(error: unknown): () => void {
  const location = useLocation()
  const navigate = useNavigate()
  return () => {
    // Code that did not load is remembered as broken by the browser, and half an answer as fresh by the store:
    // only a new load asks for them again.
    if (!(error instanceof RequestFailure) || error.partial) return window.location.reload()
    // Not a revalidation: its loader is done before the boundary has seen it begin, and the error would stay.
    void navigate(location, { replace: true })
  }
}
