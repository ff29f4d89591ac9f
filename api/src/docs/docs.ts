import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isAuthenticated } from '../autenticacao/autenticacao.ts'
import { erroSchema } from '../http/errors.ts'
import { exemplos } from './exemplos.ts'
import type { Exemplo } from './exemplos.ts'

const toJsonSchema = createJsonSchemaTransform({})

const erro = z.toJSONSchema(erroSchema)
delete erro.$schema

type Content = { examples?: Record<string, { value: unknown }>; [field: string]: unknown }
type Body = { content?: Record<string, Content> } | undefined
type Operation = { requestBody?: Body; responses?: Record<string, Body> }

const addExamples = (body: Body, named: Record<string, Exemplo>, part: keyof Exemplo): void => {
  const values = Object.entries(named).flatMap(([name, { [part]: value }]) =>
    value === undefined ? [] : [[name, { value }]],
  )
  if (values.length === 0) return
  for (const content of Object.values(body?.content ?? {})) content.examples = Object.fromEntries(values)
}

/** Adds its examples to each operation: to the request, and to the response of success. */
const withExamples = <Document extends { paths?: object }>(document: Document): Document => {
  const paths = Object.entries((document.paths ?? {}) as Record<string, Record<string, Operation>>)
  for (const [path, operations] of paths) {
    for (const [method, { requestBody, responses = {} }] of Object.entries(operations)) {
      const named = exemplos[`${method.toUpperCase()} ${path}`] ?? {}
      addExamples(requestBody, named, 'request')
      for (const status of Object.keys(responses).filter(code => code.startsWith('2'))) {
        addExamples(responses[status], named, 'response')
      }
    }
  }
  return document
}

/** Swagger UI serves its own files and loads none from elsewhere. */
const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-ancestors 'none'"

/** The OpenAPI 3.1 document, generated from the route schemas, with a page at /docs. */
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
    transformObject: input => withExamples('openapiObject' in input ? input.openapiObject : input.swaggerObject),
  })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: docsPolicy })
}
