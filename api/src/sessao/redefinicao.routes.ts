import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Db } from '../db/connection.ts'
import { pedirEmail } from '../db/emailsAEnviar.ts'
import { findTokenDeEmail } from '../db/tokensDeEmail.ts'
import { redeOf } from '../endereco.ts'
import { Refusal } from '../refusal.ts'
import { hashSenha } from '../senhas.ts'
import { hashTokenDeEmail } from '../tokenDeEmail.ts'
import { resetSenha } from './contas.repository.ts'
import type { LoginGuard } from './loginGuard.ts'
import * as schemas from './sessao.schemas.ts'
import { createTokenGuard } from './tokenGuard.ts'

const invalid = () => new Refusal(400, 'Link de redefinição de senha inválido ou expirado.')

/** The account's e-mail. @throws Refusal 400 for a token that does not count, before the costly hash */
const reset = async (db: Db, tokenHash: string, senha: string): Promise<string> => {
  if ((await findTokenDeEmail(db, 'redefinicao', tokenHash)) === null) throw invalid()
  const senhaHash = await hashSenha(senha)
  const email = await db.transaction(transaction => resetSenha(transaction, tokenHash, senhaHash))
  if (email === null) throw invalid()
  return email
}

/** A new password for who reads the account's mail. */
export const redefinicaoRoutes: FastifyPluginAsyncZod<{ login: LoginGuard }> = async (app, { login }) => {
  const guard = createTokenGuard(app.db)

  app.post(
    '/auth/forgot-password',
    {
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
      schema: {
        description:
          'Sets a new password by the token of a mail, once, within an hour; every session of the person ends. 400 for any other token, 429 after many of those from one network.',
        body: schemas.resetPasswordBody,
        response: { 200: schemas.detailResponse },
      },
    },
    async request => {
      await guard.enter(redeOf(request))
      const tokenHash = hashTokenDeEmail(app.settings.jwtSecret, 'redefinicao', request.body.token)
      const email = await reset(app.db, tokenHash, request.body.new_password)
      await guard.succeed(redeOf(request))
      await login.forgive(email, redeOf(request))
      return { detail: 'Senha redefinida!' }
    },
  )
}
