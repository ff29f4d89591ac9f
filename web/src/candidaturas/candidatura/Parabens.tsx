import { lazy, type ReactNode, Suspense } from 'react'
import { Cluster } from '../../ui/layout/Cluster.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Notice } from '../../ui/state/Notice.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'

/** Lazy: an approval is seen for the first time once. */
const CenaAprovacao = lazy(() =>
  import('../../ui/cena/CenaAprovacao.tsx').then(module => ({ default: module.CenaAprovacao })),
)

/** Celebrates an approval that the student has not seen yet. `children`: its words, and what to do next. */
export const Parabens = ({ children }: { children: ReactNode }) => (
  <Notice tone="success">
    <Cluster gap="medium">
      {/* As large as the drawing. */}
      <Suspense fallback={<Skeleton shape="block" width="144px" height="96px" />}>
        <CenaAprovacao />
      </Suspense>
      <Stack gap="xsmall" align="start">
        {children}
      </Stack>
    </Cluster>
  </Notice>
)
