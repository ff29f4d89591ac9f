import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { pedirEmail } from '../db/emailsAEnviar.ts'
import { insertTokenDeEmail } from '../db/tokensDeEmail.ts'
import { redeOf } from '../endereco.ts'
import { Refusal } from '../refusal.ts'
import { registrar } from '../registro.ts'
import { issueToken } from '../token.ts'
import { createTokenDeRedefinicao, hashTokenDeEmail, hashWith } from '../tokenDeEmail.ts'
import { verifyConta } from './contas.repository.ts'
import * as schemas from './sessao.schemas.ts'
import { createTokenGuard } from './tokenGuard.ts'

type Verificacao = z.infer<typeof schemas.verifyEmailBody>

/** The account that is verified now, and the token to choose a password by where it has none. */
const verify = ({ db, settings }: FastifyInstance, { token, prova }: Verificacao) =>
  db.transaction(async transaction => {
    const { jwtSecret, instituicao } = settings
    const conta = await verifyConta(transaction, {
      tokenHash: hashTokenDeEmail(jwtSecret, 'verificacao', token),
      provaHash: prova === undefined ? null : hashWith(jwtSecret, prova),
      dominios: instituicao.dominiosQueProvamProfessor,
    })
    if (!conta) throw new Refusal(400, 'Código inválido ou expirado.')
    if (!conta.semSenha) return { conta }
    const tokenDeSenha = createTokenDeRedefinicao()
    const tokenHash = hashTokenDeEmail(jwtSecret, 'redefinicao', tokenDeSenha)
    await insertTokenDeEmail(transaction, { usuarioId: conta.usuarioId, tipo: 'redefinicao', tokenHash })
    return { conta, tokenDeSenha }
  })

const verification = {
  description:
    "Confirms an e-mail by the token of its link or by the code as typed, once, within an hour, and signs in. The registration's password counts only with its `prova`; else it is gone, and `password_token` sets one. 400 for any other, 429 after many of those from one network.",
  body: schemas.verifyEmailBody,
  response: { 200: schemas.verifyEmailResponse },
}

/** What makes a registered account one that can sign in. */
export const verificacaoRoutes: FastifyPluginAsyncZod = async app => {
  const guard = createTokenGuard(app.contagem)

  app.post('/auth/verify-email', { schema: verification }, async request => {
    await guard.enter(redeOf(request))
    const { conta, tokenDeSenha } = await verify(app, request.body)
    await guard.succeed(redeOf(request))
    registrar(request, 'e-mail verified', { usuarioId: conta.usuarioId })
    return {
      access_token: await issueToken(app.settings, conta),
      is_student: conta.ehaluno,
      user_name: conta.usuario,
      password_token: tokenDeSenha,
    }
  })

  app.post(
    '/auth/resend-verification',
    {
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
