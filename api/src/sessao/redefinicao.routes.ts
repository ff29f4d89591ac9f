import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { enqueueEmail } from '../notificacoes/emailsAEnviar.ts'
import { toNovaSenha } from '../autenticacao/senhaFraca.ts'
import { networkKeyOf } from '../http/networkKey.ts'
import { logAccess } from '../http/logAccess.ts'
import { operationsOf } from '../http/operation.ts'
import type { LoginGuard } from './loginGuard.ts'
import * as schemas from './sessao.schemas.ts'
import { createTokenGuard } from './tokenGuard.ts'
import { reset } from './redefinicao.ts'

const operation = operationsOf('sessao')

const forgotten = operation(null, {
  operationId: 'sendPasswordReset',
  summary: 'Sends a link for a new password',
  description: 'Sends a link for a new password, if the address has an account.',
  body: schemas.emailBody,
  response: { 200: schemas.detailResponse },
})

/** Password resets, by a mail to the account's address. */
export const redefinicaoRoutes: FastifyPluginAsyncZod<{ login: LoginGuard }> = async (app, { login }) => {
  const guard = createTokenGuard(app.counts)

  app.post('/auth/forgot-password', { ...forgotten, onResponse: app.mailQueue.wakeLater }, async request => {
    await enqueueEmail(app.db, 'redefinicao', request.body.email)
    return { detail: 'Se houver uma conta com este e-mail, enviamos um link para criar uma nova senha.' }
  })

  app.post(
    '/auth/reset-password',
    {
      ...operation(null, {
        operationId: 'resetPassword',
        summary: 'Sets a new password',
        refusals: [429],
        description:
          'Sets a new password with the token of a mail, once, within an hour. Every session of the person ends, and a mail informs the owner. 422 for a weak password, 400 for an invalid token, 429 after many of those from one network.',
        body: schemas.toResetPasswordBody(toNovaSenha(app.settings.senhaMinima)),
        response: { 200: schemas.detailResponse },
      }),
      onResponse: app.mailQueue.wake,
    },
    async request => {
      await guard.enter(networkKeyOf(request))
      const { usuarioId, email } = await reset(app, request.body.token, request.body.new_password)
      await guard.succeed(networkKeyOf(request))
      await login.forgive(email, networkKeyOf(request))
      logAccess(request, 'password reset', { usuarioId })
      return { detail: 'Senha redefinida!' }
    },
  )
}
