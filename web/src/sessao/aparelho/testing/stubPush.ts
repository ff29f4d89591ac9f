import { onTestFinished, vi } from 'vitest'

/** A browser with Web Push until the test ends. `assinada`: the address of its subscription, null without one. */
export function stubPush(assinada: string | null = null, permission: NotificationPermission = 'granted') {
  const estado = { assinada }
  const toSubscription = (endpoint: string) => ({
    toJSON: () => ({ endpoint, keys: { p256dh: 'BA', auth: 'AA' } }),
    unsubscribe: vi.fn<() => Promise<boolean>>(async () => {
      estado.assinada = null
      return true
    }),
  })
  const subscribe = vi.fn<(options: object) => Promise<object>>(async () => {
    estado.assinada = 'https://web.push.apple.com/nova'
    return toSubscription(estado.assinada)
  })
  const registration = {
    pushManager: {
      getSubscription: async () => (estado.assinada === null ? null : toSubscription(estado.assinada)),
      subscribe,
    },
  }
  const requestPermission = vi.fn<() => Promise<NotificationPermission>>(async () => 'granted')
  const container = { ready: Promise.resolve(registration), getRegistration: async () => registration }
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  vi.stubGlobal('PushManager', Object)
  vi.stubGlobal('Notification', { permission, requestPermission })
  return { estado, subscribe, requestPermission }
}
