import { dictionary } from '@zxcvbn-ts/language-common'
import { z } from 'zod'

/** Common in Brazil, but too rare in the leaked lists of the library. */
const brasileiras = [
  'corinthians',
  'deusefiel',
  'fluminense',
  'gremio1903',
  'jesuscristo',
  'jesusteamo',
  'mengao',
  'meuamor1',
  'mudar1',
  'mudar12',
  'mudar123',
  'palmeiras',
  'saopaulo',
  'senha1',
  'senha12',
  'senhasenha',
  'teamo1',
  'teste1',
  'teste12',
  'teste123',
  'timao1',
  'universidade',
  'vasco1',
  'vascodagama',
]

const comuns: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...brasileiras])

/** Drops case, accents and everything but letters and digits. */
const lettersAndDigits = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Drops the digits that people put around a word. */
const withoutDigits = (text: string): string => text.replace(/^\p{N}+|\p{N}+$/gu, '')

const wordsOf = ({ usuario, email }: Pessoa): string[] => {
  const [local = ''] = email.split('@')
  return [email, local, usuario, ...usuario.split(/\s+/), ...local.split(/[._+-]/)]
    .map(lettersAndDigits)
    .flatMap(word => [word, withoutDigits(word)])
    .filter(word => word.length >= 3)
}

export type Pessoa = { usuario: string; email: string }

/** A new password on the wire. Passwords that were set under an older rule still sign in. */
export const toNovaSenha = (minima: number) =>
  z.string().min(minima, `A senha deve ter pelo menos ${minima} caracteres.`).max(200)

/** Why this person must not use this password, as a sentence; null if they may. */
export const refuseSenha = (senha: string, pessoa: Pessoa): string | null => {
  const folded = lettersAndDigits(senha)
  if (comuns.has(senha.toLowerCase()) || comuns.has(folded) || new Set(folded).size === 1) {
    return 'Esta senha é uma das mais usadas e fácil de adivinhar. Escolha outra.'
  }
  const words = new Set(wordsOf(pessoa))
  if (words.has(folded) || words.has(withoutDigits(folded))) {
    return 'A senha não pode ser o seu nome ou o seu e-mail. Escolha outra.'
  }
  return null
}
