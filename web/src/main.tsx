import './ui/global.css.ts'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Environment } from 'relay-runtime'
import { createRouter, whenReady } from './app/router.tsx'
import { Site } from './app/Site.tsx'
import { createEnvironment } from './relay/environment.ts'
import { createNetwork } from './relay/network.ts'
import { portaDe } from './sessao/guards.ts'
import { lerSessao, onOutraAba, sair } from './sessao/sessao.ts'

let current: { token: string | null; environment: Environment } | undefined

/** The session's environment: a new token, or none, gets a new one, so that nobody sees another's data. */
function environment(): Environment {
  const token = lerSessao()?.token ?? null
  if (current?.token !== token) {
    const network = createNetwork({ token, onUnauthenticated: () => handleUnauthenticated(token) })
    current = { token, environment: createEnvironment(network) }
  }
  return current.environment
}

const router = createRouter(environment)

/** A refused token ends the session, once, and keeps the way back (design §5.11). */
function handleUnauthenticated(token: string | null): void {
  if (lerSessao()?.token !== token) return
  sair()
  void router.navigate(portaDe(router.state.location))
}

// Another tab signed in or out: the guards of the page that stands here judge again.
onOutraAba(() => void router.revalidate())

const root = document.getElementById('root')
if (root) void show(root)

/** Takes a prerendered landing over where a visitor reads it; all other pages start from nothing. */
async function show(root: HTMLElement): Promise<void> {
  const prerendered = root.hasAttribute('data-prerendered')
  if (prerendered && !lerSessao()) {
    await whenReady(router)
    // Code that did not load would replace a page that reads well: its links work without it.
    if (!router.state.errors) hydrateRoot(root, <Site router={router} />)
  } else {
    root.replaceChildren()
    createRoot(root).render(<Site router={router} />)
  }
  delete root.dataset['prerendered']
}
