import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireUsuario } from '../autenticacao/autenticacao.ts'
import { operationsOf } from '../http/operation.ts'
import { invalidField } from '../http/refusal.ts'
import { createInteresse, listInteresses } from './interesses.repository.ts'
import * as schemas from './interesses.schemas.ts'

const operation = operationsOf('interesses')

export const interessesRoutes: FastifyPluginAsyncZod = async app => {
  app.get(
    '/interesses',
    operation(null, {
      operationId: 'listInteresses',
      summary: 'Lists all interests',
      description: 'Every interest that is offered, by category.',
      response: { 200: schemas.gruposResponse },
    }),
    async () => listInteresses(app.db),
  )

  app.post(
    '/interesses',
    operation(requireUsuario, {
      operationId: 'createInteresse',
      summary: 'Adds an interest',
      description:
        "Adds an interest to 'Outros'; for an existing name it returns that interest. 422 if that one is archived.",
      body: schemas.createInteresseBody,
      response: { 201: schemas.interesse },
    }),
    async (request, reply) => {
      const interesse = await createInteresse(app.db, request.body.nome)
      if (!interesse) throw invalidField('nome', 'Este interesse saiu da lista.')
      return reply.code(201).send(interesse)
    },
  )
}
