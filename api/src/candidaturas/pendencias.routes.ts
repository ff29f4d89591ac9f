import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireConfirmado, requireProfessor, sessaoOf } from '../autenticacao/autenticacao.ts'
import { today } from '../prazos/today.ts'
import { operationsOf } from '../http/operation.ts'
import { findNovas, findRespostas } from './pendencias.repository.ts'

const operation = operationsOf('candidaturas')

const vaga = z.object({ id: z.int(), titulo: z.string() })

const response = z.object({
  novas: z.object({
    total: z.int(),
    candidaturas: z
      .array(
        z.object({
          id: z.int(),
          criado_em: z.iso.datetime(),
          candidato: z.object({ id: z.int(), usuario: z.string(), avatar: z.string().nullable() }),
          vaga,
        }),
      )
      .describe('The newest five'),
    por_vaga: z
      .array(z.object({ vaga, total: z.int(), mais_recente: z.int().describe('Id of the newest candidatura') }))
      .describe('How many each vaga has, last applied to first; at most 50 vagas'),
  }),
  respostas: z
    .array(
      z.object({
        vaga,
        sem_resposta: z.int().describe('Candidates without a decision; 0 while the vaga accepts candidaturas'),
        esperando_ha_7_dias: z
          .int()
          .describe('Undecided candidates whom no manager has moved or written to for seven days, in open vagas too'),
        retidas: z.int().describe('Decisions that the students do not see yet'),
        divulgacao_em: z.iso.datetime().nullable().describe('When held decisions are released; null if no time is set'),
        resposta_ate: z.iso
          .date()
          .nullable()
          .describe('The last day by which candidates are promised an answer; null without a promise'),
      }),
    )
    .describe('The ten vagas with the latest deadlines whose candidates wait for an answer'),
})

const pendencias = operation(requireProfessor, {
  operationId: 'listPendencias',
  summary: 'Lists what waits for the professor',
  description:
    'In all vagas that the professor manages: candidaturas that nobody has reviewed yet, and vagas whose candidates wait for an answer.',
  response: { 200: response },
})

/** What waits for a professor. */
export const pendenciasRoutes: FastifyPluginAsyncZod = async app => {
  const { db } = app

  app.get('/vagas/professor/pendencias', pendencias, async request => {
    // They see no candidates either.
    requireConfirmado(request, 403)
    const { usuarioId } = sessaoOf(request)
    const [novas, respostas] = await Promise.all([findNovas(db, usuarioId), findRespostas(db, usuarioId, today())])
    return { novas, respostas }
  })
}
