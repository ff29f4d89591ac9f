import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireConfirmado, requireProfessor, sessaoOf } from '../autenticacao.ts'
import { requireGestao } from '../autoria.ts'
import { findCandidatos, findVaga } from './candidaturas.repository.ts'
import { candidatosResponse, candidaturasResponse, vagaParams } from './candidaturas.schemas.ts'

/** @throws Refusal 404 where there is no such vaga, 403 where one does not manage it or is to be confirmed */
const candidatosOf = async (request: FastifyRequest, vagaId: number) => {
  requireConfirmado(request, 403)
  const { db } = request.server
  const { usuarioId } = sessaoOf(request)
  requireGestao(await findVaga(db, vagaId), usuarioId)
  return findCandidatos(db, vagaId)
}

/** Who applied to a vaga that one manages: two calls of the contract that differ in the course. */
export const candidatosRoutes: FastifyPluginAsyncZod = async app => {
  app.get(
    '/vagas/:id/candidatos',
    {
      onRequest: requireProfessor,
      schema: {
        description: 'Who applied to a vaga that one manages, oldest first.',
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
        description: "The applications to a vaga that one manages with the candidates' courses, oldest first.",
        params: vagaParams,
        response: { 200: candidaturasResponse },
      },
    },
    async request => candidatosOf(request, request.params.id),
  )
}
