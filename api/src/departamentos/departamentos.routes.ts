import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { operationsOf } from '../http/operation.ts'
import { listDepartamentos } from './departamentos.repository.ts'

const operation = operationsOf('departamentos')

const departamentosResponse = z.array(z.object({ id: z.int(), name: z.string() }))

export const departamentosRoutes: FastifyPluginAsyncZod = async app => {
  app.get(
    '/departamentos',
    operation(null, {
      operationId: 'listDepartamentos',
      summary: 'Lists all departments',
      description: 'All departments that are offered, in the order of the administration, by name without one.',
      response: { 200: departamentosResponse },
    }),
    async () => listDepartamentos(app.db),
  )
}
