import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireProfessor } from '../autenticacao.ts'
import { requireOwnCandidatura } from '../autoria.ts'
import { idempotencyHeaders } from '../db/texto.ts'
import { alvoOf, requireOwn } from './alvo.ts'
import { agendar, desmarcar, divulgar } from './divulgacao.ts'
import { mover } from './movimentos.ts'
import { definirVagas } from './vagas.ts'
import * as repository from './selecao.repository.ts'
import * as schemas from './selecao.schemas.ts'

const onRequest = requireProfessor
const { params } = schemas

const standing = {
  onRequest,
  schema: {
    description: 'How the selection of a vaga that one manages stands.',
    params,
    response: { 200: schemas.selecaoSchema },
  },
}

const places = {
  onRequest,
  schema: {
    description: 'Says how many can be chosen for a vaga that one manages.',
    params,
    body: schemas.vagasBody,
    response: { 200: schemas.selecaoSchema },
  },
}

const moves = {
  onRequest,
  schema: {
    description:
      'Moves candidaturas of a vaga that one manages to a stage, each by itself: those that changed meanwhile or may not go there stay, and are told. Each change that a student sees is told to them.',
    params,
    headers: idempotencyHeaders,
    body: schemas.movimentosBody,
    response: { 200: schemas.movimentosResponse },
  },
}

const release = {
  onRequest,
  schema: {
    description:
      'Releases every decision of a vaga that one manages that is held back, now or at a time; 409 where there is none.',
    params,
    body: schemas.divulgacaoBody,
    response: { 200: schemas.divulgacaoResponse },
  },
}

const unscheduling = {
  onRequest,
  schema: {
    description: 'Takes the time of a release of a vaga that one manages back.',
    params,
    response: { 200: schemas.agendaResponse },
  },
}

const history = {
  onRequest,
  schema: {
    description: 'Every change of stage of one candidatura to a vaga that one manages, oldest first; the last 200.',
    params,
    response: { 200: schemas.historicoResponse },
  },
}

/** What professors do with the candidaturas to the vagas that they manage. */
export const selecaoRoutes: FastifyPluginAsyncZod = async app => {
  const { db, mailQueue, divulgacoes } = app

  app.get('/vagas/:id/selecao', standing, async request => {
    await requireOwn(db, alvoOf(request, request.params.id))
    return repository.findSelecao(db, request.params.id)
  })

  app.put('/vagas/:id/selecao', places, async request => {
    const { id } = request.params
    return definirVagas(db, alvoOf(request, id), request.body.vagas)
  })

  app.post('/vagas/:id/selecao/movimentos', { ...moves, onResponse: mailQueue.wake }, async request =>
    mover(db, alvoOf(request, request.params.id), {
      chave: request.headers['idempotency-key'],
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
