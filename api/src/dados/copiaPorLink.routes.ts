import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { fileResponse } from '../arquivos/upload.ts'
import { secretsOf } from '../autenticacao/chaves.ts'
import { readLinkAssinado } from '../autenticacao/linkAssinado.ts'
import { usuarios } from '../db/schema.ts'
import { operationsOf } from '../http/operation.ts'
import { Refusal } from '../http/refusal.ts'
import { orderCopia, sendCopia } from './copia.ts'

const operation = operationsOf('dados')

const tokenBody = z.object({ token: z.string().trim().min(1).max(200) })

const ordering = operation(null, {
  operationId: 'createCopiaByLink',
  summary: 'Asks for a copy of the data of somebody suspended',
  description:
    'Asks for the copy with the token of a mail to somebody suspended, who cannot sign in; a mail has the link that downloads it. 400 for an invalid token, also once the suspension is over.',
  body: tokenBody,
  response: { 202: z.object({ detail: z.string() }) },
})

const downloading = operation(null, {
  operationId: 'readCopiaByLink',
  summary: 'Downloads the copy of the data of somebody suspended',
  refusals: [404],
  description:
    'The copy as a ZIP with the token of a mail, within 24 hours after it was made. 400 for an invalid token. A line of the audit.',
  body: tokenBody,
  response: { 200: fileResponse('The copy', 'application/zip') },
})

/**
 * The suspended account of a link. The version of the account's token is in it, so it ends with every other way in.
 * @throws Refusal 400
 */
const requireSuspensa = async ({ db, settings }: FastifyInstance, token: string): Promise<number> => {
  const [id = 0, versao = 0] = readLinkAssinado(secretsOf(settings), 'copia-de-dados', token) ?? []
  const [conta] = await db
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(
      and(
        eq(usuarios.id, id),
        eq(usuarios.versaoDoToken, versao),
        isNotNull(usuarios.emailVerificadoEm),
        gt(usuarios.suspensoAte, sql`now()`),
      ),
    )
  if (!conta) throw new Refusal(400, 'Este link não vale mais.')
  return conta.id
}

/** The copy of one's own data for those who cannot sign in. */
export const copiaPorLinkRoutes: FastifyPluginAsyncZod = async app => {
  app.post('/auth/data-copy', ordering, async (request, reply) => {
    await orderCopia(app, await requireSuspensa(app, request.body.token))
    return reply.code(202).send({ detail: 'Quando a cópia estiver pronta, um e-mail traz o link.' })
  })

  app.post('/auth/data-copy/download', downloading, async (request, reply) =>
    sendCopia(app, await requireSuspensa(app, request.body.token), reply),
  )
}
