import { type ReactNode, Suspense, useState } from 'react'
import { Boundary } from '../ui/Boundary.tsx'
import { Button } from '../ui/Button.tsx'
import { FailedPart } from '../ui/FailedPart.tsx'
import { Loading } from '../ui/Loading.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Stack } from '../ui/Stack.tsx'

type Props = { rotulo: ReactNode; carregar: () => void; fetchKey: string | number | undefined; children: ReactNode }

/** Answers that are loaded when a button opens them. */
export const SobDemanda = ({ rotulo, carregar, fetchKey, children }: Props) => {
  const [open, setOpen] = useState(false)
  const handleToggle = () => {
    if (!open) carregar()
    setOpen(!open)
  }
  return (
    <Stack gap="xsmall" align="start">
      <Button look="quiet" shape="compact" aria-expanded={open} onClick={handleToggle}>
        <span>{rotulo}</span>
      </Button>
      {open ? (
        <Boundary
          key={fetchKey}
          fallback={<FailedPart title="Erro ao carregar as respostas" busy={false} onRetry={carregar} />}
        >
          <Suspense
            fallback={
              <Loading label="Carregando respostas...">
                <Skeleton width="15rem" />
              </Loading>
            }
          >
            {children}
          </Suspense>
        </Boundary>
      ) : null}
    </Stack>
  )
}
