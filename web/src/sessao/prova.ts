/**
 * The secret of this browser for a registration. Anybody can register anybody's address: when its mail is opened, the
 * password of the registration counts only where the browser still has the secret.
 */
import * as v from 'valibot'
import { local } from '../storage.ts'

const key = 'prova'

/** As long as the mail's link. */
const validadeMs = 60 * 60 * 1000

const guardada = v.object({ prova: v.string(), ate: v.number() })

/** The secret, where one was made within the hour. */
export function lerProva(): string | null {
  try {
    const read = v.safeParse(guardada, JSON.parse(local.getItem(key) ?? 'null'))
    return read.success && read.output.ate > Date.now() ? read.output.prova : null
  } catch {
    return null
  }
}

/** The secret for a registration that begins now. Sending the form again brings the same. */
export function guardarProva(): string {
  const prova = lerProva() ?? Array.from(crypto.getRandomValues(new Uint8Array(16)), toHex).join('')
  local.setItem(key, JSON.stringify({ prova, ate: Date.now() + validadeMs }))
  return prova
}

const toHex = (byte: number) => byte.toString(16).padStart(2, '0')
