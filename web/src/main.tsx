import './ui/global.css.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import type { Environment } from 'relay-runtime'
import { createRouter } from './app/router.tsx'
import { createEnvironment } from './relay/environment.ts'
import { createNetwork } from './relay/network.ts'
import { portaDe } from './sessao/guards.ts'
import { lerSessao, onOutraAba, sair } from './sessao/sessao.ts'
import { Toaster } from './ui/Toaster.tsx'

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
if (root) {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
      <Toaster />
    </StrictMode>,
  )
}
