import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireProfessor, sessaoOf } from '../autenticacao/autenticacao.ts'
import { operationsOf } from '../http/operation.ts'
import { findColunas, saveColunas } from './colunas.repository.ts'

const operation = operationsOf('selecao')

/** Words of the site, which may get more: only their form is checked. */
const colunas = z
  .array(z.string().regex(/^[A-Za-z]{1,30}$/, 'Coluna inválida.'))
  .max(20, 'Colunas demais.')
  .describe('What the site calls its columns, in their order')

const reading = operation(requireProfessor, {
  operationId: 'listColunas',
  summary: 'Lists the columns of the table of candidates',
  description: "The columns that the professor picked for the candidates' table; null if they never did.",
  response: { 200: z.object({ colunas: colunas.nullable() }) },
})

const choosing = operation(requireProfessor, {
  operationId: 'updateColunas',
  summary: 'Picks the columns of the table of candidates',
  description: "Picks the columns of the professor's table of candidates, on all their devices.",
  body: z.object({ colunas }),
  response: { 204: z.undefined() },
})

/** What a professor's table of candidates shows. */
export const colunasRoutes: FastifyPluginAsyncZod = async app => {
  const { db } = app

  app.get('/usuarios/me/colunas', reading, async request => ({
    colunas: await findColunas(db, sessaoOf(request).usuarioId),
  }))

  app.put('/usuarios/me/colunas', choosing, async (request, reply) => {
    await saveColunas(db, sessaoOf(request).usuarioId, request.body.colunas)
    return reply.code(204).send()
  })
}
