import { lazy } from 'react'
import { OnceHydrated } from './OnceHydrated.tsx'
import { NovasSkeleton } from './NovasFrame.tsx'

const NovasAgora = lazy(() => import('./MuralAgora.tsx').then(module => ({ default: module.NovasAgora })))

/** The newest vagas; nothing if they are not public. */
export const NovasAoVivo = () => (
  <OnceHydrated before={<NovasSkeleton />} without={null}>
    <NovasAgora />
  </OnceHydrated>
)
