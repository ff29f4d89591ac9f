import { StrictMode, useLayoutEffect } from 'react'
import { RouterProvider } from 'react-router-dom'
import type { Router } from './router.tsx'

type Props = {
  router: Router
  /** Called when the first render is in the document. */
  onShown?: () => void
}

/** The tree inside #root. Browser and prerendered page share it, so that it can be hydrated. */
export const Site = ({ router, onShown }: Props) => {
  useLayoutEffect(() => onShown?.(), [onShown])
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
}
