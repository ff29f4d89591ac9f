import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireConfirmado, requireProfessor, sessaoOf } from '../autenticacao.ts'
import { Refusal } from '../refusal.ts'
import { findCandidatos, findVaga } from './candidaturas.repository.ts'
import { candidatosResponse, candidaturasResponse, vagaParams } from './candidaturas.schemas.ts'

/** @throws Refusal 404 where there is no such vaga, 403 where it is another professor's, or one's own is to be confirmed. */
const candidatosOf = async (request: FastifyRequest, vagaId: number) => {
  requireConfirmado(request, 403)
  const { db } = request.server
  const { usuarioId } = sessaoOf(request)
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
    async request => candidatosOf(request, request.params.id),
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
    async request => candidatosOf(request, request.params.id),
  )
}
