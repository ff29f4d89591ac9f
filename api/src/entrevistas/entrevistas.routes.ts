import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  requireAluno,
  requireConfirmado,
  requireProfessor,
  requireUsuario,
  sessaoOf,
} from '../autenticacao/autenticacao.ts'
import type { Db } from '../db/connection.ts'
import { requirePublicada } from '../gestores/autoria.ts'
import { alsoRefuse } from '../http/alsoRefuse.ts'
import { operationsOf } from '../http/operation.ts'
import { idempotencyHeaders } from '../http/texto.ts'
import * as repository from './entrevistas.repository.ts'
import * as schemas from './entrevistas.schemas.ts'
import { devolver, escolher } from './escolha.ts'
import { findProblemas, oferecer, requireOwn, retirar } from './oferta.ts'

const operation = operationsOf('entrevistas')

const { vagaParams: params } = schemas

const list = operation(requireUsuario, {
  operationId: 'listHorarios',
  summary: 'Lists the interviews of a vaga',
  refusals: [403],
  description:
    'The interviews of a vaga. Its managers get all horarios with their candidates; a student whose candidatura is at the interviews gets the free ones and their own; other students get none.',
  params,
  response: { 200: schemas.horariosResponse },
})

const offer = {
  ...operation(requireProfessor, {
    operationId: 'createHorarios',
    summary: 'Offers horarios',
    description: 'Offers horarios for a vaga that the professor manages; 422 if one overlaps another of the vaga.',
    params,
    headers: idempotencyHeaders,
    body: schemas.horariosBody,
    response: { 201: schemas.horariosResponse },
  }),
  ...alsoRefuse(({ body }) => findProblemas(body)),
}

const withdrawal = operation(requireProfessor, {
  operationId: 'deleteHorario',
  summary: 'Deletes a horario',
  description: 'Deletes a horario of a vaga that the professor manages, even if it is taken: its student is notified.',
  params: schemas.horarioParams,
  response: { 204: z.undefined() },
})

const choice = operation(requireAluno, {
  operationId: 'chooseHorario',
  summary: 'Takes a horario',
  refusals: [409],
  description:
    "Takes a free horario for the student's own candidatura, in place of the former one; 409 if somebody else was faster.",
  params,
  body: schemas.escolhaBody,
  response: { 200: schemas.horarioSchema },
})

const giveBack = operation(requireAluno, {
  operationId: 'leaveHorario',
  summary: 'Gives up a horario',
  refusals: [409],
  description: "Gives up the horario of the student's own candidatura; 409 once it has begun.",
  params,
  response: { 204: z.undefined() },
})

const listParaAluno = async (db: Db, vagaId: number, candidatoId: number) => {
  requirePublicada(await repository.findVaga(db, vagaId))
  const candidatura = await repository.findCandidatura(db, { vagaId, candidatoId })
  return candidatura?.etapa === 'entrevista' ? repository.findParaAluno(db, vagaId, candidatura.id) : []
}

/** @throws Refusal 403 for a professor who is not confirmed yet: they see no candidates either */
const alvoOf = (request: FastifyRequest, vagaId: number) => {
  requireConfirmado(request, 403)
  return { vagaId, usuarioId: sessaoOf(request).usuarioId }
}

/** The interviews of a vaga. */
export const entrevistasRoutes: FastifyPluginAsyncZod = async app => {
  const { db, mailQueue } = app

  app.get('/vagas/:id/entrevistas', list, async request => {
    const { id } = request.params
    const { papeis, usuarioId } = sessaoOf(request)
    if (papeis.includes('aluno')) return listParaAluno(db, id, usuarioId)
    await requireOwn(db, alvoOf(request, id))
    return repository.findDaVaga(db, id)
  })

  app.post('/vagas/:id/entrevistas', offer, async (request, reply) => {
    const idempotencyKey = request.headers['idempotency-key']
    const novos = request.body.horarios
    return reply.code(201).send(await oferecer(db, alvoOf(request, request.params.id), { idempotencyKey, novos }))
  })

  app.delete(
    '/vagas/:id/entrevistas/:horario',
    { ...withdrawal, onResponse: mailQueue.wake },
    async (request, reply) => {
      const { id, horario } = request.params
      await retirar(db, alvoOf(request, id), horario)
      return reply.code(204).send()
    },
  )

  app.put('/candidaturas/vaga/:id/entrevista', { ...choice, onResponse: mailQueue.wake }, async request => {
    const dono = { vagaId: request.params.id, candidatoId: sessaoOf(request).usuarioId }
    return escolher(db, dono, request.body.horario)
  })

  app.delete(
    '/candidaturas/vaga/:id/entrevista',
    { ...giveBack, onResponse: mailQueue.wake },
    async (request, reply) => {
      await devolver(db, { vagaId: request.params.id, candidatoId: sessaoOf(request).usuarioId })
      return reply.code(204).send()
    },
  )
}
