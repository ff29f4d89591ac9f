import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireUsuario, sessaoOf } from '../autenticacao.ts'
import { revokeToken } from '../db/sessoes.ts'
import { enderecoOf } from '../endereco.ts'
import { Refusal } from '../refusal.ts'
import { registrar } from '../registro.ts'
import { isSenhaCorreta } from '../senhas.ts'
import { issueToken } from '../token.ts'
import { createLoginGuard } from './loginGuard.ts'
import { redefinicaoRoutes } from './redefinicao.routes.ts'
import { findConta } from './sessao.repository.ts'
import { loginBody, loginResponse } from './sessao.schemas.ts'
import { verificacaoRoutes } from './verificacao.routes.ts'

export const sessaoRoutes: FastifyPluginAsyncZod = async app => {
  const guard = createLoginGuard()
  await app.register(verificacaoRoutes)
  await app.register(redefinicaoRoutes, { login: guard })

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
      guard.enter(email, enderecoOf(request))
      const conta = await findConta(app.db, email)
      request.conta = conta?.usuarioId ?? null
      const correct = await isSenhaCorreta(conta?.senhaHash ?? null, password)
      if (!conta || !correct) throw new Refusal(401, 'Credenciais inválidas.')
      guard.succeed(email, enderecoOf(request))
      if (!conta.emailVerificadoEm) throw new Refusal(403, 'Confirme o seu e-mail antes de entrar.')
      registrar(request, 'signed in')
      return { access_token: await issueToken(app.settings, conta), is_student: conta.ehaluno }
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
      registrar(request, 'signed out')
      return reply.code(204).send()
    },
  )
}
