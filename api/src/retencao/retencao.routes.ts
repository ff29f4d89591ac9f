import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireAdministrador, sessaoOf } from '../autenticacao/autenticacao.ts'
import { operationsOf } from '../http/operation.ts'
import { regras } from './keep.ts'
import type { Regra } from './keep.ts'
import { confirmarPrazo, listRegras } from './prazos.repository.ts'

const operation = operationsOf('administracao')

const regra = z.enum(regras as [Regra, ...Regra[]])

const linha = z.object({
  regra,
  titulo: z.string(),
  dias: z.int().describe('By the settings; 0: it deletes nothing'),
  linhas: z.int().describe('How many rows it would delete now'),
  espera: z.boolean().describe('Whether it deletes nothing until somebody confirms this number'),
})

const listing = operation(requireAdministrador, {
  operationId: 'listRetencao',
  summary: 'Lists the rules of retention',
  description:
    'What is deleted by its age, and how many rows that is now. A rule with fewer days than by default deletes nothing before its number was confirmed.',
  response: { 200: z.array(linha) },
})

const confirming = operation(requireAdministrador, {
  operationId: 'confirmPrazo',
  summary: 'Lets a rule of retention delete',
  refusals: [409],
  description:
    'Confirms the days of a rule, whose number of rows was shown; it deletes at its next hour. 409 if its setting is another one now. A line of the audit.',
  body: z.object({ regra, dias: z.int().min(1) }),
  response: { 204: z.undefined() },
})

/** What is deleted by its age. */
export const retencaoRoutes: FastifyPluginAsyncZod = async app => {
  const { db, settings } = app

  app.get('/admin/retencao', listing, () => listRegras(db, settings.keep))

  app.post('/admin/retencao', confirming, async (request, reply) => {
    await confirmarPrazo(db, settings.keep, sessaoOf(request).usuarioId, request.body)
    return reply.code(204).send()
  })
}
