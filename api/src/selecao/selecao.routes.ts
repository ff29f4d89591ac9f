import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireProfessor } from '../autenticacao/autenticacao.ts'
import { requireOwnCandidatura } from '../gestores/autoria.ts'
import { operationsOf } from '../http/operation.ts'
import { idempotencyHeaders } from '../http/texto.ts'
import { alvoOf, requireOwn } from './alvo.ts'
import { agendar, desmarcar, divulgar } from './divulgacao.ts'
import { mover } from './movimentos.ts'
import { definirLugares } from './lugares.ts'
import * as repository from './selecao.repository.ts'
import * as schemas from './selecao.schemas.ts'

const operation = operationsOf('selecao')

const { params } = schemas

const standing = operation(requireProfessor, {
  operationId: 'readSelecao',
  summary: 'Reads the state of a selection',
  description: 'The state of the selection of a vaga that the professor manages.',
  params,
  response: { 200: schemas.selecaoSchema },
})

const updateSelecao = operation(requireProfessor, {
  operationId: 'updateSelecao',
  summary: 'Sets how many can be selected',
  refusals: [409],
  description:
    'Sets how many candidates can be selected for a vaga that the professor manages; 409 if somebody else has changed the number since `antes`.',
  params,
  body: schemas.vagasBody,
  response: { 200: schemas.selecaoSchema },
})

const moves = operation(requireProfessor, {
  operationId: 'moveCandidaturas',
  summary: 'Moves candidaturas to a stage',
  description:
    'Moves candidaturas of a vaga that the professor manages to a stage, each independently. Those that changed meanwhile or may not be moved there stay, and are listed; one that was cancelled is listed as `retirada`. Students are notified of each change that they see.',
  params,
  headers: idempotencyHeaders,
  body: schemas.movimentosBody,
  response: { 200: schemas.movimentosResponse },
})

const release = operation(requireProfessor, {
  operationId: 'releaseDecisoes',
  summary: 'Releases the held decisions',
  refusals: [409],
  description:
    'Releases every held decision of a vaga that the professor manages, now or at a given time; 409 if there is none.',
  params,
  body: schemas.divulgacaoBody,
  response: { 200: schemas.divulgacaoResponse },
})

const unscheduling = operation(requireProfessor, {
  operationId: 'cancelDivulgacao',
  summary: 'Clears the scheduled release',
  description: 'Clears the scheduled release of a vaga that the professor manages.',
  params,
  response: { 200: schemas.agendaResponse },
})

const history = operation(requireProfessor, {
  operationId: 'listMovimentos',
  summary: 'Lists the changes of stage of a candidatura',
  description:
    'The changes of stage of one candidatura to a vaga that the professor manages, oldest first; the last 200.',
  params,
  response: { 200: schemas.historicoResponse },
})

/** The selection of a vaga, for its managers. */
export const selecaoRoutes: FastifyPluginAsyncZod = async app => {
  const { db, mailQueue, divulgacoes } = app

  app.get('/vagas/:id/selecao', standing, async request => {
    await requireOwn(db, alvoOf(request, request.params.id))
    return repository.findSelecao(db, request.params.id)
  })

  app.put('/vagas/:id/selecao', updateSelecao, async request => {
    const { id } = request.params
    return definirLugares(db, alvoOf(request, id), request.body)
  })

  app.post('/vagas/:id/selecao/movimentos', { ...moves, onResponse: mailQueue.wake }, async request =>
    mover(db, alvoOf(request, request.params.id), {
      idempotencyKey: request.headers['idempotency-key'],
      pedido: request.body,
    }),
  )

  app.post(
    '/vagas/:id/selecao/divulgacao',
    { ...release, onResponse: [mailQueue.wake, divulgacoes.wake] },
    async request => {
      const alvo = alvoOf(request, request.params.id)
      const em = request.body?.em
      return em ? agendar(db, alvo, new Date(em)) : divulgar(db, alvo)
    },
  )

  app.delete('/vagas/:id/selecao/divulgacao', unscheduling, async request =>
    desmarcar(db, alvoOf(request, request.params.id)),
  )

  app.get('/candidaturas/:id/historico', history, async request => {
    const candidaturaId = await requireOwnCandidatura(request, request.params.id)
    return repository.findHistorico(db, candidaturaId)
  })
}
