import { StrictMode } from 'react'
import { RouterProvider } from 'react-router-dom'
import type { Router } from './router.tsx'

/** The tree inside #root. Browser and prerendered page share it, so that it can be hydrated. */
export const Site = ({ router }: { router: Router }) => (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)
