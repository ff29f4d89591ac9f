/** Sonner, with the site's styles. `toast.ts` loads it on demand. */
import 'sonner/dist/styles.css'
import './toasts.css.ts'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { toast, Toaster } from 'sonner'
import { toastLayer } from './toastLayer.ts'

let drawn: { layer: HTMLElement; root: Root } | undefined

/** Renders the Toaster once, outside of the page, since open dialogs contain it. */
export function drawToasts(): typeof toast {
  const layer = toastLayer()
  if (layer === drawn?.layer) return toast
  drawn?.root.unmount()
  const root = createRoot(layer)
  drawn = { layer, root }
  // Synchronously: Sonner drops a toast without a mounted Toaster.
  flushSync(() =>
    root.render(
      <Toaster
        position="top-right"
        offset={{ top: 76 }}
        richColors
        closeButton
        toastOptions={{ closeButtonAriaLabel: 'Fechar aviso' }}
        duration={6000}
        containerAriaLabel="Avisos"
      />,
    ),
  )
  return toast
}
