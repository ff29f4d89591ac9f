import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireUsuario, sessaoOf } from '../autenticacao/autenticacao.ts'
import { operationsOf } from '../http/operation.ts'
import { bloquear, deleteBloqueio, findBloqueios, mostBloqueios } from './bloqueios.repository.ts'
import { conexaoParams } from './rede.schemas.ts'

const operation = operationsOf('rede')

const done = { params: conexaoParams, response: { 204: z.undefined() } }

const bloqueado = z.object({
  id: z.int(),
  nome: z.string(),
  avatar: z.string().nullable(),
  em: z.iso.datetime(),
})

const own = operation(requireUsuario, {
  operationId: 'listBloqueios',
  summary: 'Lists the people whom one blocked',
  description: `The people whom the person blocked, last blocked first; at most ${mostBloqueios}.`,
  response: { 200: z.object({ bloqueios: z.array(bloqueado) }) },
})

const blocking = operation(requireUsuario, {
  operationId: 'block',
  summary: 'Blocks a person',
  refusals: [409],
  description: `Blocks a person, who is told of nothing: neither can write to the other, neither is suggested to the other, and of their connection the person hears nothing. Who manages a vaga can still write to its candidates. 409 if ${mostBloqueios} are blocked.`,
  ...done,
})

const unblocking = operation(requireUsuario, {
  operationId: 'unblock',
  summary: 'Unblocks a person',
  description: 'Unblocks a person, if they are blocked.',
  ...done,
})

/** Whom a person does not want to hear from. */
export const bloqueiosRoutes: FastifyPluginAsyncZod = async app => {
  const { db } = app

  app.get('/rede/bloqueios', own, async request => ({
    bloqueios: await findBloqueios(db, sessaoOf(request).usuarioId),
  }))

  app.put('/rede/bloqueios/:user_id', blocking, async (request, reply) => {
    await bloquear(db, sessaoOf(request).usuarioId, request.params.user_id)
    return reply.code(204).send()
  })

  app.delete('/rede/bloqueios/:user_id', unblocking, async (request, reply) => {
    await deleteBloqueio(db, sessaoOf(request).usuarioId, request.params.user_id)
    return reply.code(204).send()
  })
}
