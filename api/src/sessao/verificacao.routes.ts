import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { enqueueEmail } from '../notificacoes/emailsAEnviar.ts'
import { networkKeyOf } from '../http/networkKey.ts'
import { writeLinha } from '../auditoria/audited.ts'
import { logAccess } from '../http/logAccess.ts'
import { operationsOf } from '../http/operation.ts'
import { lugarOf } from '../autenticacao/lugar.ts'
import { openSessao } from '../autenticacao/sessoes.ts'
import * as schemas from './sessao.schemas.ts'
import { createTokenGuard } from './tokenGuard.ts'
import { findAlheio, verify } from './verificacao.ts'

const operation = operationsOf('sessao')

const verification = operation(null, {
  operationId: 'verifyEmail',
  summary: 'Verifies an e-mail',
  refusals: [429],
  description:
    'Verifies an e-mail with the token of its link or the typed code, once, within an hour, and signs in. It verifies the registration of the address that has the `prova`, with its password. Without one it verifies the registration of the mail, deletes its password, and `password_token` sets a new one; with `perguntar` it returns that registration instead and changes nothing. 400 for an invalid token, 429 after many of those from one network.',
  body: schemas.verifyEmailBody,
  response: { 200: schemas.verifyEmailResponse },
})

/** Verification of a registered account. */
export const verificacaoRoutes: FastifyPluginAsyncZod = async app => {
  const guard = createTokenGuard(app.counts)

  app.post('/auth/verify-email', verification, async request => {
    await guard.enter(networkKeyOf(request))
    const cadastro = await findAlheio(app, request.body)
    if (cadastro) {
      await guard.succeed(networkKeyOf(request))
      return { cadastro }
    }
    const { conta, tokenDeSenha } = await verify(app, request.body)
    await guard.succeed(networkKeyOf(request))
    logAccess(request, 'e-mail verified', { usuarioId: conta.usuarioId })
    await writeLinha(app.db, conta.usuarioId, { acao: 'entrou' })
    return {
      access_token: await openSessao(app.db, app.settings, conta, lugarOf(request)),
      is_student: conta.papeis.includes('aluno'),
      user_name: conta.usuario,
      password_token: tokenDeSenha,
    }
  })

  app.post(
    '/auth/resend-verification',
    {
      ...operation(null, {
        operationId: 'resendVerification',
        summary: 'Sends the mail of a registration again',
        description: 'Sends the mail of the registration again, if the address has an unverified account.',
        body: schemas.emailBody,
        response: { 200: schemas.detailResponse },
      }),
      onResponse: app.mailQueue.wakeLater,
    },
    async request => {
      await enqueueEmail(app.db, 'verificacao', request.body.email)
      return { detail: 'Se houver uma conta a confirmar com este e-mail, enviamos um novo código.' }
    },
  )
}
