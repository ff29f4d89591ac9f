import type { ReactNode } from 'react'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Skeletons with the specification's loading text, which screen readers hear. */
export const Loading = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="status" aria-busy="true">
    <VisuallyHidden>{label}</VisuallyHidden>
    {children}
  </div>
)
