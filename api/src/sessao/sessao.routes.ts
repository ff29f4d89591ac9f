import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireSessao, sessaoOf } from '../autenticacao/autenticacao.ts'
import { secretsOf } from '../autenticacao/chaves.ts'
import { revokeToken } from '../autenticacao/sessoes.ts'
import { networkKeyOf } from '../http/networkKey.ts'
import { operationsOf } from '../http/operation.ts'
import { Refusal } from '../http/refusal.ts'
import { logAccess } from '../http/logAccess.ts'
import { isSenhaCorreta } from '../autenticacao/senhas.ts'
import { readDispositivo } from './dispositivo.ts'
import { signIn } from './entrar.ts'
import { linkDeEntradaRoutes } from './linkDeEntrada.routes.ts'
import { createLoginGuard } from './loginGuard.ts'
import { redefinicaoRoutes } from './redefinicao.routes.ts'
import { findConta } from './sessao.repository.ts'
import { loginBody, loginResponse } from './sessao.schemas.ts'
import { senhaRoutes } from './senha.routes.ts'
import { sessoesRoutes } from './sessoes.routes.ts'
import { verificacaoRoutes } from './verificacao.routes.ts'

const operation = operationsOf('sessao')

const entrada = operation(null, {
  operationId: 'login',
  summary: 'Signs in',
  refusals: [401, 403, 423, 429],
  description:
    'Signs in. 401 for a wrong e-mail or a wrong password, without a difference; 403 while the e-mail is not verified; 423 for a suspended account, with the reason; 429 after ten refused tries in 15 minutes from one network. A device that signed in before has its own count.',
  body: loginBody,
  response: { 200: loginResponse },
})

export const sessaoRoutes: FastifyPluginAsyncZod = async app => {
  const { jwtSecret } = app.settings
  const guard = createLoginGuard(app.counts, jwtSecret)
  await app.register(verificacaoRoutes)
  await app.register(redefinicaoRoutes, { login: guard })
  await app.register(linkDeEntradaRoutes, { login: guard })
  await app.register(sessoesRoutes)
  await app.register(senhaRoutes, { login: guard })

  app.post('/users/login', entrada, async request => {
    const { email, password, device_token: token } = request.body
    const conta = await findConta(app.db, email)
    request.conta = conta?.usuarioId ?? null
    const dispositivo = readDispositivo(secretsOf(app.settings), token, { email, versao: conta?.versao ?? 0 })
    const succeed = await guard.enter({ email, rede: networkKeyOf(request), dispositivo })
    const correct = await isSenhaCorreta(conta?.senhaHash ?? null, password)
    if (!conta || !correct) throw new Refusal(401, 'Credenciais inválidas.')
    await succeed()
    if (!conta.emailVerificadoEm) throw new Refusal(403, 'Confirme o seu e-mail antes de entrar.')
    logAccess(request, 'signed in')
    return signIn(request, { ...conta, email }, dispositivo !== null)
  })

  app.post(
    '/auth/logout',
    operation(requireSessao, {
      operationId: 'logout',
      summary: 'Signs out',
      description: 'Signs this token out: it is refused from then on.',
      response: { 204: z.undefined() },
    }),
    async (request, reply) => {
      await revokeToken(app.db, sessaoOf(request))
      logAccess(request, 'signed out')
      return reply.code(204).send()
    },
  )
}
