import { isDeepStrictEqual } from 'node:util'
import { Refusal } from './refusal.ts'

/** A 409 that names the fields that somebody else has changed since the form was opened. */
export const conflito = (campos: readonly string[]): Refusal => {
  const msg = 'Este campo mudou enquanto você editava.'
  return new Refusal(
    409,
    msg,
    undefined,
    campos.map(campo => ({ loc: ['body', campo], msg, type: 'mudou' })),
  )
}

/**
 * Whether a form of a part of a vaga has something to save: not if it sends what it was opened with (`antes`) or what is
 * stored now. Without `antes`, always. @throws Refusal 409 if somebody else has stored a third value
 */
export const hasChanged = <Parte extends object>(nova: Parte, agora: Parte, antes: Parte | undefined): boolean => {
  if (antes === undefined) return true
  if (isDeepStrictEqual(nova, antes) || isDeepStrictEqual(nova, agora)) return false
  const campos = Object.entries(agora) as Array<[keyof Parte & string, unknown]>
  const mudados = campos.flatMap(([campo, valor]) => (isDeepStrictEqual(valor, antes[campo]) ? [] : [campo]))
  if (mudados.length > 0) throw conflito(mudados)
  return true
}
