import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { hashTokenDeEmail } from '../autenticacao/tokenDeEmail.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { networkKeyOf } from '../http/networkKey.ts'
import { operationsOf } from '../http/operation.ts'
import { Refusal } from '../http/refusal.ts'
import { enqueueEmail } from '../notificacoes/emailsAEnviar.ts'
import { spendLinkDeEntrada } from './contas.repository.ts'
import { signIn } from './entrar.ts'
import type { LoginGuard } from './loginGuard.ts'
import { offerCopia } from './offerCopia.ts'
import { refuseSenhaDe } from './soPelaUniversidade.ts'
import * as schemas from './sessao.schemas.ts'

const operation = operationsOf('sessao')

const sending = operation(null, {
  operationId: 'sendLoginLink',
  summary: 'Sends a link that signs in',
  description:
    'Sends a link that signs in, if the address has an account. After five in an hour it sends none, and the unused ones of the hour work for another 15 minutes.',
  body: schemas.emailBody,
  response: { 200: schemas.detailResponse },
})

const signingIn = operation(null, {
  operationId: 'loginByLink',
  summary: 'Signs in by a link',
  description:
    'Signs in with the token of a mail, once, within 15 minutes. 400 for an invalid token, 409 if only the sign-in at the university is for this account, 423 for a suspended account, as a sign-in with a password. An account with a second factor gets `segundo_fator`, as from `POST /users/login`.',
  refusals: [409, 423],
  body: schemas.loginByLinkBody,
  response: { 200: schemas.loginResponse },
})

/**
 * Sign-in by a link of a mail, for an owner whose password strangers delay by guessing. So nothing that strangers do may
 * delay it: the token is too long to be guessed and needs no limit, and a mailbox that got its mails of the hour gets
 * its links renewed instead (mail/mailQueue.ts).
 */
export const linkDeEntradaRoutes: FastifyPluginAsyncZod<{ login: LoginGuard }> = async (app, { login }) => {
  const { jwtSecret } = app.settings

  app.post('/auth/login-link', { ...sending, onResponse: app.mailQueue.wakeLater }, async request => {
    await enqueueEmail(app.db, 'entrada', request.body.email)
    return { detail: 'Se houver uma conta com este e-mail, enviamos um link para entrar.' }
  })

  app.post('/auth/login-by-link', signingIn, async request => {
    const tokenHash = hashTokenDeEmail(jwtSecret, 'entrada', request.body.token)
    const conta = await inTransaction(app.db, transaction => spendLinkDeEntrada(transaction, tokenHash))
    if (!conta) throw new Refusal(400, 'Link de entrada inválido ou expirado.')
    const email = conta.email.toLowerCase()
    await login.forgive(email, networkKeyOf(request))
    await offerCopia(request, login, email, conta)
    refuseSenhaDe(app.settings, conta.papeis)
    return signIn(request, { ...conta, email }, true)
  })
}
