import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireSelf, requireUsuario } from '../autenticacao/autenticacao.ts'
import { hashWith } from '../autenticacao/tokenDeEmail.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { operationsOf } from '../http/operation.ts'
import * as schemas from './interesses.schemas.ts'
import { claim, saveInteresses } from './interessesDoUsuario.ts'

const operation = operationsOf('interesses')

const firstOnes = operation(null, {
  operationId: 'saveFirstInteresses',
  summary: 'Saves the interests of a new account',
  refusals: [403],
  description:
    'Saves the first interests of a new account: once, within 15 minutes, with the token of its registration, and before its e-mail is verified.',
  body: schemas.primeirosInteressesBody,
  response: { 201: schemas.interessesResponse },
})

const replacement = operation(requireUsuario, {
  operationId: 'replaceInteresses',
  summary: 'Replaces the own interests',
  refusals: [403],
  description: "Replaces the person's own interests by the named ones. Unknown names are ignored.",
  params: schemas.usuarioParams,
  body: schemas.interessesBody,
  response: { 200: schemas.interessesResponse },
})

/** The interests of a person. */
export const interessesDoUsuarioRoutes: FastifyPluginAsyncZod = async app => {
  app.post('/interesses/usuario', firstOnes, async (request, reply) => {
    const { usuario_id: usuarioId, interesses, interesses_token: token = '' } = request.body
    const interessesHash = hashWith(app.settings.jwtSecret, token)
    const saved = await inTransaction(app.db, async transaction => {
      await claim(transaction, usuarioId, interessesHash)
      return saveInteresses(transaction, usuarioId, interesses)
    })
    return reply.code(201).send(saved)
  })

  app.put('/interesses/usuario/:id', replacement, async request => {
    const { id } = request.params
    requireSelf(request, id)
    return inTransaction(app.db, transaction => saveInteresses(transaction, id, request.body))
  })
}
