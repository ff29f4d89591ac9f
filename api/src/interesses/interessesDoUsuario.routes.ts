import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { requireSelf, requireUsuario } from '../autenticacao.ts'
import type { Db } from '../db/connection.ts'
import { invalidarRecomendacoes } from '../db/recomendacoes.ts'
import { Refusal } from '../refusal.ts'
import { hashWith } from '../tokenDeEmail.ts'
import { findInteresses, claimContaNova, replaceInteresses } from './interesses.repository.ts'
import * as schemas from './interesses.schemas.ts'

/**
 * The wizard saves the first interests without a token, right after POST /users. So that nobody else can use this,
 * it works once, for a few minutes, from where the account was registered, and only before it can be signed in to.
 */
const novaPorMs = 15 * 60 * 1000

/** @throws Refusal 403 unless this is the first time that the origin of a new account asks */
const claim = async (db: Db, usuarioId: number, origemHash: string): Promise<void> => {
  const since = new Date(Date.now() - novaPorMs)
  if (!(await claimContaNova(db, { usuarioId, since, origemHash })))
    throw new Refusal(403, 'Entre na sua conta para alterar os seus interesses.')
}

const saveInteresses = async (db: Db, usuarioId: number, nomes: string[]) => {
  const found = await findInteresses(db, nomes)
  const distinct = new Set(found.map(({ id }) => id))
  await replaceInteresses(db, usuarioId, [...distinct])
  await invalidarRecomendacoes(db, usuarioId)
  return { interesses: found }
}

/** What a person is interested in. */
export const interessesDoUsuarioRoutes: FastifyPluginAsyncZod = async app => {
  app.post(
    '/interesses/usuario',
    {
      schema: {
        description:
          'The first interests of an account just made: once, within 15 minutes, from the same address and before its e-mail is verified.',
        body: schemas.primeirosInteressesBody,
        response: { 201: schemas.interessesResponse },
      },
    },
    async (request, reply) => {
      const { usuario_id: usuarioId, interesses } = request.body
      const origemHash = hashWith(app.settings.jwtSecret, request.ip)
      const saved = await app.db.transaction(async transaction => {
        await claim(transaction, usuarioId, origemHash)
        return saveInteresses(transaction, usuarioId, interesses)
      })
      return reply.code(201).send(saved)
    },
  )

  app.put(
    '/interesses/usuario/:id',
    {
      onRequest: requireUsuario,
      schema: {
        description: "Makes the named interests one's own, and no others. Unknown names are left out.",
        params: schemas.usuarioParams,
        body: schemas.interessesBody,
        response: { 200: schemas.interessesResponse },
      },
    },
    async request => {
      const { id } = request.params
      requireSelf(request, id)
      return app.db.transaction(transaction => saveInteresses(transaction, id, request.body))
    },
  )
}
