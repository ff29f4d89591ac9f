import type { FastifyRequest } from 'fastify'
import { requireConfirmado, sessaoOf } from '../autenticacao/autenticacao.ts'
import { requireGestao } from '../gestores/autoria.ts'
import type { Alvo } from '../gestores/autoria.ts'
import type { Db } from '../db/connection.ts'
import { findVaga } from './selecao.repository.ts'

/** @throws Refusal 403 for a professor who is not confirmed yet: they see no candidates either */
export const alvoOf = (request: FastifyRequest, id: number): Alvo => {
  requireConfirmado(request, 403)
  return { id, usuarioId: sessaoOf(request).usuarioId }
}

/** @throws Refusal 404 if the vaga does not exist, 403 if the person does not manage it */
export const requireOwn = async (db: Db, { id, usuarioId }: Alvo, lock?: 'share' | 'update') =>
  requireGestao(await findVaga(db, id, lock), usuarioId)
