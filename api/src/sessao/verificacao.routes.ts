import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { pedirEmail } from '../db/emailsAEnviar.ts'
import { enderecoOf } from '../endereco.ts'
import { Refusal } from '../refusal.ts'
import { registrar } from '../registro.ts'
import { issueToken } from '../token.ts'
import { hashTokenDeEmail } from '../tokenDeEmail.ts'
import { verifyConta } from './contas.repository.ts'
import * as schemas from './sessao.schemas.ts'
import { createTokenGuard } from './tokenGuard.ts'

/** What makes a registered account one that can sign in. */
export const verificacaoRoutes: FastifyPluginAsyncZod = async app => {
  const guard = createTokenGuard()
  const { settings } = app

  app.post(
    '/auth/verify-email',
    {
      schema: {
        description:
          'Confirms an e-mail by the token of its link or by the code as typed, once, within an hour, and signs in. 400 for any other, 429 after many of those from one address.',
        body: schemas.verifyEmailBody,
        response: { 200: schemas.verifyEmailResponse },
      },
    },
    async request => {
      guard.enter(enderecoOf(request))
      const tokenHash = hashTokenDeEmail(settings.jwtSecret, 'verificacao', request.body.token)
      const conta = await app.db.transaction(transaction => verifyConta(transaction, tokenHash))
      if (!conta) throw new Refusal(400, 'Código inválido ou expirado.')
      guard.succeed(enderecoOf(request))
      registrar(request, 'e-mail verified', { usuarioId: conta.usuarioId })
      return { access_token: await issueToken(settings, conta), is_student: conta.ehaluno, user_name: conta.usuario }
    },
  )

  app.post(
    '/auth/resend-verification',
    {
      config: { rateLimit: schemas.mailRequests },
      onResponse: app.mailQueue.wake,
      schema: {
        description: 'Sends the mail of the registration again, if the address has an unverified account.',
        body: schemas.emailBody,
        response: { 200: schemas.detailResponse },
      },
    },
    async request => {
      await pedirEmail(app.db, 'verificacao', request.body.email)
      return { detail: 'Se houver uma conta a confirmar com este e-mail, enviamos um novo código.' }
    },
  )
}
