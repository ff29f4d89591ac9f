import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireConfirmado, requireProfessor, sessaoOf } from '../autenticacao/autenticacao.ts'
import { alsoRefuse } from '../http/alsoRefuse.ts'
import type { Viva } from '../instituicao.ts'
import { operationsOf } from '../http/operation.ts'
import { idempotencyHeaders } from '../http/texto.ts'
import { finalizacaoBody, finalizacaoResponse } from '../selecao/selecao.schemas.ts'
import { vagaDetalhadaSchema } from './vaga.ts'
import { alterarStatus, finalizar } from './alterarStatus.ts'
import { criar, editar, excluir, listOwn } from './publicacao.ts'
import { findProblemasDaEdicao, findProblemasDaNova } from './problemasDeVaga.ts'
import { edicaoBody, ownResponse, statusBody, toNovaVagaBody, vagaParams } from './vagas.schemas.ts'

const operation = operationsOf('vagas')

const answersVaga = { response: { 200: vagaDetalhadaSchema } }

const own = operation(requireProfessor, {
  operationId: 'listOwnVagas',
  summary: 'Lists the vagas that one manages',
  description: 'The vagas that the professor manages, newest first.',
  response: { 200: ownResponse },
})

const toPublication = (instituicao: Viva) =>
  operation(requireProfessor, {
    operationId: 'createVaga',
    summary: 'Publishes a vaga',
    refusals: [409],
    description:
      'Publishes a vaga, open at once; 409 for a professor who is not confirmed. It waits as a draft with `primeira_revisao` while the institution wants a first look at it.',
    headers: idempotencyHeaders,
    body: toNovaVagaBody(instituicao),
    response: { 201: vagaDetalhadaSchema },
  })

const edition = operation(requireProfessor, {
  operationId: 'updateVaga',
  summary: 'Edits a vaga',
  refusals: [409],
  description:
    'Edits a vaga that the professor manages: missing fields stay; 409 for a professor who is not confirmed, and one that names the fields that somebody else has changed since `antes`.',
  params: vagaParams,
  body: edicaoBody,
  ...answersVaga,
})

const statusChange = operation(requireProfessor, {
  operationId: 'updateStatus',
  summary: 'Changes the status of a vaga',
  refusals: [409],
  description:
    'Changes the status of a vaga that the professor manages; 422 if the status cannot follow the current one, 409 for a professor who is not confirmed.',
  params: vagaParams,
  body: statusBody,
  ...answersVaga,
})

const finalizacao = operationsOf('selecao')(requireProfessor, {
  operationId: 'finishSelecao',
  summary: 'Ends a selection with its answers',
  refusals: [409],
  description:
    'Ends the selection of a vaga that the professor manages, and at once releases held decisions and decides on those without one, as the body says. A student who gets an answer reads it and the end in one notification and one mail. Candidaturas that changed meanwhile are not moved, and are listed. 422 if the status cannot follow the current one, 409 for a professor who is not confirmed.',
  params: vagaParams,
  headers: idempotencyHeaders,
  body: finalizacaoBody,
  response: { 200: finalizacaoResponse.extend({ vaga: vagaDetalhadaSchema }) },
})

const removal = operation(requireProfessor, {
  operationId: 'deleteVaga',
  summary: 'Deletes a vaga',
  refusals: [409],
  description: "Deletes the professor's own vaga; 409 once it has candidates.",
  params: vagaParams,
  response: { 204: z.undefined() },
})

/** Publishing and editing, for the managers of vagas. */
export const publicacaoRoutes: FastifyPluginAsyncZod = async app => {
  const moreOfNew = alsoRefuse(({ body }) => findProblemasDaNova(app.db, body))
  const moreOfEdition = alsoRefuse(({ body, params }) =>
    findProblemasDaEdicao(app.db, vagaParams.parse(params).id, body),
  )

  // A copy invites the co-managers.
  const wakeBoth = [app.anuncios.wake, app.mailQueue.wake]

  app.get('/vagas/professor', own, async request => listOwn(app.db, sessaoOf(request).usuarioId))

  const publication = toPublication(app.instituicao)
  app.post('/vagas', { ...publication, ...moreOfNew, onResponse: wakeBoth }, async (request, reply) => {
    requireConfirmado(request, 409)
    const idempotencyKey = request.headers['idempotency-key']
    const escrita = { usuarioId: sessaoOf(request).usuarioId, idempotencyKey, nova: request.body }
    const vaga = await criar(app.db, { ...escrita, publica: app.instituicao.atual })
    return reply.code(201).send(vaga)
  })

  app.put('/vagas/:id', { ...edition, ...moreOfEdition, onResponse: app.mailQueue.wake }, async request => {
    requireConfirmado(request, 409)
    const { usuarioId } = sessaoOf(request)
    return editar(app.db, { id: request.params.id, usuarioId }, request.body)
  })

  app.put('/vagas/:id/status', { ...statusChange, onResponse: app.mailQueue.wake }, async request => {
    requireConfirmado(request, 409)
    const { usuarioId } = sessaoOf(request)
    return alterarStatus(app.db, { id: request.params.id, usuarioId }, request.body.status)
  })

  app.post('/vagas/:id/selecao/finalizacao', { ...finalizacao, onResponse: app.mailQueue.wake }, async request => {
    requireConfirmado(request, 409)
    const idempotencyKey = request.headers['idempotency-key']
    const alvo = { id: request.params.id, usuarioId: sessaoOf(request).usuarioId }
    return finalizar(app.db, alvo, { idempotencyKey, pedido: request.body })
  })

  app.delete('/vagas/:id', removal, async (request, reply) => {
    await excluir(app.db, { id: request.params.id, usuarioId: sessaoOf(request).usuarioId })
    return reply.code(204).send()
  })
}
