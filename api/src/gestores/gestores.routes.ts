import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireConfirmado, requireProfessor, sessaoOf } from '../autenticacao/autenticacao.ts'
import { operationsOf } from '../http/operation.ts'
import { gestorSchema } from './gestao.ts'
import { convidar, mostrar, remover, responder } from './convites.ts'
import { findConvites } from './gestores.repository.ts'
import * as schemas from './gestores.schemas.ts'

const operation = operationsOf('gestores')

const done = { response: { 204: z.undefined() } }

const invitation = operation(requireProfessor, {
  operationId: 'inviteGestor',
  summary: 'Invites a co-manager',
  refusals: [409],
  description:
    'Invites a professor to manage the vaga, by id or e-mail; inviting them again changes nothing. The response does not reveal whether an account has the e-mail.',
  params: schemas.vagaParams,
  body: schemas.convidarBody,
  response: { 201: z.array(gestorSchema) },
})

const removal = operation(requireProfessor, {
  operationId: 'deleteGestor',
  summary: 'Removes a co-manager',
  description: 'Removes a co-manager, who may be oneself, or an invitation. Removing it again changes nothing.',
  params: schemas.gestorParams,
  ...done,
})

const visibility = operation(requireProfessor, {
  operationId: 'updateGestor',
  summary: 'Shows or hides a co-manager',
  refusals: [409],
  description: 'Shows a co-manager to students, or hides them.',
  params: schemas.gestorParams,
  body: schemas.visibilidadeBody,
  response: { 200: z.array(gestorSchema) },
})

const own = operation(requireProfessor, {
  operationId: 'listConvites',
  summary: 'Lists the own invitations',
  description: 'The vagas that the professor is invited to manage.',
  response: { 200: schemas.convitesResponse },
})

const answering = operation(requireProfessor, {
  operationId: 'answerConvite',
  summary: 'Answers an invitation',
  refusals: [409],
  description: 'Accepts or declines an invitation to manage a vaga; 404 without one.',
  params: schemas.vagaParams,
  body: schemas.respostaBody,
  ...done,
})

/** The co-managers of a vaga. */
export const gestoresRoutes: FastifyPluginAsyncZod = async app => {
  const { db, mailQueue } = app

  app.post('/vagas/:id/gestores', { ...invitation, onResponse: mailQueue.wake }, async (request, reply) => {
    requireConfirmado(request, 409)
    const { usuarioId } = sessaoOf(request)
    return reply.code(201).send(await convidar(db, { id: request.params.id, usuarioId }, request.body))
  })

  app.delete('/vagas/:id/gestores/:gestor', removal, async (request, reply) => {
    const { id, gestor } = request.params
    await remover(db, { id, usuarioId: sessaoOf(request).usuarioId }, gestor)
    return reply.code(204).send()
  })

  app.put('/vagas/:id/gestores/:gestor', visibility, async request => {
    requireConfirmado(request, 409)
    const { id, gestor } = request.params
    return mostrar(db, { id, usuarioId: sessaoOf(request).usuarioId }, gestor, request.body.visivel)
  })

  app.get('/gestores/convites', own, async request => findConvites(db, sessaoOf(request).usuarioId))

  app.post('/vagas/:id/gestores/convite', answering, async (request, reply) => {
    requireConfirmado(request, 409)
    await responder(db, { id: request.params.id, usuarioId: sessaoOf(request).usuarioId }, request.body.aceitar)
    return reply.code(204).send()
  })
}
