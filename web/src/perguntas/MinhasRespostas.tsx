import { lazy, Suspense, useState } from 'react'
import { useQueryLoader } from 'react-relay'
import { Boundary } from '../ui/state/Boundary.tsx'
import { Button } from '../ui/form/Button.tsx'
import { FailedPart } from '../ui/state/FailedPart.tsx'
import { Loading } from '../ui/state/Loading.tsx'
import { Skeleton } from '../ui/state/Skeleton.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import type { RespostasEnviadasQuery } from './__generated__/RespostasEnviadasQuery.graphql.ts'
import query from './__generated__/RespostasEnviadasQuery$parameters.ts'

const RespostasEnviadas = lazy(() =>
  import('./RespostasEnviadas.tsx').then(module => ({ default: module.RespostasEnviadas })),
)

/** The viewer's respostas to a vaga (REST id). Their code and data load on demand, at once. */
export const MinhasRespostas = ({ codigo }: { codigo: string }) => {
  const [reference, load] = useQueryLoader<RespostasEnviadasQuery>(query)
  const [open, setOpen] = useState(false)
  const carregar = () => load({ codigo }, { fetchPolicy: 'network-only' })
  const handleToggle = () => {
    if (!open) carregar()
    setOpen(!open)
  }
  return (
    <Stack gap="xsmall" align="start">
      <Button look="quiet" shape="compact" aria-expanded={open} onClick={handleToggle}>
        <span>Minhas respostas</span>
      </Button>
      {open && reference ? (
        <Boundary
          key={reference.fetchKey}
          fallback={<FailedPart title="Erro ao carregar as respostas" busy={false} onRetry={carregar} />}
        >
          <Suspense
            fallback={
              <Loading label="Carregando respostas...">
                <Skeleton width="15rem" />
              </Loading>
            }
          >
            <RespostasEnviadas reference={reference} />
          </Suspense>
        </Boundary>
      ) : null}
    </Stack>
  )
}
