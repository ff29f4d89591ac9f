import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireConfirmado, requireUsuario, sessaoOf } from '../autenticacao/autenticacao.ts'
import { operationsOf } from '../http/operation.ts'
import { conectar, listConexoes, listSugestoes } from './rede.ts'
import { deleteConexao } from './rede.repository.ts'
import { conexaoParams, conexoesQuery, redeResponse, sugestoesQuery } from './rede.schemas.ts'

const operation = operationsOf('rede')

const done = { response: { 204: z.undefined() } }

const sugestoes = operation(requireUsuario, {
  operationId: 'listSugestoes',
  summary: 'Suggests or searches people',
  description:
    'Suggested people, each with a reason: they taught a course that the person took, share interests, or study the same course. With words, everybody who matches them.',
  querystring: sugestoesQuery,
  response: { 200: redeResponse },
})

const conexoes = operation(requireUsuario, {
  operationId: 'listConexoes',
  summary: 'Lists the own connections',
  description: "The person's own connections, newest first.",
  querystring: conexoesQuery,
  response: { 200: redeResponse },
})

const connecting = operation(requireUsuario, {
  operationId: 'connect',
  summary: 'Connects with a person',
  refusals: [409],
  description:
    'Connects with a person and notifies them; connecting again changes nothing. 409 for a professor whose role is not confirmed.',
  params: conexaoParams,
  ...done,
})

const leaving = operation(requireUsuario, {
  operationId: 'disconnect',
  summary: 'Removes a connection',
  description: 'Removes a connection, if it exists.',
  params: conexaoParams,
  ...done,
})

export const redeRoutes: FastifyPluginAsyncZod = async app => {
  app.get('/rede/sugestoes', sugestoes, async request =>
    listSugestoes(app.db, { usuarioId: sessaoOf(request).usuarioId, ...request.query }),
  )

  app.get('/rede/conexoes', conexoes, async request =>
    listConexoes(app.db, { usuarioId: sessaoOf(request).usuarioId, ...request.query }),
  )

  app.put('/rede/conexoes/:user_id', connecting, async (request, reply) => {
    // The notification says that a professor connects.
    requireConfirmado(request, 409)
    await conectar(app.db, sessaoOf(request).usuarioId, request.params.user_id)
    return reply.code(204).send()
  })

  app.delete('/rede/conexoes/:user_id', leaving, async (request, reply) => {
    await deleteConexao(app.db, sessaoOf(request).usuarioId, request.params.user_id)
    return reply.code(204).send()
  })
}
