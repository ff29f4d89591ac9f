import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireAluno, sessaoOf } from '../autenticacao/autenticacao.ts'
import { hasHistorico, listHistorico } from './historicos.repository.ts'

const historicoResponse = z.array(
  z.object({
    id: z.int(),
    periodo: z.string(),
    codigo_disciplina: z.string(),
    nome_disciplina: z.string(),
    turma: z.string().nullable(),
    grau: z.number().nullable().describe('0 to 10; null while in progress and for pass-or-fail courses'),
    situacao: z.string(),
    n_creditos: z.int(),
  }),
)

export const historicosRoutes: FastifyPluginAsyncZod = async app => {
  app.get(
    '/historicos/',
    {
      onRequest: requireAluno,
      schema: {
        description: "The student's own transcript, by period; empty before an import.",
        response: { 200: historicoResponse },
      },
    },
    async request => listHistorico(app.db, sessaoOf(request).usuarioId),
  )

  app.get(
    '/historicos/status',
    {
      onRequest: requireAluno,
      schema: {
        description: 'Whether the student has imported a transcript.',
        response: { 200: z.object({ has_curriculum: z.boolean() }) },
      },
    },
    async request => ({ has_curriculum: await hasHistorico(app.db, sessaoOf(request).usuarioId) }),
  )
}
