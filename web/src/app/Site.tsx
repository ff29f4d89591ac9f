import { StrictMode } from 'react'
import { RouterProvider } from 'react-router-dom'
import type { Router } from './router.tsx'

/** All that is inside #root: the same tree in the browser and in the prerendered page, or it could not be hydrated. */
export const Site = ({ router }: { router: Router }) => (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)
