import { randomUUID } from 'node:crypto'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { secretsOf } from '../autenticacao/chaves.ts'
import { seal, unseal } from '../autenticacao/selo.ts'
import { isSenhaCorreta } from '../autenticacao/senhas.ts'
import { spendJti } from '../autenticacao/sessoes.ts'
import { createClaims } from '../autenticacao/token.ts'
import { networkKeyOf } from '../http/networkKey.ts'
import { operationsOf } from '../http/operation.ts'
import { Refusal } from '../http/refusal.ts'
import { EntradaRecusada, ProvedorFora } from '../provedor/provedor.ts'
import { readDispositivo } from '../sessao/dispositivo.ts'
import { signIn } from '../sessao/entrar.ts'
import { createLoginGuard } from '../sessao/loginGuard.ts'
import { findSenha } from './contas.repository.ts'
import type { Conta } from './contas.repository.ts'
import { identidade, toIdentidade } from './identidade.ts'
import { entrarPela, ligarPelaSenha } from './ligar.ts'
import * as schemas from './universidade.schemas.ts'

const operation = operationsOf('sessao')

const beginning = operation(null, {
  operationId: 'beginUniversityLogin',
  summary: 'Begins a sign-in at the university',
  refusals: [404, 409],
  description:
    "The address at the university's OpenID Connect provider, and a transaction for this browser to keep. 404 if the board has no provider, 409 if the provider does not respond.",
  body: schemas.inicioBody,
  response: { 200: schemas.inicioResponse },
})

const finishing = operation(null, {
  operationId: 'finishUniversityLogin',
  summary: 'Signs in with what the university answered',
  refusals: [401, 403, 404, 409, 423],
  description:
    'Signs in as a login does, or says whose password would prove that the account is theirs. 400 for a transaction that is used or expired, 401 if the provider or a check refused, 403 without an account, 409 if the provider does not respond, 423 for a suspended account.',
  body: schemas.entradaBody,
  response: { 200: schemas.entradaResponse },
})

const linking = operation(null, {
  operationId: 'linkUniversityLogin',
  summary: 'Proves an account by its password',
  refusals: [401, 404, 423],
  description:
    'Links the account to the identity that signed in, and signs in. 400 if that is too long ago, 401 for a wrong password, 423 for a suspended account, 429 as a login.',
  body: schemas.vinculoBody,
  response: { 200: schemas.entradaResponse },
})

const inTenMinutes = () => new Date(Date.now() + 10 * 60_000)

/** What is sealed until the password proves the account. */
const vinculo = z.object({
  jti: z.string(),
  exp: z.number(),
  usuarioId: z.int(),
  email: z.string(),
  identidade,
  idToken: z.string().nullable(),
  voltar: z.string().nullable(),
})

/** A cookie has room for 4 KiB. Without the ID token, the sign-out is of the board alone. */
const longestIdToken = 1500

const expirou = () => new Refusal(400, 'Esta entrada expirou ou já foi usada. Comece de novo.')

/** @throws Refusal for what the provider did */
const explain = (request: FastifyRequest) => (error: unknown) => {
  const { message: reason } = error as Error
  if (error instanceof ProvedorFora) {
    request.log.warn({ reason }, 'the provider of the sign-in does not respond')
    throw new Refusal(409, 'A entrada da universidade não está respondendo. Tente de novo em alguns minutos.')
  }
  if (!(error instanceof EntradaRecusada)) throw error
  request.log.info({ reason }, 'a sign-in at the provider was refused')
  throw new Refusal(401, 'A universidade não confirmou a sua entrada. Tente de novo.')
}

type Entrando = { conta: Conta; idToken: string | null; voltar: string | null; conhecido: boolean }

/** The response of a sign-in. The session keeps the ID token, to sign out at the provider too. */
const enter = async (request: FastifyRequest, { conta, idToken, voltar, conhecido }: Entrando) => {
  const { settings } = request.server
  const { usuarioId, email, papeis, versao, suspensoAte, motivoDaSuspensao } = conta
  request.conta = usuarioId
  const sealed = idToken && (await seal(settings, 'id-token', { idToken }, createClaims(settings.sessao).expiraEm))
  const quem = { usuarioId, email, papeis, versao, suspensoAte, motivoDaSuspensao }
  const entrada = await signIn(request, quem, conhecido, sealed)
  return { ...entrada, voltar }
}

