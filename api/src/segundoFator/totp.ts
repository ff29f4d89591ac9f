import { Secret, TOTP } from 'otpauth'

/* Codes of six digits, a new one every 30 s (RFC 6238 with SHA-1: what every app supports). */

const period = 30
/** Clocks of phones differ: the code before and the one after the present one are accepted. */
const window = 1

/** 160 random bits, as RFC 4226 recommends, in base32. */
export const createSegredo = (): string => new Secret({ size: 20 }).base32

/** What the QR code says to the app. */
export const toEndereco = (segredo: string, { emissor, conta }: { emissor: string; conta: string }): string =>
  new TOTP({ issuer: emissor, label: conta, secret: segredo, period }).toString()

/** The step of a code, counted from 1970; null if it is of none around `agora` (milliseconds). */
export const findPasso = (segredo: string, codigo: string, agora = Date.now()): number | null => {
  const delta = TOTP.validate({
    token: codigo,
    secret: Secret.fromBase32(segredo),
    period,
    window,
    timestamp: agora,
  })
  return delta === null ? null : Math.floor(agora / 1000 / period) + delta
}
