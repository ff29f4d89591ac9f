import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { type Router, whenReady } from '../app/router.tsx'
import { Site } from '../app/Site.tsx'
import { readSessao } from '../sessao/sessao.ts'
import { watchFields } from './typed.ts'

/** Hydrates a prerendered page for a visitor. A skeleton stays until the page's code has loaded. */
export async function show(root: HTMLElement, router: Router): Promise<void> {
  if (root.hasAttribute('data-skeleton')) {
    const typeAgain = watchFields(root)
    await whenReady(router)
    // Until then the markup is the skeleton's.
    const accept = () => {
      root.inert = false
      delete root.dataset['skeleton']
      delete root.dataset['visitante']
      typeAgain()
    }
    // In a transition React renders in slices, so that the page stays responsive.
    startTransition(() => createRoot(root).render(<Site router={router} onShown={accept} />))
  } else if (root.hasAttribute('data-prerendered') && !readSessao()) {
    await whenReady(router)
    // If the code fails to load, keep the prerendered page: its links work without it.
    if (!router.state.errors) hydrateRoot(root, <Site router={router} />)
  } else {
    root.replaceChildren()
    createRoot(root).render(<Site router={router} />)
  }
  delete root.dataset['prerendered']
}
