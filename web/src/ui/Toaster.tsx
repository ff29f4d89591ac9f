import './Toaster.css.ts'
import { Toaster as Sonner } from 'sonner'

/** Where toasts appear; one per page of the browser, outside the router. */
export const Toaster = () => (
  <Sonner
    position="top-right"
    offset={{ top: 76 }}
    richColors
    closeButton
    duration={6000}
    containerAriaLabel="Avisos"
  />
)
