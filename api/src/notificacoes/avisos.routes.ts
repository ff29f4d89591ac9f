import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireUsuario, sessaoOf } from '../autenticacao/autenticacao.ts'
import type { Sessao } from '../autenticacao/autenticacao.ts'
import { secretsOf } from '../autenticacao/chaves.ts'
import type { Db } from '../db/connection.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { modosDeAviso } from '../db/schema/avisos.ts'
import { operationsOf } from '../http/operation.ts'
import { Refusal, invalidField } from '../http/refusal.ts'
import { texto } from '../http/texto.ts'
import { modosDe, regraDe, tiposDeAviso } from './avisos.ts'
import { readCancelamento } from './cancelamento.ts'
import { findModos, saveModo, stopMails } from './preferencias.repository.ts'

const operation = operationsOf('notificacoes')

const tipo = z.enum(tiposDeAviso)
const modo = z
  .enum(modosDeAviso)
  .describe('Only on the board, by mail at once, in the daily summary by mail, or not at all')

const avisosResponse = z.object({
  avisos: z
    .array(z.object({ tipo, modo, modos: z.array(z.enum(modosDeAviso)).describe('The ways that can be chosen') }))
    .describe('Every kind of the role'),
})

const reading = operation(requireUsuario, {
  operationId: 'listAvisos',
  summary: 'Lists how one is told of each kind of event',
  description: 'For each kind of event of the role, how the person is told of it.',
  response: { 200: avisosResponse },
})

const choosing = operation(requireUsuario, {
  operationId: 'updateAviso',
  summary: 'Chooses how one is told of a kind of event',
  description: 'Chooses how the person is told of one kind of event; 422 for a kind of the other role.',
  body: z.object({ tipo, modo }),
  response: { 200: avisosResponse },
})

const stopping = operation(null, {
  operationId: 'stopAviso',
  summary: 'Stops the mails of one kind',
  description:
    'Stops the mails of the kind that the token of a mail names, without a session: the board keeps telling. 400 for a token that is not valid. Repeating it changes nothing.',
  body: z.object({ token: texto(200).min(1) }),
  response: { 200: z.object({ rotulo: z.string().describe('What the kind is called') }) },
})

const list = async (db: Db, sessao: Sessao) => ({
  avisos: (await findModos(db, sessao)).map(({ tipo, modo }) => ({ tipo, modo, modos: [...modosDe(tipo)] })),
})

/** How a person is told of each kind of event, and the link of every mail that stops its kind. */
export const avisosRoutes: FastifyPluginAsyncZod = async app => {
  const { db, settings } = app

  app.get('/usuarios/me/avisos', reading, async request => list(db, sessaoOf(request)))

  app.put('/usuarios/me/avisos', choosing, async request => {
    const { usuarioId, papeis } = sessaoOf(request)
    const { tipo, modo } = request.body
    if (!papeis.includes(regraDe(tipo).papel)) throw invalidField('tipo', 'Este aviso não é para você.')
    if (!modosDe(tipo).includes(modo)) throw invalidField('modo', 'Este aviso não pode ser recebido assim.')
    await inTransaction(db, transaction => saveModo(transaction, { usuarioId, tipo, modo }))
    return list(db, sessaoOf(request))
  })

  app.post('/avisos/cancelar', stopping, async request => {
    const cancelamento = readCancelamento(secretsOf(settings), request.body.token)
    if (!cancelamento || !(await stopMails(db, cancelamento.usuarioId, cancelamento.tipo))) {
      throw new Refusal(400, 'Este link não é válido.')
    }
    return { rotulo: cancelamento.tipo === 'resumo' ? 'Resumo do dia' : regraDe(cancelamento.tipo).rotulo }
  })
}
