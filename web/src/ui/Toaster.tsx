import 'sonner/dist/styles.css'
import './Toaster.css.ts'
import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as Sonner } from 'sonner'
import { toastLayer } from './toastLayer.ts'

const never = () => () => {}

/** Where toasts appear; one per page of the browser, outside the router. None in a page that is drawn without a browser. */
export const Toaster = () => {
  const layer = useSyncExternalStore(never, toastLayer, () => null)
  return layer
    ? createPortal(
        <Sonner
          position="top-right"
          offset={{ top: 76 }}
          richColors
          closeButton
          toastOptions={{ closeButtonAriaLabel: 'Fechar aviso' }}
          duration={6000}
          containerAriaLabel="Avisos"
        />,
        layer,
      )
    : null
}
