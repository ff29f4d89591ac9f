import type { FastifyRequest } from 'fastify'
import { requireConfirmado, sessaoOf } from './autenticacao.ts'
import { findResponsaveis } from './db/gestao.ts'
import { Refusal } from './refusal.ts'

/**
 * The id of a candidatura, for whoever manages its vaga.
 * @throws Refusal 403 to anybody else: that there is such a candidatura is not their business
 */
export const requireOwnCandidatura = async (request: FastifyRequest, id: number): Promise<number> => {
  requireConfirmado(request, 403)
  if (!(await findResponsaveis(request.server.db, id)).includes(sessaoOf(request).usuarioId)) {
    throw new Refusal(403, 'Esta candidatura não é a uma oportunidade sua.')
  }
  return id
}

/**
 * The vaga, for whoever manages it: its author and the co-managers who accepted.
 * @throws Refusal 404 where there is no such vaga, 403 to anybody else
 */
export const requireGestao = <Vaga extends { responsaveis: readonly number[] }>(
  vaga: Vaga | null,
  usuarioId: number,
): Vaga => {
  if (!vaga) throw new Refusal(404, 'Oportunidade não encontrada.')
  if (!vaga.responsaveis.includes(usuarioId)) throw new Refusal(403, 'Esta oportunidade é de outro professor.')
  return vaga
}

/** The same for what its author alone does. @throws Refusal 404, 403 */
export const requireAutor = <Vaga extends { autorId: number; responsaveis: readonly number[] }>(
  vaga: Vaga | null,
  usuarioId: number,
): Vaga => {
  const own = requireGestao(vaga, usuarioId)
  if (own.autorId !== usuarioId) throw new Refusal(403, 'Só quem publicou esta oportunidade pode fazer isso.')
  return own
}
