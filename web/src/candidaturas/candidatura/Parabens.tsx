import { lazy, type ReactNode, Suspense } from 'react'
import { Notice } from '../../ui/state/Notice.tsx'
import { Skeleton } from '../../ui/state/Skeleton.tsx'

/** Lazy: an approval is seen for the first time once. */
const CenaAprovacao = lazy(() =>
  import('../../ui/cena/CenaAprovacao.tsx').then(module => ({ default: module.CenaAprovacao })),
)

/** Celebrates an approval that the student has not seen yet. `children`: its words, and what to do next. */
export const Parabens = ({ children }: { children: ReactNode }) => (
  <Notice tone="success" cena={<Cena />}>
    {children}
  </Notice>
)

const Cena = () => (
  // As large as the drawing.
  <Suspense fallback={<Skeleton shape="block" width="clamp(96px, 24vw, 144px)" height="clamp(64px, 16vw, 96px)" />}>
    <CenaAprovacao />
  </Suspense>
)
