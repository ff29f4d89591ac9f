import type { FastifyRequest } from 'fastify'
import { isSenhaCorreta } from '../autenticacao/senhas.ts'
import { networkKeyOf } from '../http/networkKey.ts'
import { invalidField } from '../http/refusal.ts'
import type { LoginGuard } from './loginGuard.ts'

export const naoConfere = (campo: string) => invalidField(campo, 'Esta não é a sua senha atual.')

/**
 * Checks the present password of somebody who is signed in. The tries are counted for the account, not the session: a new
 * session does not start the count again.
 * @throws Refusal 422 at `campo`, 429
 */
export const confirmSenha = async (
  request: FastifyRequest,
  login: LoginGuard,
  { usuarioId, email, senhaHash }: { usuarioId: number; email: string; senhaHash: string | null },
  senha: string,
  campo: string,
): Promise<void> => {
  const rede = networkKeyOf(request)
  const succeed = await login.enter({ email, rede, dispositivo: `senha ${usuarioId}` })
  if (!(await isSenhaCorreta(senhaHash, senha))) throw naoConfere(campo)
  await succeed()
}
