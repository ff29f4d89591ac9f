import { dictionary } from '@zxcvbn-ts/language-common'
import { z } from 'zod'

/** What leaked lists of the world hold too seldom, and Brazilian ones often. */
const brasileiras = [
  'corinthians',
  'deusefiel',
  'fluminense',
  'gremio1903',
  'jesuscristo',
  'jesusteamo',
  'meuamor1',
  'mudar123',
  'palmeiras',
  'saopaulo',
  'senhasenha',
  'teste123',
  'universidade',
  'vascodagama',
]

const comuns: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...brasileiras])

/** Letters and digits alone, without case and accents. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Without the digits that people put around a word to pass for a password. */
const withoutDigits = (text: string): string => text.replace(/^\p{N}+|\p{N}+$/gu, '')

const wordsOf = ({ usuario, email }: Pessoa): string[] => {
  const [local = ''] = email.split('@')
  return [email, local, usuario, ...usuario.split(/\s+/), ...local.split(/[._+-]/)]
    .map(fold)
    .flatMap(word => [word, withoutDigits(word)])
    .filter(word => word.length >= 3)
}

export type Pessoa = { usuario: string; email: string }

/** A new password as the wire has it. Those that were set under an older rule go on signing in. */
export const novaSenha = z.string().min(8, 'A senha deve ter pelo menos 8 caracteres.').max(200)

/** Why this person should not take this password, as a sentence, or null. */
export const refuseSenha = (senha: string, pessoa: Pessoa): string | null => {
  const folded = fold(senha)
  if (comuns.has(senha.toLowerCase()) || comuns.has(folded) || new Set(folded).size === 1) {
    return 'Esta senha é uma das mais usadas e fácil de adivinhar. Escolha outra.'
  }
  const words = new Set(wordsOf(pessoa))
  if (words.has(folded) || words.has(withoutDigits(folded))) {
    return 'A senha não pode ser o seu nome ou o seu e-mail. Escolha outra.'
  }
  return null
}
