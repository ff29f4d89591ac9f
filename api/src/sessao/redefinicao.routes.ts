import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { pedirEmail } from '../db/emailsAEnviar.ts'
import { findTokenDeEmail } from '../db/tokensDeEmail.ts'
import { redeOf } from '../endereco.ts'
import { Refusal, invalidField } from '../refusal.ts'
import { registrar } from '../registro.ts'
import { refuseSenha } from '../senhaFraca.ts'
import { hashSenha } from '../senhas.ts'
import { hashTokenDeEmail } from '../tokenDeEmail.ts'
import { findPessoa, resetSenha } from './contas.repository.ts'
import type { LoginGuard } from './loginGuard.ts'
import * as schemas from './sessao.schemas.ts'
import { createTokenGuard } from './tokenGuard.ts'

const invalid = () => new Refusal(400, 'Link de redefinição de senha inválido ou expirado.')

/** The account. @throws Refusal 400 for a token that does not count, before the costly hash; 422 for a weak password */
const reset = async ({ db, settings }: FastifyInstance, token: string, senha: string) => {
  const tokenHash = hashTokenDeEmail(settings.jwtSecret, 'redefinicao', token)
  const usuarioId = await findTokenDeEmail(db, 'redefinicao', tokenHash)
  const pessoa = usuarioId === null ? null : await findPessoa(db, usuarioId)
  if (!pessoa) throw invalid()
  const fraca = refuseSenha(senha, pessoa)
  if (fraca) throw invalidField('new_password', fraca)
  const senhaHash = await hashSenha(senha)
  const dominios = settings.instituicao.dominiosQueProvamProfessor
  const conta = await db.transaction(transaction => resetSenha(transaction, { tokenHash, senhaHash, dominios }))
  if (conta === null) throw invalid()
  return conta
}

/** A new password for who reads the account's mail. */
export const redefinicaoRoutes: FastifyPluginAsyncZod<{ login: LoginGuard }> = async (app, { login }) => {
  const guard = createTokenGuard(app.contagem)

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
      onResponse: app.mailQueue.wake,
      schema: {
        description:
          'Sets a new password by the token of a mail, once, within an hour; every session of the person ends, and a mail tells its owner. 422 for a weak password, 400 for any other token, 429 after many of those from one network.',
        body: schemas.resetPasswordBody,
        response: { 200: schemas.detailResponse },
      },
    },
    async request => {
      await guard.enter(redeOf(request))
      const { usuarioId, email } = await reset(app, request.body.token, request.body.new_password)
      await guard.succeed(redeOf(request))
      await login.forgive(email, redeOf(request))
      registrar(request, 'password reset', { usuarioId })
      return { detail: 'Senha redefinida!' }
    },
  )
}
