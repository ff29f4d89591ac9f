import type { FastifyRequest } from 'fastify'
import { requireConfirmado, sessaoOf } from './autenticacao.ts'
import { findAutorId } from './db/findAutorId.ts'
import { Refusal } from './refusal.ts'

/**
 * The id of a candidatura, for the author of its vaga.
 * @throws Refusal 403 to anybody else: that there is such a candidatura is not their business
 */
export const requireOwnCandidatura = async (request: FastifyRequest, id: number): Promise<number> => {
  requireConfirmado(request, 403)
  if ((await findAutorId(request.server.db, id)) !== sessaoOf(request).usuarioId) {
    throw new Refusal(403, 'Esta candidatura não é a uma oportunidade sua.')
  }
  return id
}
