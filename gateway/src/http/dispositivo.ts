import type { ServerResponse } from 'node:http'

/**
 * The response that carries the cookie: null without a connection. `secure` is true if the page was served over https.
 */
interface Browser {
  response: ServerResponse | null
  secure: boolean
}

const name = 'dispositivo'
const halfYear = 180 * 24 * 60 * 60

/** The device token of an earlier sign-in, or undefined. */
export function readDispositivo(cookies: string | undefined): string | undefined {
  return cookies && /(?:^|;\s*)dispositivo=([\w.-]{1,200})(?:;|$)/.exec(cookies)?.[1]
}

/**
 * Stores the device token of a sign-in as a cookie, so that failed guesses by others do not delay this device. It signs
 * nobody in. Browsers send Origin with a POST, which tells whether the cookie may be sent over http.
 */
export function keepDispositivo({ response, secure }: Browser, dispositivo: string): void {
  if (!response || response.headersSent || !/^[\w.-]{1,200}$/.test(dispositivo)) return
  const attributes = `Path=/graphql; Max-Age=${halfYear}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`
  response.setHeader('set-cookie', `${name}=${dispositivo}; ${attributes}`)
}
