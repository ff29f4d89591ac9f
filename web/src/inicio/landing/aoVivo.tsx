/** The parts of the landing page that show the board as it is now. They load after the page, with code of their own. */
import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { Boundary } from '../../ui/state/Boundary.tsx'
import { NovasSkeleton } from './NovasFrame.tsx'
import { Tipos } from './Tipos.tsx'

const MuralAgora = lazy(() => import('./MuralAgora.tsx').then(module => ({ default: module.MuralAgora })))
const RodapeAgora = lazy(() => import('./MuralAgora.tsx').then(module => ({ default: module.RodapeAgora })))

/** The newest vagas and the types. Without public vagas, only the types. */
export const Mural = () => (
  <AfterThePage
    before={
      <>
        <NovasSkeleton />
        <Tipos espera />
      </>
    }
    without={<Tipos />}
  >
    <MuralAgora />
  </AfterThePage>
)

/** Nothing is below it that it would move. */
export const Rodape = () => (
  <AfterThePage before={null} without={null}>
    <RodapeAgora />
  </AfterThePage>
)

type Props = { before: ReactNode; without: ReactNode; children: ReactNode }

/** `before` is part of the prerendered page; `without` replaces the children if they fail. */
const AfterThePage = ({ before, without, children }: Props) => {
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  if (!isHydrated) return before
  return (
    <Boundary fallback={without}>
      <Suspense fallback={before}>{children}</Suspense>
    </Boundary>
  )
}
