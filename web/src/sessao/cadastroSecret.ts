/**
 * This browser's secret for a registration, sent as `prova`. Anybody can register any address: when its mail is opened,
 * the password of the registration is accepted only from the browser that has the secret.
 */
import * as v from 'valibot'
import { local } from '../storage.ts'

const key = 'prova'

/** As long as the mail's link is valid. */
const validadeMs = 60 * 60 * 1000

const guardada = v.object({ prova: v.string(), ate: v.number() })

/** The secret, if one was created within the hour; otherwise null. */
export function readCadastroSecret(): string | null {
  try {
    const read = v.safeParse(guardada, JSON.parse(local.getItem(key) ?? 'null'))
    return read.success && read.output.ate > Date.now() ? read.output.prova : null
  } catch {
    return null
  }
}

/** The secret for a new registration. A second submit gets the same one. */
export function keepCadastroSecret(): string {
  const prova = readCadastroSecret() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), toHex).join('')
  local.setItem(key, JSON.stringify({ prova, ate: Date.now() + validadeMs }))
  return prova
}

const toHex = (byte: number) => byte.toString(16).padStart(2, '0')
