import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireUsuario, sessaoOf } from '../autenticacao.ts'
import { revokeToken } from '../db/sessoes.ts'
import { Refusal, tooMany } from '../refusal.ts'
import { isSenhaCorreta } from '../senhas.ts'
import { issueToken } from '../token.ts'
import { findConta } from './sessao.repository.ts'
import { loginBody, loginResponse } from './sessao.schemas.ts'
import { createTentativas } from './tentativas.ts'

const windowMs = 15 * 60 * 1000

/** A campus may sit behind one address: its limit only stops somebody trying account after account. */
const limits = { conta: 10, endereco: 200 }

/** Refused sign-ins, per account and per address. Those that succeed cost nothing. */
const createLoginGuard = () => {
  const contas = createTentativas({ max: limits.conta, windowMs })
  const enderecos = createTentativas({ max: limits.endereco, windowMs })
  return {
    enter: (email: string, ip: string) => {
      const wait = enderecos.take(ip) || contas.take(email)
      if (wait > 0) throw tooMany('Muitas tentativas de entrar.', wait)
    },
    succeed: (email: string, ip: string) => {
      contas.clear(email)
      enderecos.giveBack(ip)
    },
  }
}

export const sessaoRoutes: FastifyPluginAsyncZod = async app => {
  const guard = createLoginGuard()

  app.post(
    '/users/login',
    {
      schema: {
        description:
          'Signs in. 401 for a wrong e-mail or password alike, 403 while the e-mail is unverified, 429 after ten refused tries in 15 minutes.',
        body: loginBody,
        response: { 200: loginResponse },
      },
    },
    async request => {
      const { email, password } = request.body
      guard.enter(email, request.ip)
      const conta = await findConta(app.db, email)
      const correct = await isSenhaCorreta(conta?.senhaHash ?? null, password)
      if (!conta || !correct) throw new Refusal(401, 'Credenciais inválidas.')
      guard.succeed(email, request.ip)
      if (!conta.emailVerificadoEm) throw new Refusal(403, 'Confirme o seu e-mail antes de entrar.')
      return { access_token: await issueToken(app.settings.jwtSecret, conta), is_student: conta.ehaluno }
    },
  )

  app.post(
    '/auth/logout',
    {
      onRequest: requireUsuario,
      schema: { description: 'Signs this token out: it is refused from then on.', response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      await revokeToken(app.db, sessaoOf(request))
      return reply.code(204).send()
    },
  )
}
