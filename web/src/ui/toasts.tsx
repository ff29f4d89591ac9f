/** Sonner, with the site's looks. Loaded by `toast.ts` when it is first needed. */
import 'sonner/dist/styles.css'
import './toasts.css.ts'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { toast, Toaster } from 'sonner'
import { toastLayer } from './toastLayer.ts'

let drawn: { layer: HTMLElement; root: Root } | undefined

/** Draws where toasts appear, once, outside of the page: a dialog that opens takes them along. */
export function drawToasts(): typeof toast {
  const layer = toastLayer()
  if (layer === drawn?.layer) return toast
  drawn?.root.unmount()
  const root = createRoot(layer)
  drawn = { layer, root }
  // At once: a toast that nobody listens to is lost.
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
