import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireConfirmado, requireProfessor, sessaoOf } from '../autenticacao/autenticacao.ts'
import { alsoRefuse } from '../http/alsoRefuse.ts'
import type { Viva } from '../instituicao.ts'
import { operationsOf } from '../http/operation.ts'
import { idempotencyHeaders } from '../http/texto.ts'
import { findProblemasDaNova } from './problemasDeVaga.ts'
import { criar } from './publicacao.ts'
import { publicarRascunho } from './rascunhos.ts'
import { vagaDetalhadaSchema } from './vaga.ts'
import { publicationBody, toRascunhoBody, vagaParams } from './vagas.schemas.ts'

const operation = operationsOf('vagas')

const toDraft = (instituicao: Viva) =>
  operation(requireProfessor, {
    operationId: 'createRascunho',
    summary: 'Keeps a vaga as a draft',
    refusals: [409],
    description:
      'Extension: keeps a vaga as a draft, which only its managers see, and which needs only a title; 409 for a professor who is not confirmed.',
    headers: idempotencyHeaders,
    body: toRascunhoBody(instituicao),
    response: { 201: vagaDetalhadaSchema },
  })

const publication = operation(requireProfessor, {
  operationId: 'publishRascunho',
  summary: 'Publishes a draft',
  refusals: [409],
  description:
    'Extension: publishes a draft that the professor manages, open at once; 422 that names what it lacks, or a deadline that is past, 409 for a professor who is not confirmed. It stays a draft with `primeira_revisao` while the institution wants a first look at it.',
  params: vagaParams,
  body: publicationBody,
  response: { 200: vagaDetalhadaSchema },
})

/** Drafts, for the managers of vagas. */
export const rascunhosRoutes: FastifyPluginAsyncZod = async app => {
  const moreOfNew = alsoRefuse(({ body }) => findProblemasDaNova(app.db, body))

  const draft = toDraft(app.instituicao)
  app.post('/vagas/rascunhos', { ...draft, ...moreOfNew, onResponse: app.mailQueue.wake }, async (request, reply) => {
    requireConfirmado(request, 409)
    const idempotencyKey = request.headers['idempotency-key']
    const { usuarioId } = sessaoOf(request)
    const vaga = await criar(app.db, { usuarioId, idempotencyKey, nova: request.body, publica: null })
    return reply.code(201).send(vaga)
  })

  app.post('/vagas/:id/publicacao', { ...publication, onResponse: app.anuncios.wake }, async request => {
    requireConfirmado(request, 409)
    const { usuarioId } = sessaoOf(request)
    const { prazo } = request.body
    return publicarRascunho(app.db, { id: request.params.id, usuarioId }, { prazo, exigencia: app.instituicao.atual })
  })
}
