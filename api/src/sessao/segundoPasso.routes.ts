import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { inTransaction } from '../db/inTransaction.ts'
import { logAccess } from '../http/logAccess.ts'
import { operationsOf } from '../http/operation.ts'
import { Refusal } from '../http/refusal.ts'
import { enqueueEmailDeFator } from '../notificacoes/emailsAEnviar.ts'
import { findDesafio, takeDesafio } from '../segundoFator/desafios.repository.ts'
import { findFatores } from '../segundoFator/fatores.repository.ts'
import { provar } from '../segundoFator/provar.ts'
import { provaBody } from '../segundoFator/segundoFator.schemas.ts'
import { finishSignIn } from './entrar.ts'
import type { FatorGuard } from './fatorGuard.ts'
import { lockConta } from './sessao.repository.ts'
import { sessaoResponse } from './sessao.schemas.ts'

const operation = operationsOf('sessao')

const second = operation(null, {
  operationId: 'confirmLogin',
  summary: 'Signs in with the second factor',
  description:
    'The second step of a sign-in that returned `segundo_fator`, with a code of the app, a recovery code or a passkey. 400 if the challenge is used or older than ten minutes, or the password changed since; 422 at `codigo` or `chave` if the proof is wrong or was used before: then the challenge stays open; 423 for a suspended account; 429 after ten wrong codes of an app for one account.',
  refusals: [423, 429],
  body: provaBody,
  response: { 200: sessaoResponse },
})

const expirado = () => new Refusal(400, 'Esta entrada expirou. Entre de novo.')
const fim = ['entrada'] as const

/** The second step of every sign-in. */
export const segundoPassoRoutes: FastifyPluginAsyncZod<{ fatores: FatorGuard }> = async (app, { fatores }) => {
  const { db, settings } = app

  app.post('/auth/segundo-fator', { ...second, onResponse: app.mailQueue.wakeLater }, async request => {
    const { body: prova } = request
    const aberto = await findDesafio(db, settings, prova.desafio, fim)
    if (!aberto) throw expirado()
    request.conta = aberto.usuarioId
    const succeed = await fatores.enter(aberto.usuarioId, prova)
    const entrada = await inTransaction(db, async transaction => {
      const conta = await lockConta(transaction, aberto.usuarioId)
      const desafio = await takeDesafio(transaction, settings, prova.desafio, fim)
      if (!desafio || conta?.versao !== desafio.versao) throw expirado()
      const usada = await provar(transaction, { settings, log: request.log }, desafio, prova)
      if (usada === 'codigo') {
        const { codigos: restam } = await findFatores(transaction, conta.usuarioId)
        await enqueueEmailDeFator(transaction, conta.email, { houve: 'usou_codigo', nome: null, restam })
      }
      return finishSignIn(request, conta, desafio.conhecido, transaction, {
        fatorEm: new Date(),
        idToken: desafio.idToken,
      })
    })
    await succeed()
    logAccess(request, 'signed in')
    return entrada
  })
}
