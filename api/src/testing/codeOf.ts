import { TOTP } from 'otpauth'

/** The code of an app, `passos` of 30 s after `agora` (milliseconds). */
export const codeOf = (segredo: string, passos = 0, agora = Date.now()): string =>
  new TOTP({ secret: segredo }).generate({ timestamp: agora + passos * 30_000 })
