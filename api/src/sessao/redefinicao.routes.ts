import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Db } from '../db/connection.ts'
import { pedirEmail } from '../db/emailsAEnviar.ts'
import { findTokenDeEmail } from '../db/tokensDeEmail.ts'
import { enderecoOf } from '../endereco.ts'
import { Refusal } from '../refusal.ts'
import { registrar } from '../registro.ts'
import { hashSenha } from '../senhas.ts'
import { hashTokenDeEmail } from '../tokenDeEmail.ts'
import { resetSenha } from './contas.repository.ts'
import type { LoginGuard } from './loginGuard.ts'
import * as schemas from './sessao.schemas.ts'
import { createTokenGuard } from './tokenGuard.ts'

const invalid = () => new Refusal(400, 'Link de redefinição de senha inválido ou expirado.')

/** The account. @throws Refusal 400 for a token that does not count, before the costly hash */
const reset = async (db: Db, tokenHash: string, senha: string) => {
  if ((await findTokenDeEmail(db, 'redefinicao', tokenHash)) === null) throw invalid()
  const senhaHash = await hashSenha(senha)
  const conta = await db.transaction(transaction => resetSenha(transaction, tokenHash, senhaHash))
  if (conta === null) throw invalid()
  return conta
}

/** A new password for who reads the account's mail. */
export const redefinicaoRoutes: FastifyPluginAsyncZod<{ login: LoginGuard }> = async (app, { login }) => {
  const guard = createTokenGuard()

  app.post(
    '/auth/forgot-password',
    {
      config: { rateLimit: schemas.mailRequests },
      onResponse: app.mailQueue.wake,
      schema: {
        description: 'Sends a link for a new password, if the address has an account.',
        body: schemas.emailBody,
        response: { 200: schemas.detailResponse },
      },
    },
    async request => {
      await pedirEmail(app.db, 'redefinicao', request.body.email)
      return { detail: 'Se houver uma conta com este e-mail, enviamos um link para criar uma nova senha.' }
    },
  )

  app.post(
    '/auth/reset-password',
    {
      onResponse: app.mailQueue.wake,
      schema: {
        description:
          'Sets a new password by the token of a mail, once, within an hour; every session of the person ends, and a mail tells its owner. 400 for any other token, 429 after many of those from one address.',
        body: schemas.resetPasswordBody,
        response: { 200: schemas.detailResponse },
      },
    },
    async request => {
      guard.enter(enderecoOf(request))
      const tokenHash = hashTokenDeEmail(app.settings.jwtSecret, 'redefinicao', request.body.token)
      const { usuarioId, email } = await reset(app.db, tokenHash, request.body.new_password)
      guard.succeed(enderecoOf(request))
      login.forgive(email)
      registrar(request, 'password reset', { usuarioId })
      return { detail: 'Senha redefinida!' }
    },
  )
}
