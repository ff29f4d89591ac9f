import type { ServerResponse } from 'node:http'

/**
 * The response that carries the cookie: null without a connection. `secure`: the board's address is https. Then browsers
 * store the cookie only from https, and only under the name of its prefix, so that nobody on the way can set it.
 */
interface Browser {
  response: ServerResponse | null
  secure: boolean
}

const plain = /(?:^|;\s*)dispositivo=([\w.-]{1,200})(?:;|$)/
const prefixed = /(?:^|;\s*)__Secure-dispositivo=([\w.-]{1,200})(?:;|$)/
const halfYear = 180 * 24 * 60 * 60

/** The device token of an earlier sign-in, or undefined. */
export function readDispositivo(cookies: string | undefined, secure: boolean): string | undefined {
  return cookies && (secure ? prefixed : plain).exec(cookies)?.[1]
}

/**
 * Stores the device token of a sign-in as a cookie, so that failed guesses by others do not delay this device. It signs
 * nobody in.
 */
export function keepDispositivo({ response, secure }: Browser, dispositivo: string): void {
  if (!response || response.headersSent || !/^[\w.-]{1,200}$/.test(dispositivo)) return
  const attributes = `Path=/graphql; Max-Age=${halfYear}; HttpOnly; SameSite=Strict`
  const cookie = `dispositivo=${dispositivo}; ${attributes}`
  response.setHeader('set-cookie', secure ? `__Secure-${cookie}; Secure` : cookie)
}
