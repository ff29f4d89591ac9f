import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { writeLinha } from '../auditoria/audited.ts'
import { requireSessao, sessaoOf } from '../autenticacao/autenticacao.ts'
import { toCaixa } from '../autenticacao/caixa.ts'
import { hashWith } from '../autenticacao/tokenDeEmail.ts'
import type { Db } from '../db/connection.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { logAccess } from '../http/logAccess.ts'
import { networkKeyOf } from '../http/networkKey.ts'
import { operationsOf } from '../http/operation.ts'
import { invalidField, tooMany } from '../http/refusal.ts'
import { createContador } from '../limites/limiter.ts'
import { limitesDeMudancaDeEmail } from '../limites/limitesDeEntrada.ts'
import { createLoginGuard } from '../sessao/loginGuard.ts'
import { cancelMudanca, findEmail, insertMudanca } from '../sessao/mudancasDeEmail.repository.ts'
import { findSenha } from '../sessao/senha.repository.ts'
import { confirmSenha } from '../sessao/confirmSenha.ts'
import { refuseEmail } from './cadastro.ts'
import { confirmar, desfazer } from './mudancaDeEmail.ts'
import { email } from './usuarios.schemas.ts'

const operation = operationsOf('usuarios')

const emailResponse = z.object({
  email: z.string().describe('The address of the account'),
  pendente: z
    .object({ email: z.string(), expira_em: z.iso.datetime().describe('Until when its link confirms it') })
    .nullable()
    .describe('The address that waits for its confirmation; null without one'),
})

const tokenBody = z.object({ token: z.string().trim().min(1).max(200) })
const alteradoResponse = z.object({ email: z.string().describe('The address that the account has now') })

const reading = operation(requireSessao, {
  operationId: 'readMudancaDeEmail',
  summary: 'Reads the address of the person, and the one that waits',
  description: 'The address of the account, and the new one that waits for its confirmation.',
  response: { 200: emailResponse },
})

const asking = operation(requireSessao, {
  operationId: 'createMudancaDeEmail',
  summary: 'Asks for another address of the account',
  refusals: [422, 429],
  description:
    'Mails a link to the new address, which changes it within a day; another request takes the place of one that waits. 422 at `senha_atual` without the present password, 429 after ten such tries in 15 minutes; 422 at `email` if its domain does not fit the role. The response does not tell whether another account has the address: the mail does. 429 after many requests from one network or for one mailbox.',
  body: z.object({ senha_atual: z.string().min(1, 'Digite a sua senha atual.').max(200), email }),
  response: { 202: emailResponse },
})

const cancelling = operation(requireSessao, {
  operationId: 'deleteMudancaDeEmail',
  summary: 'Cancels a change of the address',
  description: 'Cancels the change that waits: its link is refused. Without one it changes nothing.',
  response: { 200: emailResponse },
})

const confirming = operation(null, {
  operationId: 'confirmMudancaDeEmail',
  summary: 'Confirms another address of an account',
  refusals: [409],
  description:
    'Changes the address of an account with the token of a mail, once, within a day. Links that were mailed to the former address end, and a mail to it can undo the change. 400 for an invalid token, 409 if the address is another account’s by now.',
  body: tokenBody,
  response: { 200: alteradoResponse },
})

const undoing = operation(null, {
  operationId: 'undoMudancaDeEmail',
  summary: 'Undoes a change of the address',
  refusals: [409],
  description:
    'Gives an account the former address back with the token of a mail to it, within seven days, also if it was changed again meanwhile. Every session of the person ends, the password does not count any more, and a mail has a link for a new one. 400 for an invalid token, 409 if the address is another account’s by now.',
  body: tokenBody,
  response: { 200: alteradoResponse },
})

const read = async (db: Db, usuarioId: number): Promise<z.output<typeof emailResponse>> => {
  const { email: atual, para, expiraEm } = await findEmail(db, usuarioId)
  return { email: atual, pendente: para && expiraEm ? { email: para, expira_em: expiraEm.toISOString() } : null }
}

/** What the links of the mails do, without a session. */
const linksRoutes: FastifyPluginAsyncZod = async app => {
  app.post('/auth/confirm-email-change', { ...confirming, onResponse: app.mailQueue.wake }, async request => {
    const { usuarioId, para } = await confirmar(app, request.body.token)
    logAccess(request, 'e-mail changed', { usuarioId })
    return { email: para }
  })

  app.post('/auth/undo-email-change', { ...undoing, onResponse: app.mailQueue.wake }, async request => {
    const { usuarioId, para } = await desfazer(app, request.body.token)
    logAccess(request, 'change of e-mail undone', { usuarioId })
    return { email: para }
  })
}

/** The address of an account: asked for in a session, confirmed and undone by the links of mails. */
export const mudancaDeEmailRoutes: FastifyPluginAsyncZod = async app => {
  const { db, settings, counts, mailQueue } = app
  await app.register(linksRoutes)
  const login = createLoginGuard(counts, settings.jwtSecret)
  const redes = createContador(counts, 'mudancaDeEmail:rede', limitesDeMudancaDeEmail.rede)
  const caixas = createContador(counts, 'mudancaDeEmail:caixa', limitesDeMudancaDeEmail.caixa)

  const limit = async (request: FastifyRequest, para: string): Promise<void> => {
    const caixa = hashWith(settings.jwtSecret, `mudanca de email ${toCaixa(para)}`)
    const wait = (await redes.take(networkKeyOf(request))) || (await caixas.take(caixa))
    if (wait > 0) throw tooMany('Muitas mudanças de e-mail em pouco tempo.', wait)
  }

  app.get('/usuarios/me/mudanca-de-email', reading, request => read(db, sessaoOf(request).usuarioId))

  app.post('/usuarios/me/mudanca-de-email', { ...asking, onResponse: mailQueue.wakeLater }, async (request, reply) => {
    const { usuarioId } = sessaoOf(request)
    const { email: para, senha_atual: senha } = request.body
    const { email: atual, ehaluno } = await findEmail(db, usuarioId)
    const recusa = refuseEmail(app.instituicao.atual, { email: para, ehaluno })
    if (recusa) throw invalidField('email', recusa)
    if (para === atual) throw invalidField('email', 'Este já é o e-mail da sua conta.')
    await confirmSenha(request, login, { ...(await findSenha(db, usuarioId)), usuarioId }, senha, 'senha_atual')
    await limit(request, para)
    await inTransaction(db, async transaction => {
      await insertMudanca(transaction, usuarioId, para)
      await writeLinha(transaction, usuarioId, { acao: 'pediu_mudanca_de_email', pessoaId: usuarioId })
    })
    return reply.code(202).send(await read(db, usuarioId))
  })

  app.delete('/usuarios/me/mudanca-de-email', cancelling, async request => {
    const { usuarioId } = sessaoOf(request)
    await inTransaction(db, transaction => cancelMudanca(transaction, usuarioId))
    return read(db, usuarioId)
  })
}
