import './ui/global.css.ts'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { type Environment, Observable, type SubscribeFunction } from 'relay-runtime'
import { createRouter, type Router, whenReady } from './app/router.tsx'
import { Site } from './app/Site.tsx'
import { announceNewVersion } from './app/newVersion.ts'
import { forgetEarly } from './relay/earlyRequests.ts'
import { createEnvironment } from './relay/environment.ts'
import { createNetwork } from './relay/network.ts'
import { reportGap } from './relay/staleness.ts'
import { loginFor } from './sessao/guards.ts'
import { readSessao, onOtherTab, endSessao } from './sessao/sessao.ts'
import { loadToasts, toastMessage } from './ui/overlay/toast.ts'

/** Milliseconds. */
const timeToPaint = 100

/** Milliseconds: a slow phone is still busy with the page, which works without live events. */
const timeToEvents = 3000

/** Milliseconds: the service worker only serves later visits, so its download waits. */
const timeToServiceWorker = 10_000

/** Milliseconds without a press, after which the user is probably reading. */
const timeToRest = 3000

let current: { token: string | null; environment: Environment; stop: () => void } | undefined

/** The environment of the session. Each token has a new one, so that no user sees another's data. */
function environment(): Environment {
  const sessao = readSessao()
  const token = sessao?.token ?? null
  if (current?.token !== token) {
    current?.stop()
    // The HTML requests the first page's data before this runs.
    const since = current ? Date.now() : performance.timeOrigin
    const settings = {
      token,
      onUnauthenticated: () => handleUnauthenticated(token),
      onUnknownDocument: announceNewVersion,
      onOverloaded: avisarMovimento,
      offlineSession: token ? { token, isCurrent: () => readSessao()?.token === token } : null,
    }
    const subscribe: SubscribeFunction = (params, variables) =>
      Observable.from(import('./novidades/stream.ts')).mergeMap(({ openSharedStream }) =>
        openSharedStream(`novidades:${sessao?.codigo}`, settings, params, variables),
      )
    const environment = createEnvironment(createNetwork({ ...settings, subscribe }))
    current = { token, environment, stop: sessao ? ouvir(environment, sessao.codigo, since) : () => {} }
  }
  return current.environment
}

/** Tells a user who waits for a busy server why, and that no action is needed. */
function avisarMovimento(): void {
  toastMessage(
    'Muita gente no mural agora',
    'Seu pedido está na fila: tentamos de novo em instantes, e nada do que você escreveu se perde.',
  )
}

const wait = (milliseconds: number) => new Promise(done => setTimeout(done, milliseconds))

/** As performance.now() counts. */
let lastPress = 0

/** The first press of the user, once it has been painted. */
const firstPress = new Promise<void>(resolve => {
  const handlePress = () => {
    lastPress = performance.now()
    resolve()
  }
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, handlePress)
}).then(() => wait(timeToPaint))

/**
 * Subscribes to live events at the first press, or a while after the page's start. Pages refetch if they missed an event
 * since `since`. Returns the unsubscribe function.
 */
function ouvir(environment: Environment, codigo: string, since: number): () => void {
  let isOver = false
  let stop = () => {}
  const start = async () => {
    if (isOver) return
    const { subscribeToNovidades } = await import('./app/subscription/subscribeToNovidades.ts')
    if (!isOver) stop = subscribeToNovidades(environment, codigo, since)
  }
  void Promise.race([firstPress, wait(timeToEvents)])
    .then(start)
    .catch(() => undefined)
  return () => {
    isOver = true
    stop()
  }
}

let router: Router

/**
 * A refused token ends the session, once, and keeps the URL to return to (specification §10.11). The login page says
 * why.
 */
function handleUnauthenticated(token: string | null): void {
  if (readSessao()?.token !== token) return
  endSessao()
  void router.navigate(loginFor(router.state.location))
}

// Before the user can be told about anything.
void firstPress.then(loadToasts).catch(() => undefined)

// A page with an open stream, lock or channel is not eligible for the back/forward cache.
window.addEventListener('pagehide', () => current?.stop())
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted && current) resume(current)
})

/** A page restored from the back/forward cache. It may have missed live events and changes of the session. */
function resume(kept: NonNullable<typeof current>): void {
  const sessao = readSessao()
  if ((sessao?.token ?? null) !== kept.token) {
    // Hides the page of the other session until the reload.
    document.documentElement.hidden = true
    window.location.reload()
  } else if (sessao) {
    kept.stop = ouvir(kept.environment, sessao.codigo, Date.now())
    reportGap(kept.environment, { counts: true })
  }
}

// In tasks of their own, so that the page stays responsive while it starts.
setTimeout(() => {
  environment()
  numberEntry()
  setTimeout(start)
})

/** Numbers the first entry of the history as the router would. The call is slow in browsers. */
function numberEntry(): void {
  if (history.state?.idx === undefined) history.replaceState({ ...history.state, idx: 0 }, '')
}

function start(): void {
  router = createRouter(environment)
  // Another tab signed in or out: run the guards of the current page again.
  onOtherTab(() => void router.revalidate())
  // Drops early responses that the first page did not use, since its session, URL or guard had changed.
  void whenReady(router).then(forgetEarly)
  const root = document.getElementById('root')
  if (root) void show(root)
  // The site also works without it.
  if (import.meta.env.PROD) setTimeout(() => void keepSite().catch(() => undefined), timeToServiceWorker)
}

/** Hydrates a prerendered landing page for a visitor. A skeleton stays until the page's code has loaded. */
async function show(root: HTMLElement): Promise<void> {
  if (root.hasAttribute('data-skeleton')) {
    await whenReady(router)
    // Until then the markup is the skeleton's, and text typed into its fields would be lost.
    const accept = () => {
      root.inert = false
      delete root.dataset['skeleton']
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
  navigator.serviceWorker?.controller?.postMessage('started')
}

/**
 * The service worker loads the whole site, 350 KiB, which is too much for a short visit to one page, and makes a phone
 * slow while the user types.
 */
async function keepSite(): Promise<void> {
  if (!navigator.serviceWorker?.controller) await firstPress
  while (performance.now() - lastPress < timeToRest) await wait(timeToRest)
  const { startServiceWorker } = await import('./app/serviceWorker.ts')
  await startServiceWorker(router, import.meta.url)
}
