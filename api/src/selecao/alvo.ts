import type { FastifyRequest } from 'fastify'
import { requireConfirmado, sessaoOf } from '../autenticacao.ts'
import { requireGestao } from '../autoria.ts'
import type { Db } from '../db/connection.ts'
import { findVaga } from './selecao.repository.ts'

/** Which vaga, and who is asking. */
export type Alvo = { id: number; usuarioId: number }

/** @throws Refusal 403 while the professor is to be confirmed: then they see no candidates either. */
export const alvoOf = (request: FastifyRequest, id: number): Alvo => {
  requireConfirmado(request, 403)
  return { id, usuarioId: sessaoOf(request).usuarioId }
}

/** @throws Refusal 404 where there is no such vaga, 403 where one does not manage it */
export const requireOwn = async (db: Db, { id, usuarioId }: Alvo, lock?: 'share' | 'update') =>
  requireGestao(await findVaga(db, id, lock), usuarioId)
