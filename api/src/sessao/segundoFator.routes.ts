import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { requireSessao, sessaoOf } from '../autenticacao/autenticacao.ts'
import { inTransaction } from '../db/inTransaction.ts'
import type { Db } from '../db/connection.ts'
import { lockUsuario } from '../db/lockUsuario.ts'
import { operationsOf } from '../http/operation.ts'
import { Refusal } from '../http/refusal.ts'
import { findDesafio, takeDesafio } from '../segundoFator/desafios.repository.ts'
import type { Desafio, FimDeDesafio } from '../segundoFator/desafios.repository.ts'
import { findFatores } from '../segundoFator/fatores.repository.ts'
import { addFator, removeFator, renewCodigos } from '../segundoFator/mudar.ts'
import { openDesafio } from '../segundoFator/openDesafio.ts'
import * as schemas from '../segundoFator/segundoFator.schemas.ts'
import { confirmSenha } from './confirmSenha.ts'
import type { FatorGuard } from './fatorGuard.ts'
import type { LoginGuard } from './loginGuard.ts'
import { findSenha } from './senha.repository.ts'

const operation = operationsOf('sessao')

const reading = operation(requireSessao, {
  operationId: 'readSegundoFator',
  summary: 'Reads the second factors of the person',
  description: 'The app and the passkeys of the person, and how many recovery codes are left. Never a secret.',
  response: { 200: schemas.fatoresResponse },
})

const opening = operation(requireSessao, {
  operationId: 'createDesafioDeFator',
  summary: 'Opens a challenge for a change of the second factor',
  refusals: [409, 422, 429],
  description:
    'Opens a challenge for somebody who knows the password: for a new app, which gets its secret, for a new passkey, or to prove a factor that the account has. 422 at `senha` without the password, 409 for more than ten passkeys, or without a factor to prove, 429 after ten wrong passwords in 15 minutes.',
  body: schemas.desafioBody,
  response: { 200: schemas.desafioResponse },
})

const adding = operation(requireSessao, {
  operationId: 'addFator',
  summary: 'Adds an app or a passkey',
  refusals: [400, 409, 429],
  description:
    'Adds the app or the passkey of the challenge, once its first code or its signature is right. That code counts as used. With the first factor the account gets ten recovery codes, this session has a second factor, and all others end. A mail informs the owner. 400 for an old challenge, 409 for a known passkey, 422 at `codigo` or `chave`, 429 after ten wrong codes.',
  body: schemas.novoFatorBody,
  response: { 200: schemas.codigosResponse },
})

const removing = operation(requireSessao, {
  operationId: 'removeFator',
  summary: 'Removes an app or a passkey',
  refusals: [400, 404, 409, 429],
  description:
    'Removes a factor, with a proof of any. Without the last one the account signs in with one step, and has no recovery codes. A mail informs the owner. 400 for an old challenge, 404 for none of the person’s factors, 409 for the last one of an administrator who needs it, 422 at `codigo` or `chave`.',
  body: schemas.remocaoBody,
  response: { 200: schemas.fatoresResponse },
})

const renewing = operation(requireSessao, {
  operationId: 'renewCodigos',
  summary: 'Replaces the recovery codes',
  refusals: [400, 429],
  description:
    'Ten new recovery codes, with a proof of a factor: the earlier ones are no longer valid. A mail informs the owner. 400 for an old challenge, 422 at `codigo` or `chave`.',
  body: schemas.provaBody,
  response: { 200: schemas.codigosResponse },
})

const expirado = () => new Refusal(400, 'Este pedido expirou. Comece de novo.')

const toIso = (instante: Date | null) => instante?.toISOString() ?? null

const readFatores = async (request: FastifyRequest) => {
  const { db, settings } = request.server
  const { usuarioId, papeis } = sessaoOf(request)
  const { aplicativo, chaves, codigos } = await findFatores(db, usuarioId)
  return {
    exigido: settings.adminSegundoFator && papeis.includes('administrador'),
    aplicativo: aplicativo && { criado_em: aplicativo.criadoEm.toISOString(), usado_em: toIso(aplicativo.usadoEm) },
    chaves: chaves.map(({ id, nome, criadoEm, usadoEm }) => ({
      id,
      nome,
      criada_em: criadoEm.toISOString(),
      usada_em: toIso(usadoEm),
    })),
    codigos,
  }
}

/** Uses a challenge of this session up, and counts a code of an app. */
const createChange =
  ({ db, settings }: FastifyInstance, fatores: FatorGuard) =>
  async <T>(
    request: FastifyRequest<{ Body: { desafio: string; codigo?: string | undefined } }>,
    fins: readonly FimDeDesafio[],
    work: (transaction: Db, desafio: Desafio) => Promise<T>,
  ): Promise<T> => {
    const { usuarioId, jti } = sessaoOf(request)
    const { desafio: token } = request.body
    const isOwn = (desafio: Desafio | null): desafio is Desafio =>
      desafio?.usuarioId === usuarioId && desafio.sessaoId === jti
    if (!isOwn(await findDesafio(db, settings, token, fins))) throw expirado()
    const succeed = await fatores.enter(usuarioId, request.body)
    const done = await inTransaction(db, async transaction => {
      await lockUsuario(transaction, usuarioId)
      const desafio = await takeDesafio(transaction, settings, token, fins)
      if (!isOwn(desafio)) throw expirado()
      return work(transaction, desafio)
    })
    await succeed()
    return done
  }

type Options = { login: LoginGuard; fatores: FatorGuard }

/** One's own second factors. Every change begins with the password, which opens a challenge of this session. */
export const segundoFatorRoutes: FastifyPluginAsyncZod<Options> = async (app, { login, fatores }) => {
  const { db, settings } = app

  const change = createChange(app, fatores)

  app.get('/usuarios/me/segundo-fator', reading, readFatores)

  app.post('/usuarios/me/segundo-fator/desafios', opening, async request => {
    const { usuarioId } = sessaoOf(request)
    const pessoa = await findSenha(db, usuarioId)
    await confirmSenha(request, login, { usuarioId, ...pessoa }, request.body.senha, 'senha')
    return openDesafio(app, sessaoOf(request), pessoa, request.body.para)
  })

  app.post('/usuarios/me/segundo-fator/fatores', { ...adding, onResponse: app.mailQueue.wake }, async request => ({
    codigos: await change(request, ['aplicativo', 'chave'], (transaction, desafio) =>
      addFator(transaction, settings, desafio, request.body),
    ),
  }))

  app.post('/usuarios/me/segundo-fator/remocao', { ...removing, onResponse: app.mailQueue.wake }, async request => {
    const quem = { settings, log: request.log, papeis: sessaoOf(request).papeis }
    await change(request, ['confirmacao'], (transaction, desafio) =>
      removeFator(transaction, quem, desafio, request.body),
    )
    return readFatores(request)
  })

  app.post('/usuarios/me/segundo-fator/codigos', { ...renewing, onResponse: app.mailQueue.wake }, async request => ({
    codigos: await change(request, ['confirmacao'], (transaction, desafio) =>
      renewCodigos(transaction, { settings, log: request.log }, desafio, request.body),
    ),
  }))
}
