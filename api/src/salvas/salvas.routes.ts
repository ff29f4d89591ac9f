import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireAluno, sessaoOf } from '../autenticacao/autenticacao.ts'
import { operationsOf } from '../http/operation.ts'
import { Refusal } from '../http/refusal.ts'
import { codigo } from '../http/texto.ts'
import { deleteSalva, findSalvas, insertSalva, mostSalvas } from './salvas.repository.ts'

const operation = operationsOf('vagas')

const params = z.object({ id: codigo })
const done = { response: { 204: z.undefined() } }

const own = operation(requireAluno, {
  operationId: 'listSalvas',
  summary: 'Lists the saved vagas',
  description: `The ids of the vagas that the student saved, last saved first; at most ${mostSalvas}.`,
  response: { 200: z.object({ salvas: z.array(z.object({ vaga_id: z.int() })) }) },
})

const saving = operation(requireAluno, {
  operationId: 'saveVaga',
  summary: 'Saves a vaga',
  refusals: [409],
  description: `Saves a vaga; saving it again changes nothing. 409 if ${mostSalvas} are saved.`,
  params,
  ...done,
})

const removing = operation(requireAluno, {
  operationId: 'removeSalva',
  summary: 'Removes a saved vaga',
  description: 'Removes a vaga from the saved ones, if it is one.',
  params,
  ...done,
})

const refusals = {
  inexistente: () => new Refusal(404, 'Oportunidade não encontrada.'),
  cheia: () =>
    new Refusal(409, `Você já salvou ${mostSalvas} oportunidades. Tire uma das salvas para guardar esta na sua conta.`),
}

/** The bookmarks of a student, on all their devices. */
export const salvasRoutes: FastifyPluginAsyncZod = async app => {
  const { db } = app

  app.get('/salvas', own, async request => ({ salvas: await findSalvas(db, sessaoOf(request).usuarioId) }))

  app.put('/salvas/:id', saving, async (request, reply) => {
    const result = await insertSalva(db, sessaoOf(request).usuarioId, request.params.id)
    if (result !== 'salva') throw refusals[result]()
    return reply.code(204).send()
  })

  app.delete('/salvas/:id', removing, async (request, reply) => {
    await deleteSalva(db, sessaoOf(request).usuarioId, request.params.id)
    return reply.code(204).send()
  })
}
