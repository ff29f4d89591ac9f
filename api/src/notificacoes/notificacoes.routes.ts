import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireUsuario, sessaoOf } from '../autenticacao/autenticacao.ts'
import { operationsOf } from '../http/operation.ts'
import { avisosRoutes } from './avisos.routes.ts'
import { findNotificacoes, markRead } from './notificacoes.repository.ts'
import { lidasBody, notificacoesQuery, notificacoesResponse } from './notificacoes.schemas.ts'

const operation = operationsOf('notificacoes')

const own = operation(requireUsuario, {
  operationId: 'listNotificacoes',
  summary: 'Lists the own notifications',
  description: "The person's own notifications, newest first.",
  querystring: notificacoesQuery,
  response: { 200: notificacoesResponse },
})

const reading = operation(requireUsuario, {
  operationId: 'readNotificacoes',
  summary: 'Marks notifications as read',
  description: "Marks the person's own notifications as read: those with these ids, or all. Ids of others are ignored.",
  body: lidasBody,
  response: { 204: z.undefined() },
})

export const notificacoesRoutes: FastifyPluginAsyncZod = async app => {
  await app.register(avisosRoutes)

  app.get('/notificacoes', own, async request => findNotificacoes(app.db, sessaoOf(request).usuarioId, request.query))

  app.post('/notificacoes/lidas', reading, async (request, reply) => {
    const ids = 'ids' in request.body ? request.body.ids : null
    await markRead(app.db, sessaoOf(request).usuarioId, ids)
    return reply.code(204).send()
  })
}
