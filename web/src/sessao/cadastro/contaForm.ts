import * as v from 'valibot'
import { countCharacters } from '../../ui/characters.ts'
import { senhaCurta, senhaMinima } from '../senhaMinima.ts'
import { foraDaInstituicao, isInstitucional } from './emailInstitucional.ts'

/** The allowed e-mail domains, without '@', and single addresses that are allowed as well. */
export type Dominios = {
  dominios: readonly string[]
  excecoes?: readonly string[]
  /** The publication of privacy notice and terms to accept; 0 for none. */
  documentos?: number
}

/** The rules that both registrations share (specification §5), within the server's limits. */
export const contaRules = ({ dominios, excecoes, documentos = 0 }: Dominios) => ({
  nome: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Informe o seu nome completo.'),
    v.check(nome => countCharacters(nome) <= 120, 'O nome tem no máximo 120 caracteres.'),
  ),
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('Informe o seu e-mail.'),
    v.check(email => isInstitucional(email, dominios, excecoes), foraDaInstituicao(dominios)),
  ),
  senha: v.pipe(
    v.string(),
    v.minLength(senhaMinima(), senhaCurta()),
    v.maxLength(200, 'A senha deve ter no máximo 200 caracteres.'),
  ),
  documentos: v.pipe(
    v.number(),
    v.check(lido => documentos === 0 || lido === documentos, 'Leia o aviso de privacidade e aceite os termos de uso.'),
  ),
})
