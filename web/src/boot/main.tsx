import '../ui/global.css.ts'
import '../ui/print.css.ts'
import { createRouter, loadArea, type Router, whenReady } from '../app/router.tsx'
import { forgetEarly } from '../relay/earlyRequests.ts'
import { loginFor } from '../sessao/guards.ts'
import { onOtherTab } from '../sessao/sessao.ts'
import { loadToasts } from '../ui/overlay/toast.ts'
import { watchCache } from './bfcache.ts'
import { cacheSite } from './cacheSite.ts'
import { firstPress } from './presses.ts'
import { environment } from './session.ts'
import { show } from './show.tsx'

let router: Router

/** Keeps the URL to return to (specification §10.11). The login page says why. */
const openLogin = () => void router.navigate(loginFor(router.state.location))

// Before the user can be told about anything.
void firstPress.then(loadToasts).catch(() => undefined)

watchCache()

const openEnvironment = () => environment(openLogin)

// In tasks of their own, so that the page stays responsive while it starts.
setTimeout(() => {
  openEnvironment()
  numberEntry()
  setTimeout(() => void start())
})

/** Numbers the first entry of the history as the router would. The call is slow in browsers. */
function numberEntry(): void {
  if (history.state?.idx === undefined) history.replaceState({ ...history.state, idx: 0 }, '')
}

async function start(): Promise<void> {
  router = createRouter(openEnvironment, await loadArea(window.location))
  // Another tab signed in or out: run the guards of the current page again.
  onOtherTab(() => void router.revalidate())
  // Drops early responses that the first page did not use, since its session, URL or guard had changed.
  void whenReady(router).then(forgetEarly)
  const root = document.getElementById('root')
  if (root) void show(root, router)
  // The site also works without it.
  if (import.meta.env.PROD) void cacheSite(router, import.meta.url, openEnvironment).catch(() => undefined)
}
