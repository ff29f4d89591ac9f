import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireAluno, sessaoOf } from '../autenticacao/autenticacao.ts'
import { classificacoes, classificar, desfechos } from '../situacoes/situacao.ts'
import { codigoLido } from '../requisitos/requisitos.schemas.ts'
import { operationsOf } from '../http/operation.ts'
import { hasHistorico, listHistorico } from './historicos.repository.ts'

const operation = operationsOf('historicos')

const historicoResponse = z.array(
  z.object({
    id: z.int(),
    periodo: z.string(),
    codigo_disciplina: codigoLido,
    nome_disciplina: z.string(),
    turma: z.string().nullable(),
    grau: z.number().nullable().describe('0 to 10; null while in progress and for pass-or-fail courses'),
    situacao: z.string().describe('As the transcript spells it'),
    n_creditos: z.int(),
    classificacao: z
      .enum(classificacoes)
      .describe('What the situation means: only completed courses count for credits, requirements and levels'),
    desfecho: z.enum(desfechos).nullable().describe('How the course ended, or not yet; null for an unknown situation'),
  }),
)

export const historicosRoutes: FastifyPluginAsyncZod = async app => {
  app.get(
    '/historicos',
    operation(requireAluno, {
      operationId: 'listDisciplinas',
      summary: 'Lists the courses of the own transcript',
      description: "The student's own transcript, by period; empty before an import.",
      response: { 200: historicoResponse },
    }),
    async request => {
      const linhas = await listHistorico(app.db, sessaoOf(request).usuarioId)
      return linhas.map(linha => ({ ...linha, ...classificar(linha.situacao, app.settings.instituicao.situacoes) }))
    },
  )

  app.get(
    '/historicos/status',
    operation(requireAluno, {
      operationId: 'readHistoricoStatus',
      summary: 'Whether there is a transcript',
      description: 'Whether the student has imported a transcript.',
      response: { 200: z.object({ has_curriculum: z.boolean() }) },
    }),
    async request => ({ has_curriculum: await hasHistorico(app.db, sessaoOf(request).usuarioId) }),
  )
}
