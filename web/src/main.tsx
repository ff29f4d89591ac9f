import './ui/global.css.ts'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { type Environment, Observable, type SubscribeFunction } from 'relay-runtime'
import { createRouter, type Router, whenReady } from './app/router.tsx'
import { Site } from './app/Site.tsx'
import { avisarVersaoNova } from './app/versaoNova.ts'
import { forgetEarly } from './relay/earlyRequests.ts'
import { createEnvironment } from './relay/environment.ts'
import { createNetwork } from './relay/network.ts'
import { recuperar } from './relay/recuperar.ts'
import { portaDe } from './sessao/guards.ts'
import { lerSessao, onOutraAba, terminar } from './sessao/sessao.ts'
import { loadToasts, toastMessage } from './ui/toast.ts'

/** Milliseconds. */
const timeToFirstPaint = 500
const timeToPaint = 100

/** Milliseconds: a visit does not wait for what only the next one needs. */
const timeToServiceWorker = 10_000

let current: { token: string | null; environment: Environment; stop: () => void } | undefined

/** The session's environment: a new token, or none, gets a new one, so that nobody sees another's data. */
function environment(): Environment {
  const sessao = lerSessao()
  const token = sessao?.token ?? null
  if (current?.token !== token) {
    current?.stop()
    const settings = {
      token,
      onUnauthenticated: () => handleUnauthenticated(token),
      onUnknownDocument: avisarVersaoNova,
      onOverloaded: avisarMovimento,
      leitor: token ? { token, aindaVale: () => lerSessao()?.token === token } : null,
    }
    const subscribe: SubscribeFunction = (params, variables) =>
      Observable.from(import('./relay/stream.ts')).mergeMap(({ openSharedStream }) =>
        openSharedStream(`novidades:${sessao?.codigo}`, settings, params, variables),
      )
    const environment = createEnvironment(createNetwork({ ...settings, subscribe }))
    current = { token, environment, stop: sessao ? ouvir(environment, sessao.codigo) : () => {} }
  }
  return current.environment
}

/** Whoever waits for a busy server knows why, and that there is nothing for them to do. */
function avisarMovimento(): void {
  toastMessage(
    'Muita gente no mural agora',
    'Seu pedido está na fila: tentamos de novo em instantes, e nada do que você escreveu se perde.',
  )
}

/** Listens to what arrives by itself, once the page has what it needs first. Returns the way to stop. */
function ouvir(environment: Environment, codigo: string): () => void {
  let stop: (() => void) | null = () => {}
  const start = async () => {
    const { ouvirNovidades } = await import('./novidades/ouvirNovidades.ts')
    if (stop) stop = ouvirNovidades(environment, codigo)
  }
  // Without its code the page works all the same.
  const timer = setTimeout(() => void start().catch(() => undefined), timeToFirstPaint)
  return () => {
    clearTimeout(timer)
    stop?.()
    stop = null
  }
}

let router: Router

/** A refused token ends the session, once, and keeps the way back (specification §10.11). The login page says why. */
function handleUnauthenticated(token: string | null): void {
  if (lerSessao()?.token !== token) return
  terminar()
  void router.navigate(portaDe(router.state.location))
}

/** The reader's first press. */
const firstPress = new Promise(resolve => {
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, resolve, { once: true })
})

// Before anything can be told of what a reader does, and after that press is on screen.
void firstPress.then(() => setTimeout(() => void loadToasts().catch(() => undefined), timeToPaint))

// The browser does not keep a page for the way back that holds a stream, a lock or a channel.
window.addEventListener('pagehide', () => current?.stop())
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && current) resume(current)
})

/** A page that the browser kept while its reader was elsewhere. It heard nothing meanwhile, of its session neither. */
function resume(kept: NonNullable<typeof current>): void {
  const sessao = lerSessao()
  if ((sessao?.token ?? null) !== kept.token) {
    // Nobody sees what the other session shows, not even until the page is loaded anew.
    document.documentElement.hidden = true
    window.location.reload()
  } else if (sessao) {
    kept.stop = ouvir(kept.environment, sessao.codigo)
    recuperar({ contagens: true })
  }
}

// In a task of its own: the page answers between the evaluation of this file and the start of the router.
setTimeout(start)

function start(): void {
  router = createRouter(environment)
  // Another tab signed in or out: the guards of the page that stands here judge again.
  onOutraAba(() => void router.revalidate())
  // What the HTML requested and the first page did not: its session, its address or its guard was another by then.
  void whenReady(router).then(forgetEarly)
  const root = document.getElementById('root')
  if (root) void show(root)
  // Where it does not start, the site works without it.
  if (import.meta.env.PROD) setTimeout(() => void keepSite().catch(() => undefined), timeToServiceWorker)
}

/** Takes a prerendered landing over where a visitor reads it. A skeleton stays until the page's code is there. */
async function show(root: HTMLElement): Promise<void> {
  if (root.hasAttribute('data-skeleton')) {
    await whenReady(router)
    // As a transition React renders in slices, between which the page answers.
    startTransition(() => createRoot(root).render(<Site router={router} />))
    root.inert = false
    delete root.dataset['skeleton']
  } else if (root.hasAttribute('data-prerendered') && !lerSessao()) {
    await whenReady(router)
    // Code that did not load would replace a page that reads well: its links work without it.
    if (!router.state.errors) hydrateRoot(root, <Site router={router} />)
  } else {
    root.replaceChildren()
    createRoot(root).render(<Site router={router} />)
  }
  delete root.dataset['prerendered']
  navigator.serviceWorker?.controller?.postMessage('started')
}

/** The service worker fetches the whole site, 350 KiB: not for somebody who glances at one page. */
async function keepSite(): Promise<void> {
  if (!navigator.serviceWorker?.controller) await firstPress
  const { startServiceWorker } = await import('./app/serviceWorker.ts')
  await startServiceWorker(router, import.meta.url)
}
