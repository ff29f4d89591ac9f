import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { Boundary } from '../../ui/state/Boundary.tsx'

type Props = { before: ReactNode; without: ReactNode; children: ReactNode }

/** `before` is part of the prerendered page; `without` replaces the children if they fail. */
export const OnceHydrated = ({ before, without, children }: Props) => {
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
