import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { listDepartamentos } from './departamentos.repository.ts'

const departamentosResponse = z.array(z.object({ id: z.int(), name: z.string() }))

export const departamentosRoutes: FastifyPluginAsyncZod = async app => {
  app.get(
    '/departamentos',
    {
      schema: {
        operationId: 'listDepartamentos',
        tags: ['departamentos'],
        summary: 'Lists all departments',
        description: 'All departments, by name.',
        response: { 200: departamentosResponse },
      },
    },
    async () => listDepartamentos(app.db),
  )
}
