import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireIdentidade, sessaoOf } from '../autenticacao/autenticacao.ts'
import { secretsOf } from '../autenticacao/chaves.ts'
import { unseal } from '../autenticacao/selo.ts'
import { revokeToken, takeIdToken } from '../autenticacao/sessoes.ts'
import { networkKeyOf } from '../http/networkKey.ts'
import { operationsOf } from '../http/operation.ts'
import { Refusal } from '../http/refusal.ts'
import { logAccess } from '../http/logAccess.ts'
import { isSenhaCorreta } from '../autenticacao/senhas.ts'
import { readDispositivo } from './dispositivo.ts'
import { signIn } from './entrar.ts'
import { createFatorGuard } from './fatorGuard.ts'
import { linkDeEntradaRoutes } from './linkDeEntrada.routes.ts'
import { createLoginGuard } from './loginGuard.ts'
import { offerCopia } from './offerCopia.ts'
import { redefinicaoRoutes } from './redefinicao.routes.ts'
import { findConta } from './sessao.repository.ts'
import { loginBody, loginResponse, logoutResponse } from './sessao.schemas.ts'
import { segundoFatorRoutes } from './segundoFator.routes.ts'
import { segundoPassoRoutes } from './segundoPasso.routes.ts'
import { refuseSenhaDe } from './soPelaUniversidade.ts'
import { senhaRoutes } from './senha.routes.ts'
import { sessoesRoutes } from './sessoes.routes.ts'
import { verificacaoRoutes } from './verificacao.routes.ts'

const operation = operationsOf('sessao')

const entrada = operation(null, {
  operationId: 'login',
  summary: 'Signs in',
  refusals: [401, 403, 409, 423, 429],
  description:
    'Signs in. 401 for a wrong e-mail or a wrong password, without a difference; 403 while the e-mail is not verified; 409 if only the sign-in at the university is for this account; 423 for a suspended account, with the reason and, if its owner may object, the token for that; 429 after ten refused tries in 15 minutes from one network. A device that signed in before has its own count. An account with a second factor gets no session but `segundo_fator`, a challenge for `POST /auth/segundo-fator`.',
  body: loginBody,
  response: { 200: loginResponse },
})

const saida = operation(requireIdentidade, {
  operationId: 'logout',
  summary: 'Signs out',
  description:
    "Signs this token out: it is refused from then on. 200 with the address that ends the session at the university's provider too, if it began there.",
  response: { 200: logoutResponse, 204: z.undefined() },
})

/** The address that ends the session at the provider; null for a session that did not begin there. */
const leaveProvedor = async ({ db, settings, provedor }: FastifyInstance, jti: string): Promise<string | null> => {
  const sealed = provedor && (await takeIdToken(db, jti))
  const kept = sealed ? await unseal(settings, 'id-token', sealed) : null
  return provedor && typeof kept?.['idToken'] === 'string' ? provedor.leave(kept['idToken']) : null
}

export const sessaoRoutes: FastifyPluginAsyncZod = async app => {
  const { jwtSecret } = app.settings
  const guard = createLoginGuard(app.counts, jwtSecret)
  const fatores = createFatorGuard(app.counts)
  await app.register(verificacaoRoutes)
  await app.register(redefinicaoRoutes, { login: guard })
  await app.register(linkDeEntradaRoutes, { login: guard })
  await app.register(sessoesRoutes)
  await app.register(senhaRoutes, { login: guard })
  await app.register(segundoPassoRoutes, { fatores })
  await app.register(segundoFatorRoutes, { login: guard, fatores })

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
    await offerCopia(request, guard, email, conta)
    refuseSenhaDe(app.settings, conta.papeis)
    return signIn(request, { ...conta, email }, dispositivo !== null)
  })

  app.post('/auth/logout', saida, async (request, reply) => {
    const sessao = sessaoOf(request)
    await revokeToken(app.db, sessao)
    logAccess(request, 'signed out')
    const url = await leaveProvedor(app, sessao.jti)
    return url === null ? reply.code(204).send() : reply.code(200).send({ url })
  })
}
