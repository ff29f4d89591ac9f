import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireProfessor, sessaoOf } from '../autenticacao.ts'
import type { Db } from '../db/connection.ts'
import { Refusal } from '../refusal.ts'
import { findCandidatos, findVaga } from './candidaturas.repository.ts'
import { candidatosResponse, candidaturasResponse, vagaParams } from './candidaturas.schemas.ts'

/** @throws Refusal 404 where there is no such vaga, 403 where it is another professor's. */
const candidatosOf = async (db: Db, vagaId: number, usuarioId: number) => {
  const vaga = await findVaga(db, vagaId)
  if (!vaga) throw new Refusal(404, 'Oportunidade não encontrada.')
  if (vaga.autorId !== usuarioId) throw new Refusal(403, 'Esta oportunidade é de outro professor.')
  return findCandidatos(db, vagaId)
}

/** Who applied to one's own vaga: two calls of the contract that differ in the course. */
export const candidatosRoutes: FastifyPluginAsyncZod = async app => {
  app.get(
    '/vagas/:id/candidatos',
    {
      onRequest: requireProfessor,
      schema: {
        description: "Who applied to one's own vaga, oldest first.",
        params: vagaParams,
        response: { 200: candidatosResponse },
      },
    },
    async request => candidatosOf(app.db, request.params.id, sessaoOf(request).usuarioId),
  )

  app.get(
    '/candidaturas/vaga/:id',
    {
      onRequest: requireProfessor,
      schema: {
        description: "The applications to one's own vaga with the candidates' courses, oldest first.",
        params: vagaParams,
        response: { 200: candidaturasResponse },
      },
    },
    async request => candidatosOf(app.db, request.params.id, sessaoOf(request).usuarioId),
  )
}
