/** The parts of the landing page that show the board as it is now. They load after the page, with code of their own. */
import { lazy } from 'react'
import { OnceHydrated } from './OnceHydrated.tsx'
import { NovasSkeleton } from './NovasFrame.tsx'
import { Tipos } from './Tipos.tsx'

const MuralAgora = lazy(() => import('./MuralAgora.tsx').then(module => ({ default: module.MuralAgora })))
const RodapeAgora = lazy(() => import('./MuralAgora.tsx').then(module => ({ default: module.RodapeAgora })))

/** The newest vagas and the types. Without public vagas, only the types. */
export const Mural = () => (
  <OnceHydrated
    before={
      <>
        <NovasSkeleton />
        <Tipos espera />
      </>
    }
    without={<Tipos />}
  >
    <MuralAgora />
  </OnceHydrated>
)

/** Nothing below it can move. */
export const Rodape = () => (
  <OnceHydrated before={null} without={null}>
    <RodapeAgora />
  </OnceHydrated>
)
