import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireConfirmado, requireUsuario, sessaoOf } from '../autenticacao/autenticacao.ts'
import { alsoRefuse, validFields } from '../http/alsoRefuse.ts'
import { operationsOf } from '../http/operation.ts'
import { refuseAny, toProblema } from '../http/refusal.ts'
import type { Problema } from '../http/refusal.ts'
import { mensagemSchema } from './mensagem.ts'
import * as repository from './mensagens.repository.ts'
import * as schemas from './mensagens.schemas.ts'
import { enviar, listConversas, readConversa } from './mensagens.ts'

const operation = operationsOf('mensagens')

const list = operation(requireUsuario, {
  operationId: 'listConversas',
  summary: 'Lists the own conversations',
  description: "The person's own conversations, latest message first.",
  response: { 200: schemas.conversasResponse },
})

const thread = operation(requireUsuario, {
  operationId: 'listMensagens',
  summary: 'Lists the messages with one person',
  description:
    'The messages with one person, oldest first; empty without a conversation. Reading the newest window marks all of theirs as read.',
  params: schemas.conversaParams,
  querystring: schemas.conversaQuery,
  response: { 200: schemas.conversaResponse },
})

const busca = operation(requireUsuario, {
  operationId: 'searchMensagens',
  summary: 'Searches the own messages',
  description:
    'The messages to and from the person that have all words of `busca`, newest first, among the newest 200 of each of the latest 100 conversations. Marks nothing as read.',
  querystring: schemas.buscaQuery,
  response: { 200: schemas.buscaResponse },
})

const envio = operation(requireUsuario, {
  operationId: 'sendMensagem',
  summary: 'Sends a message',
  refusals: [404, 409],
  description:
    'Sends a message to one person; 404 for an unknown account, 422 to oneself, 409 for a professor who is not confirmed, unless the person wrote first, and if one blocked the other, unless the sender manages a vaga to which the person applied.',
  headers: schemas.enviarHeaders,
  body: schemas.enviarBody,
  response: { 201: mensagemSchema },
})

const findProblemas = (request: FastifyRequest, { destinatario_id }: Partial<schemas.Enviar>): Problema[] =>
  destinatario_id === sessaoOf(request).usuarioId
    ? [toProblema('destinatario_id', 'Você não pode escrever para si mesmo.')]
    : []

const more = alsoRefuse(request => findProblemas(request, validFields(schemas.enviarBody, request.body)))

export const mensagensRoutes: FastifyPluginAsyncZod = async app => {
  const { db } = app

  app.get('/mensagens/conversas', list, async request => listConversas(db, sessaoOf(request).usuarioId))

  app.get('/mensagens/conversa/:id', thread, async request =>
    readConversa(db, { usuarioId: sessaoOf(request).usuarioId, outroId: request.params.id }, request.query),
  )

  app.get('/mensagens', busca, async request =>
    repository.searchMensagens(db, sessaoOf(request).usuarioId, request.query),
  )

  app.post('/mensagens', { ...envio, ...more, onResponse: app.mailQueue.wake }, async (request, reply) => {
    const { usuarioId, aConfirmar } = sessaoOf(request)
    const { destinatario_id: destinatarioId, conteudo } = request.body
    refuseAny(findProblemas(request, request.body))
    if (aConfirmar && !(await repository.hasEscrito(db, { de: destinatarioId, para: usuarioId }))) {
      requireConfirmado(request, 409)
    }
    const mensagem = await enviar(
      db,
      { remetenteId: usuarioId, destinatarioId, conteudo },
      { idempotencyKey: request.headers['idempotency-key'], daVaga: request.headers['comunicado-vaga'] },
    )
    return reply.code(201).send(mensagem)
  })
}
