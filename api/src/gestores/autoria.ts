import type { FastifyRequest } from 'fastify'
import { requireConfirmado, sessaoOf } from '../autenticacao/autenticacao.ts'
import type { Db } from '../db/connection.ts'
import { findGestao, findResponsaveis, lockCandidatura, lockGestao } from './gestao.ts'
import { Refusal } from '../http/refusal.ts'

/** The vaga that a request acts on, and the person who makes the request. */
export type Alvo = { id: number; usuarioId: number }

/**
 * Resolves the id of a candidatura if the person of the request manages its vaga.
 * @throws Refusal 403 for everybody else, also if the candidatura does not exist, so that its existence stays private
 */
export const requireOwnCandidatura = async (
  request: FastifyRequest,
  id: number,
  db: Db = request.server.db,
): Promise<number> => {
  requireConfirmado(request, 403)
  if (!(await findResponsaveis(db, id)).includes(sessaoOf(request).usuarioId)) {
    throw new Refusal(403, 'Esta candidatura não é a uma oportunidade sua.')
  }
  return id
}

/** Like `requireOwnCandidatura`, for a write: until the transaction ends, the candidatura and the right to it stay. */
export const lockOwnCandidatura = async (request: FastifyRequest, id: number, transaction: Db): Promise<number> => {
  await lockCandidatura(transaction, id)
  return requireOwnCandidatura(request, id, transaction)
}

const naoEncontrada = () => new Refusal(404, 'Oportunidade não encontrada.')

/** Returns the vaga, for those who do not manage it. @throws Refusal 404 if it does not exist, or is a draft */
export const requirePublicada = <Vaga extends { rascunho: boolean }>(vaga: Vaga | null): Vaga => {
  if (!vaga || vaga.rascunho) throw naoEncontrada()
  return vaga
}

/**
 * Returns the vaga if the person manages it: its author, and the co-managers who accepted.
 * @throws Refusal 404 if the vaga does not exist, or is another person's draft, 403 for everybody else
 */
export const requireGestao = <Vaga extends { responsaveis: readonly number[]; rascunho: boolean }>(
  vaga: Vaga | null,
  usuarioId: number,
): Vaga => {
  if (!vaga) throw naoEncontrada()
  if (vaga.responsaveis.includes(usuarioId)) return vaga
  throw vaga.rascunho ? naoEncontrada() : new Refusal(403, 'Esta oportunidade é de outro professor.')
}

/** Like `requireGestao`, for what only the author may do. @throws Refusal 404, 403 */
export const requireAutor = <Vaga extends { autorId: number; responsaveis: readonly number[]; rascunho: boolean }>(
  vaga: Vaga | null,
  usuarioId: number,
): Vaga => {
  const own = requireGestao(vaga, usuarioId)
  if (own.autorId !== usuarioId) throw new Refusal(403, 'Só quem publicou esta oportunidade pode fazer isso.')
  return own
}

/**
 * Resolves the id of a vaga if the person of the request manages it.
 * @throws Refusal 404 if it does not exist, 403 for everybody else
 */
export const requireOwnVaga = async (
  request: FastifyRequest,
  id: number,
  db: Db = request.server.db,
): Promise<number> => {
  requireConfirmado(request, 403)
  requireGestao(await findGestao(db, id), sessaoOf(request).usuarioId)
  return id
}

/** Like `requireOwnVaga`, for what is written about it: until the transaction ends, the vaga and the right to it stay. */
export const lockOwnVaga = async (request: FastifyRequest, id: number, transaction: Db): Promise<number> => {
  await lockGestao(transaction, id, 'share')
  return requireOwnVaga(request, id, transaction)
}
