import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireConfirmado, requireProfessor, sessaoOf } from '../autenticacao/autenticacao.ts'
import type { Viva } from '../instituicao.ts'
import * as schemas from '../requisitos/requisitos.schemas.ts'
import { requisitosSchema } from '../requisitos/requisitos.schemas.ts'
import { operationsOf } from '../http/operation.ts'
import { definir } from './requisitosDaVaga.ts'

const operation = operationsOf('requisitos')

const toDefinition = (instituicao: Viva) =>
  operation(requireProfessor, {
    operationId: 'replaceRequisitos',
    summary: 'Replaces the requirements of a vaga',
    refusals: [409],
    description:
      'Replaces the requirements of a vaga that the professor manages; 409 for a professor who is not confirmed, and one that names what somebody else has changed since `antes`.',
    params: schemas.params,
    body: schemas.toRequisitosBody(instituicao),
    response: { 200: requisitosSchema },
  })

/**
 * The requirements of a vaga. Editing them belongs to the vaga, because it stores the version that others applied to.
 */
export const requisitosDaVagaRoutes: FastifyPluginAsyncZod = async app => {
  const { db, instituicao } = app
  app.put('/vagas/:id/requisitos', toDefinition(instituicao), async request => {
    requireConfirmado(request, 409)
    return definir(db, { id: request.params.id, usuarioId: sessaoOf(request).usuarioId }, request.body)
  })
}
