import type { ClientRequest } from './clientRequest.ts'

const name = 'dispositivo'
const halfYear = 180 * 24 * 60 * 60

/** What an earlier sign-in left in this browser, or undefined. */
export function readDispositivo(cookies: string | undefined): string | undefined {
  return cookies && /(?:^|;\s*)dispositivo=([\w.-]{1,200})(?:;|$)/.exec(cookies)?.[1]
}

/**
 * Keeps in the browser what a sign-in answered: strangers who try the account do not delay this device then. It signs
 * nobody in. A browser names the origin of a POST, and with it whether the cookie may travel in the clear.
 */
export function keepDispositivo({ response, secure }: ClientRequest, dispositivo: string): void {
  if (!response || response.headersSent || !/^[\w.-]{1,200}$/.test(dispositivo)) return
  const attributes = `Path=/graphql; Max-Age=${halfYear}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
  response.setHeader('set-cookie', `${name}=${dispositivo}; ${attributes}`)
}
