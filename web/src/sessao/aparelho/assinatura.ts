/** The browser's side of notices (Web Push): its subscription at its push service. */

export type Assinatura = { endereco: string; p256dh: string; auth: string }

/** Milliseconds that the service worker has to start: a first visit installs it after some seconds of rest. */
const timeToWorker = 20_000

/** Whether the browser can show notices. On iPhone and iPad only a site of the home screen can. */
export const isCapaz = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** Null without a service worker, and where a private window refuses. */
async function find(): Promise<PushSubscription | null> {
  if (!isCapaz()) return null
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  return (await registration?.pushManager.getSubscription().catch(() => null)) ?? null
}

function toAssinatura(subscription: PushSubscription): Assinatura | null {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  return endpoint && p256dh && auth ? { endereco: endpoint, p256dh, auth } : null
}

/** The subscription of this browser; null without one. */
export async function readAssinatura(): Promise<Assinatura | null> {
  const subscription = await find()
  return subscription && toAssinatura(subscription)
}

/** Ends the subscription of this browser, if there is one. */
export async function endAssinatura(): Promise<void> {
  await (await find())?.unsubscribe().catch(() => false)
}

/**
 * Subscribes this browser with the board's key, in place of a subscription before. Null if the service worker does not start
 * in time. @throws if the browser refuses, as in some private windows
 */
export async function beginAssinatura(chave: string): Promise<Assinatura | null> {
  const late = new Promise<null>(resolve => setTimeout(resolve, timeToWorker, null))
  const registration = await Promise.race([navigator.serviceWorker.ready, late])
  if (!registration) return null
  await endAssinatura()
  const options = { userVisibleOnly: true, applicationServerKey: chave }
  return toAssinatura(await registration.pushManager.subscribe(options))
}
