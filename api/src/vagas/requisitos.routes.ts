import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireConfirmado, requireProfessor, sessaoOf } from '../autenticacao/autenticacao.ts'
import { invalidField } from '../http/refusal.ts'
import * as schemas from '../requisitos/requisitos.schemas.ts'
import { requisitosSchema } from '../requisitos/requisitos.schemas.ts'
import { definir } from './requisitosDaVaga.ts'

const definition = {
  onRequest: requireProfessor,
  schema: {
    operationId: 'replaceRequisitos',
    tags: ['requisitos'],
    summary: 'Replaces the requirements of a vaga',
    refusals: [409],
    description: 'Replaces the requirements of a vaga that the professor manages.',
    params: schemas.params,
    body: schemas.requisitosBody,
    response: { 200: requisitosSchema },
  },
}

/**
 * The requirements of a vaga. Editing them belongs to the vaga, because it stores the version that others applied to.
 */
export const requisitosDaVagaRoutes: FastifyPluginAsyncZod = async app => {
  const { db, settings } = app

  app.put('/vagas/:id/requisitos', definition, async request => {
    requireConfirmado(request, 409)
    const desconhecido = request.body.cursos.find(curso => !settings.instituicao.cursos.includes(curso))
    if (desconhecido !== undefined) throw invalidField('cursos', `Não há um curso “${desconhecido}”.`)
    return definir(db, { id: request.params.id, usuarioId: sessaoOf(request).usuarioId }, request.body)
  })
}
