import { eq } from 'drizzle-orm'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireConfirmado, requireUsuario, sessaoOf } from '../autenticacao.ts'
import { avisar } from '../db/avisos.ts'
import type { Db } from '../db/connection.ts'
import { writeOnce } from '../db/idempotencia.ts'
import { findConversas, mensagemSchema } from '../db/mensagem.ts'
import type { MensagemAnswer } from '../db/mensagem.ts'
import { notificar } from '../db/notificar.ts'
import { conversas } from '../db/schema.rede.ts'
import { idempotencyHeaders } from '../db/texto.ts'
import { Refusal } from '../refusal.ts'
import * as repository from './mensagens.repository.ts'
import * as schemas from './mensagens.schemas.ts'

type Nova = Parameters<typeof repository.insertMensagem>[1]

/** Open pages hear of the message first; 'Notificações' tells who has none open. */
const enviar = async (transaction: Db, nova: Nova): Promise<MensagemAnswer> => {
  const { remetenteId, destinatarioId } = nova
  const destinatario = await repository.findDestinatario(transaction, nova)
  if (!destinatario) throw new Refusal(404, 'Não encontramos a pessoa a quem você escreve.')
  const mensagem = await repository.insertMensagem(transaction, nova)
  const itens = [remetenteId, destinatarioId].map((pessoa): [number, number] => [pessoa, mensagem.id])
  await avisar(transaction, { tipo: 'mensagem', itens })
  await notificar(transaction, [destinatarioId], {
    tipo: 'mensagem',
    icone: 'user',
    titulo: 'Nova mensagem',
    descricao: `${destinatario.remetente} enviou uma mensagem para você.`,
    acao: {
      rotulo: 'Responder',
      href: `${destinatario.ehaluno ? '' : '/professor'}/messages?userId=${remetenteId}`,
    },
  })
  return mensagem
}

const onRequest = requireUsuario

const list = {
  onRequest,
  schema: { description: 'The own conversations, last talk first.', response: { 200: schemas.conversasResponse } },
}

const thread = {
  onRequest,
  schema: {
    description:
      'Messages with one person, oldest first; none with somebody never talked to. Reading the newest marks all of theirs read.',
    params: schemas.conversaParams,
    querystring: schemas.conversaQuery,
    response: { 200: schemas.conversaResponse },
  },
}

const envio = {
  onRequest,
  schema: {
    description:
      'Writes to one person; 404 for an account that is not there, 422 to oneself, 409 while a professor is to be confirmed and the person did not write first.',
    headers: idempotencyHeaders,
    body: schemas.enviarBody,
    response: { 201: mensagemSchema },
  },
}

export const mensagensRoutes: FastifyPluginAsyncZod = async app => {
  app.get('/mensagens/conversas', list, async request => {
    const own = await findConversas(app.db, eq(conversas.usuarioId, sessaoOf(request).usuarioId))
    return own.map(({ conversa }) => conversa)
  })

  app.get('/mensagens/conversa/:id', thread, async request => {
    const { usuarioId } = sessaoOf(request)
    const { id } = request.params
    // Before the messages are read: one that comes in between stays unread, not unseen.
    if (request.query.antes === undefined) await repository.markRead(app.db, usuarioId, id)
    return repository.findMensagens(app.db, [usuarioId, id], request.query)
  })

  app.post('/mensagens', envio, async (request, reply) => {
    const { usuarioId } = sessaoOf(request)
    const { destinatario_id: destinatarioId, conteudo } = request.body
    if (destinatarioId === usuarioId) throw new Refusal(422, 'Você não pode escrever para si mesmo.')
    const { aConfirmar } = sessaoOf(request)
    if (aConfirmar && !(await repository.hasEscrito(app.db, { de: destinatarioId, para: usuarioId }))) {
      requireConfirmado(request, 409)
    }
    const chave = request.headers['idempotency-key']
    const pedido = { usuarioId, rota: 'POST /mensagens', chave, corpo: request.body }
    const mensagem = await writeOnce(app.db, pedido, transaction =>
      enviar(transaction, { remetenteId: usuarioId, destinatarioId, conteudo }),
    )
    return reply.code(201).send(mensagem)
  })
}
