import type { ServerResponse } from 'node:http'

/**
 * The response that carries a cookie: null without a connection. `secure`: the board's address is https. Then browsers
 * store the cookie only from https, and only under the name of its prefix, so that nobody on the way can set it.
 */
interface Browser {
  response: ServerResponse | null
  secure: boolean
}

interface Kind {
  /** The most characters of a value. */
  most: number
  /** Seconds. */
  maxAge: number
  sameSite: 'Strict' | 'Lax'
}

/** A cookie that no script reads. */
function createCookie(name: string, { most, maxAge, sameSite }: Kind) {
  const value = `[\\w.-]{1,${most}}`
  const whole = new RegExp(`^${value}$`)
  const plain = new RegExp(`(?:^|;\\s*)${name}=(${value})(?:;|$)`)
  const prefixed = new RegExp(`(?:^|;\\s*)__Secure-${name}=(${value})(?:;|$)`)
  const write = ({ response, secure }: Browser, text: string, seconds: number) => {
    if (!response || response.headersSent) return
    const cookie = `${name}=${text}; Path=/graphql; Max-Age=${seconds}; HttpOnly; SameSite=${sameSite}`
    response.appendHeader('set-cookie', secure ? `__Secure-${cookie}; Secure` : cookie)
  }
  return {
    /** Undefined without one. */
    read: (cookies: string | undefined, secure: boolean): string | undefined =>
      cookies && (secure ? prefixed : plain).exec(cookies)?.[1],
    keep: (browser: Browser, text: string): void => {
      if (whole.test(text)) write(browser, text, maxAge)
    },
    remove: (browser: Browser): void => write(browser, '', 0),
  }
}

/**
 * The device token of a sign-in, so that failed guesses by others do not delay this device. It signs nobody in.
 */
export const dispositivo = createCookie('dispositivo', { most: 200, maxAge: 180 * 24 * 60 * 60, sameSite: 'Strict' })

/**
 * What a sign-in at the university has begun with: it ends only in the browser where it began. Sealed by the API, which lets
 * it end once.
 */
export const transacao = createCookie('transacao', { most: 4000, maxAge: 10 * 60, sameSite: 'Lax' })