/** @throws Refusal 404 */
const provedorOf = ({ provedor }: FastifyInstance) => {
  if (!provedor) throw new Refusal(404, 'Este mural não tem entrada pela universidade.')
  return provedor
}

/** What was sealed, and how it is used up. @throws Refusal 400 */
const open = async <T extends { jti: string; exp: number }>(
  { db, settings }: FastifyInstance,
  schema: z.ZodType<T>,
  [tipo, sealed]: readonly ['transacao' | 'vinculo', string],
) => {
  const { data } = schema.safeParse(await unseal(settings, tipo, sealed))
  if (!data) throw expirou()
  return { data, spend: () => spendJti(db, data.jti, new Date(data.exp * 1000)) }
}

/** For somebody whose account the university does not prove: its password does. */
const vinculoRoute: FastifyPluginAsyncZod = async app => {
  const { db, settings } = app
  const guard = createLoginGuard(app.counts, settings.jwtSecret)

  app.post('/auth/universidade/vinculo', linking, async request => {
    provedorOf(app)
    const { vinculo: sealed, password, device_token: token } = request.body
    const { data, spend } = await open(app, vinculo, ['vinculo', sealed])
    const { email, usuarioId, idToken, voltar } = data
    const atual = await findSenha(db, usuarioId)
    request.conta = usuarioId
    const dispositivo = readDispositivo(secretsOf(settings), token, { email, versao: atual?.versao ?? 0 })
    const succeed = await guard.enter({ email, rede: networkKeyOf(request), dispositivo })
    if (!(await isSenhaCorreta(atual?.senhaHash ?? null, password))) throw new Refusal(401, 'Senha incorreta.')
    await succeed()
    const conta = (await spend()) ? await ligarPelaSenha(db, data.identidade, usuarioId) : null
    if (!conta) throw expirou()
    return enter(request, { conta, idToken, voltar, conhecido: dispositivo !== null })
  })
}

/** Sign-in at the university. The board is the client of its provider; what results is the board's own session. */
export const universidadeRoutes: FastifyPluginAsyncZod = async app => {
  const { db, settings } = app
  await app.register(vinculoRoute)

  app.post('/auth/universidade/inicio', beginning, async request => {
    const { url, verificacao } = await provedorOf(app).begin().catch(explain(request))
    const payload = { jti: randomUUID(), ...verificacao, voltar: request.body.voltar ?? null }
    return { url, transacao: await seal(settings, 'transacao', payload, inTenMinutes()) }
  })

  app.post('/auth/universidade/entrada', finishing, async request => {
    const { oidc, finish } = provedorOf(app)
    const { transacao, resposta, device_token: token } = request.body
    const { data, spend } = await open(app, schemas.transacao, ['transacao', transacao])
    if (!(await spend())) throw expirou()
    const { claims, idToken } = await finish(resposta, data).catch(explain(request))
    const instituicao = app.instituicao.atual
    const dito = toIdentidade(claims, oidc, instituicao)
    const destino = await entrarPela(db, dito, { instituicao, segredo: settings.peopleSecret })
    if (destino.tipo === 'nenhuma') throw new Refusal(403, destino.motivo)
    const { voltar } = data
    if (destino.tipo === 'conta') {
      const { conta } = destino
      const conhecido = readDispositivo(secretsOf(settings), token, conta) !== null
      return enter(request, { conta, idToken, voltar, conhecido })
    }
    const { usuarioId, email } = destino.conta
    const kept = idToken.length > longestIdToken ? null : idToken
    const payload = { jti: randomUUID(), usuarioId, email, identidade: dito, idToken: kept, voltar }
    return { vinculo: { token: await seal(settings, 'vinculo', payload, inTenMinutes()), email } }
  })
}
