import type { FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { toProblemas } from './errors.ts'
import { invalid } from './refusal.ts'
import type { Problema } from './refusal.ts'

type Find = (request: FastifyRequest) => Problema[] | Promise<Problema[]>

/**
 * Options of a route whose handler checks more of the body than its schema can. If the schema refuses a body, `find`
 * checks the rest of it, so that one response names everything that is invalid. It sees the body as it was sent.
 */
export const alsoRefuse = (find: Find) => ({
  attachValidation: true,
  preHandler: async (request: FastifyRequest): Promise<void> => {
    const error = request.validationError
    if (!error) return
    if (!hasZodFastifySchemaValidationErrors(error) || error.validationContext !== 'body') throw error
    throw invalid([...toProblemas(error), ...(await find(request))])
  },
})

/** The fields of a body that are valid on their own. */
export const validFields = <Schema extends z.ZodObject>(schema: Schema, body: unknown): Partial<z.infer<Schema>> => {
  const given: Record<string, unknown> = typeof body === 'object' && body !== null ? { ...body } : {}
  const valid = Object.entries(schema.shape).flatMap(([campo, field]) => {
    const { success, data } = (field as z.ZodType).safeParse(given[campo])
    return success ? [[campo, data]] : []
  })
  return Object.fromEntries(valid) as Partial<z.infer<Schema>>
}
