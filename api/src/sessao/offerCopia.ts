import type { FastifyRequest } from 'fastify'
import { enqueueEmailDeCopia } from '../notificacoes/emailsAEnviar.ts'
import type { LoginGuard } from './loginGuard.ts'

type Conta = { usuarioId: number; suspensoAte: Date | null }

/**
 * Mails somebody suspended, who just proved to be the owner, a link that orders a copy of their data: nobody else can do so
 * for them. Once a day. `email` in lower case.
 */
export const offerCopia = async (
  { server }: FastifyRequest,
  login: LoginGuard,
  email: string,
  { usuarioId, suspensoAte }: Conta,
): Promise<void> => {
  if (suspensoAte === null || suspensoAte < new Date() || !(await login.isFirstOffer(usuarioId))) return
  await enqueueEmailDeCopia(server.db, email)
  await server.mailQueue.wakeLater()
}
