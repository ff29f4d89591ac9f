import type { FastifyRequest, FastifySchema } from 'fastify'

type Role = (request: FastifyRequest) => Promise<void>

/**
 * The operations of one tag of the OpenAPI document. Each returns the options of a route: who may call it (null:
 * anybody, also without a session), and its schema.
 */
export const operationsOf =
  (tag: string) =>
  <Schema extends FastifySchema>(role: Role | null, schema: Schema) => ({
    ...(role && { onRequest: role }),
    schema: { ...schema, tags: [tag] },
  })
