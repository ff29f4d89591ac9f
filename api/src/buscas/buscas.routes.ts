import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireAluno, requireProfessor, sessaoOf } from '../autenticacao/autenticacao.ts'
import type { Sessao } from '../autenticacao/autenticacao.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { operationsOf } from '../http/operation.ts'
import { Gone, Refusal } from '../http/refusal.ts'
import { today } from '../prazos/today.ts'
import { most, requireAparelho, salvarBusca, seguir } from './buscas.ts'
import { countSeguidores, deleteBusca, findBuscas, updateBusca } from './buscas.repository.ts'
import {
  buscaParams,
  buscaSalva,
  buscasResponse,
  mudancaDeBuscaBody,
  novaBuscaBody,
  seguirBody,
} from './buscas.schemas.ts'

const operation = operationsOf('vagas')

const own = operation(requireAluno, {
  operationId: 'listBuscas',
  summary: 'Lists the saved searches and follows',
  description: `The searches that the student saved and whom and what they follow, the oldest first; at most ${most.buscas} and ${most.seguidos}.`,
  response: { 200: buscasResponse },
})

const saving = operation(requireAluno, {
  operationId: 'saveBusca',
  summary: 'Saves a search',
  refusals: [409],
  description: `Saves a search of the board under a name, and tells of what is published after. 200 with the search that is saved with the same filter, unchanged, if there is one. 409 if ${most.buscas} are saved.`,
  body: novaBuscaBody,
  response: { 200: buscaSalva, 201: buscaSalva },
})

const following = operation(requireAluno, {
  operationId: 'follow',
  summary: 'Follows a professor, a department or a course',
  refusals: [404, 409],
  description: `Follows a professor, a department or a course of the own transcript, as a search that is saved. 200 if it is followed already. 409 if ${most.seguidos} are followed.`,
  body: seguirBody,
  response: { 200: buscaSalva, 201: buscaSalva },
})

const changing = operation(requireAluno, {
  operationId: 'updateBusca',
  summary: 'Changes a saved search, or marks it as seen',
  description:
    'Changes the name of a saved search or how the student is told of its vagas, or marks what it finds as seen. One that is switched on tells of what is published after.',
  params: buscaParams,
  body: mudancaDeBuscaBody,
  response: { 200: buscaSalva },
})

const removing = operation(requireAluno, {
  operationId: 'removeBusca',
  summary: 'Deletes a saved search, or ends a follow',
  description: 'Deletes a saved search or ends a follow, if it is there. What it would still tell is not told.',
  params: buscaParams,
  response: { 204: z.undefined() },
})

const counting = operation(requireProfessor, {
  operationId: 'countSeguidores',
  summary: 'Counts one’s followers',
  description: 'How many students follow the professor. Nobody is told who they are.',
  response: { 200: z.object({ total: z.int() }) },
})

/** The saved searches and follows of a student, and how many follow a professor. */
export const buscasRoutes: FastifyPluginAsyncZod = async app => {
  const { db } = app
  const read = async ({ usuarioId }: Sessao, id: number) => {
    const [busca] = await findBuscas(db, { usuarioId, id, hoje: today() })
    if (!busca) throw new Gone(`busca ${id}`)
    return busca
  }

  app.get('/usuarios/me/buscas', own, async request => ({
    buscas: await findBuscas(db, { usuarioId: sessaoOf(request).usuarioId, hoje: today() }),
  }))

  app.post('/usuarios/me/buscas', saving, async (request, reply) => {
    const sessao = sessaoOf(request)
    const { sinonimos } = app.settings.instituicao
    const { id, criada } = await salvarBusca(db, { usuarioId: sessao.usuarioId, ...request.body, sinonimos })
    return reply.code(criada ? 201 : 200).send(await read(sessao, id))
  })

  app.post('/usuarios/me/seguidos', following, async (request, reply) => {
    const sessao = sessaoOf(request)
    const { sinonimos } = app.settings.instituicao
    const { id, criada } = await seguir(db, { usuarioId: sessao.usuarioId, ...request.body, sinonimos })
    return reply.code(criada ? 201 : 200).send(await read(sessao, id))
  })

  app.patch('/usuarios/me/buscas/:id', changing, async request => {
    const sessao = sessaoOf(request)
    const propria = { usuarioId: sessao.usuarioId, id: request.params.id }
    await requireAparelho(db, { ...propria, ...request.body })
    const found = await inTransaction(db, transaction => updateBusca(transaction, propria, request.body))
    if (!found) throw new Refusal(404, 'Não encontramos esta busca.')
    return read(sessao, propria.id)
  })

  app.delete('/usuarios/me/buscas/:id', removing, async (request, reply) => {
    const propria = { usuarioId: sessaoOf(request).usuarioId, id: request.params.id }
    await inTransaction(db, transaction => deleteBusca(transaction, propria))
    return reply.code(204).send()
  })

  app.get('/usuarios/me/seguidores', counting, async request => ({
    total: await countSeguidores(db, sessaoOf(request).usuarioId),
  }))
}
