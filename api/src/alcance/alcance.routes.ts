import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireAluno, requireProfessor, sessaoOf } from '../autenticacao/autenticacao.ts'
import { requireOwnVaga } from '../gestores/autoria.ts'
import { operationsOf } from '../http/operation.ts'
import { Refusal } from '../http/refusal.ts'
import { today } from '../prazos/today.ts'
import { keepComecada } from '../salvas/comecadas.repository.ts'
import { createContador, readAlcance } from './alcance.ts'
import { countPasso } from './alcance.repository.ts'
import { alcanceResponse, passoBody, vagaParams } from './alcance.schemas.ts'

const operation = operationsOf('vagas')

const counting = operation(requireAluno, {
  operationId: 'countPasso',
  summary: 'Counts a visit of a student',
  description:
    'Counts that a student opened an open vaga, or the form to apply to it, and what led there. Repeating it within the day counts nothing, nor does a vaga that is closed. The count says nothing of who it was. Who opened the form and does not apply is reminded on the last day, and only for that it is kept until then.',
  params: vagaParams,
  body: passoBody,
  response: { 204: z.undefined() },
})

const reach = operation(requireProfessor, {
  operationId: 'readAlcance',
  summary: 'Reads the reach of a vaga',
  description:
    'How many students opened the vaga, saved it, began to apply and applied, in all, by day and by what led there, for those who manage it. Nobody is told who they are.',
  params: vagaParams,
  response: { 200: alcanceResponse },
})

/** How far a vaga reaches. */
export const alcanceRoutes: FastifyPluginAsyncZod = async app => {
  const { db } = app
  const countOnce = createContador()

  app.post('/vagas/:id/passos', counting, async (request, reply) => {
    const { id: vagaId } = request.params
    const { passo, origem } = request.body
    const { usuarioId } = sessaoOf(request)
    const hoje = today()
    const found = await countOnce(`${hoje} ${usuarioId} ${passo} ${vagaId}`, async () => {
      if (passo === 'comecou') await keepComecada(db, usuarioId, vagaId, hoje)
      return countPasso(db, { vagaId, hoje, passo, origem })
    })
    if (!found) throw new Refusal(404, 'Oportunidade não encontrada.')
    return reply.code(204).send()
  })

  app.get('/vagas/:id/alcance', reach, async request =>
    readAlcance(db, await requireOwnVaga(request, request.params.id)),
  )
}
