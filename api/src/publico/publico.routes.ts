import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { operationsOf } from '../http/operation.ts'
import { Refusal } from '../http/refusal.ts'
import { today } from '../prazos/today.ts'
import { vagaParams } from '../vagas/vagas.schemas.ts'
import { findMural, findVagaPublica } from './publico.repository.ts'
import { muralSchema, vagaPublicaSchema } from './publico.schemas.ts'

const operation = operationsOf('publico')

const detail = operation(null, {
  operationId: 'readVagaPublica',
  summary: 'Reads an open vaga without a session',
  description:
    'An open vaga, without the people behind it. 404 for every other one, and for all if the setting VAGAS_PUBLICAS is off.',
  params: vagaParams,
  response: { 200: vagaPublicaSchema },
})

const mural = operation(null, {
  operationId: 'readMural',
  summary: 'Counts the open vagas without a session',
  description: 'The number of open vagas, by type, and the newest. 404 if the setting VAGAS_PUBLICAS is off.',
  response: { 200: muralSchema },
})

/** Everybody gets the same: caches may keep it for a minute. */
const withCaching = (request: FastifyRequest, reply: FastifyReply, body: object): FastifyReply => {
  const etag = `W/"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 16)}"`
  reply.header('cache-control', 'public, max-age=60').header('etag', etag)
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(body)
}

/** What everybody may read, without a session. Registered only if the setting is on. */
export const publicoRoutes: FastifyPluginAsyncZod = async app => {
  app.get('/publico/mural', mural, async (request, reply) =>
    withCaching(request, reply, await findMural(app.db, today())),
  )

  app.get('/publico/vagas/:id', detail, async (request, reply) => {
    const vaga = await findVagaPublica(app.db, request.params.id, today())
    if (!vaga) throw new Refusal(404, 'Oportunidade não encontrada.')
    return withCaching(request, reply, vaga)
  })
}
