import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { operationsOf } from '../http/operation.ts'
import { Refusal } from '../http/refusal.ts'
import { sendRevalidated } from '../http/revalidated.ts'
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
const caching = 'public, max-age=60'

/** What everybody may read, without a session. Registered only if the setting is on. */
export const publicoRoutes: FastifyPluginAsyncZod = async app => {
  app.get('/publico/mural', mural, async (request, reply) =>
    sendRevalidated(request, reply, await findMural(app.db, today()), caching),
  )

  app.get('/publico/vagas/:id', detail, async (request, reply) => {
    const vaga = await findVagaPublica(app.db, request.params.id, today())
    if (!vaga) throw new Refusal(404, 'Oportunidade não encontrada.')
    return sendRevalidated(request, reply, vaga, caching)
  })
}
