import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../db/inTransaction.ts'
import { findTokenDeEmail } from './tokensDeEmail.ts'
import { Refusal, invalidField } from '../http/refusal.ts'
import { refuseSenha } from '../autenticacao/senhaFraca.ts'
import { hashSenha } from '../autenticacao/senhas.ts'
import { hashTokenDeEmail } from '../autenticacao/tokenDeEmail.ts'
import { findPessoa, resetSenha } from './contas.repository.ts'

const invalid = () => new Refusal(400, 'Link de redefinição de senha inválido ou expirado.')

/** Sets a new password and resolves the account. @throws Refusal 400 for an invalid token, before the costly hash; 422 for a weak password */
export const reset = async ({ db, settings }: FastifyInstance, token: string, senha: string) => {
  const tokenHash = hashTokenDeEmail(settings.jwtSecret, 'redefinicao', token)
  const usuarioId = await findTokenDeEmail(db, 'redefinicao', tokenHash)
  const pessoa = usuarioId === null ? null : await findPessoa(db, usuarioId)
  if (!pessoa) throw invalid()
  const fraca = refuseSenha(senha, pessoa)
  if (fraca) throw invalidField('new_password', fraca)
  const senhaHash = await hashSenha(senha)
  const conta = await inTransaction(db, transaction => resetSenha(transaction, { tokenHash, senhaHash }))
  if (conta === null) throw invalid()
  return conta
}
