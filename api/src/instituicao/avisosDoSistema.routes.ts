import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireAdministrador, sessaoOf } from '../autenticacao/autenticacao.ts'
import { operationsOf } from '../http/operation.ts'
import { codigo } from '../http/texto.ts'
import { aviso, avisoBody, findAvisos, mudarAviso, publicarAviso, retirarAviso } from './avisosDoSistema.ts'

const operation = operationsOf('instituicao')

const avisoParams = z.object({ id: codigo })

const avisos = {
  list: operation(requireAdministrador, {
    operationId: 'listAvisosDoSistema',
    summary: 'Lists the sentences above every page',
    description: 'Those to come, those of today and the last that are over, the newest first.',
    response: { 200: z.array(aviso) },
  }),
  publish: operation(requireAdministrador, {
    operationId: 'publicarAvisoDoSistema',
    summary: 'Publishes a sentence above every page',
    refusals: [409],
    description:
      'From the first to the last of its days, for all or one role. 409 if ten are not over. A line of the audit.',
    body: avisoBody,
    response: { 204: z.undefined() },
  }),
  change: operation(requireAdministrador, {
    operationId: 'mudarAvisoDoSistema',
    summary: 'Changes a sentence above every page',
    description: 'Its text, days and for whom. A line of the audit.',
    params: avisoParams,
    body: avisoBody,
    response: { 204: z.undefined() },
  }),
  remove: operation(requireAdministrador, {
    operationId: 'retirarAvisoDoSistema',
    summary: 'Takes a sentence off every page',
    description: 'At once. A line of the audit.',
    params: avisoParams,
    response: { 204: z.undefined() },
  }),
}

/** Sentences above every page. */
export const avisosDoSistemaRoutes: FastifyPluginAsyncZod = async app => {
  const { db, instituicao } = app

  app.get('/admin/avisos', avisos.list, () => findAvisos(db))

  app.post('/admin/avisos', avisos.publish, async (request, reply) => {
    await publicarAviso(db, sessaoOf(request).usuarioId, request.body)
    instituicao.expire()
    return reply.code(204).send()
  })

  app.put('/admin/avisos/:id', avisos.change, async (request, reply) => {
    await mudarAviso(db, sessaoOf(request).usuarioId, request.params.id, request.body)
    instituicao.expire()
    return reply.code(204).send()
  })

  app.delete('/admin/avisos/:id', avisos.remove, async (request, reply) => {
    await retirarAviso(db, sessaoOf(request).usuarioId, request.params.id)
    instituicao.expire()
    return reply.code(204).send()
  })
}
