import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isAuthenticated } from './autenticacao.ts'
import { erroSchema } from './errors.ts'

const toJsonSchema = createJsonSchemaTransform({})

const erro = z.toJSONSchema(erroSchema)
delete erro.$schema

/** Swagger UI brings its own files and asks nobody else's. */
const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-ancestors 'none'"

/** The OpenAPI 3.1 document, made of the route schemas, with a page to read it at /docs. */
export const registerDocs = async (app: FastifyInstance): Promise<void> => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Opportunity board',
        version: '0.1.0',
        description: 'The REST contract of the board. Timestamps are ISO 8601 with an offset; ids are integers.',
      },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: input => {
      const { schema, url } = toJsonSchema(input)
      const response = {
        ...(schema.response as object),
        default: { description: 'Refused, or failed', content: { 'application/json': { schema: erro } } },
      }
      return {
        schema: { ...schema, response, ...(isAuthenticated(input.route) && { security: [{ token: [] }] }) },
        url,
      }
    },
  })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: docsPolicy })
}
