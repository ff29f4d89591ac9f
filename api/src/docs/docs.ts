import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isAuthenticated } from '../autenticacao/autenticacao.ts'
import { erroDeCamposSchema, erroDeSuspensaoSchema, erroSchema } from '../http/errors.ts'
import { completeExample } from './completeExample.ts'
import type { JsonSchema } from './completeExample.ts'
import { exemplos } from './exemplos.ts'
import type { Exemplo } from './exemplos.ts'
import { failure, toRefusalResponses } from './refusals.ts'

const toJsonSchema = createJsonSchemaTransform({})

const toComponent = (schema: z.ZodType) => {
  const { $schema: _, ...component } = z.toJSONSchema(schema)
  return component as object
}

/** Every tag of a route, by name. */
const tags = Object.entries({
  administracao: 'What administrators read and do, and the audit.',
  agenda: 'What a person has ahead, for calendars.',
  aparelhos: 'The notices that the browser of a session shows.',
  avaliacoes: 'What the professors of a vaga write about its candidaturas.',
  candidaturas: 'Applying, and reading candidaturas.',
  dados: 'The copy of one’s own data, and the end of the account.',
  departamentos: 'The departments of the university.',
  entrevistas: 'The interviews of a vaga.',
  eventos: 'Live events.',
  gestores: 'The co-managers of a vaga.',
  health: 'Checks of the process.',
  historicos: 'The transcript of a student.',
  documentos: 'The privacy notice and the terms of use, and who accepted them.',
  instituicao: 'The institution, and what administrators change of it.',
  interesses: 'Interests, and those of a person.',
  mensagens: 'Messages between two people.',
  moderacao: 'Reports, what moderators decide about them, and objections.',
  notificacoes: 'The notifications of a person.',
  perguntas: 'The questions of a vaga, and the answers of its candidates.',
  publico: 'What everybody may read.',
  rede: 'Suggested people, and connections.',
  requisitos: 'The requirements of a vaga, and how far a student meets them.',
  selecao: 'The stages of candidaturas, and the release of decisions.',
  sessao: 'Signing in and out, passwords, and the verification of e-mails.',
  usuarios: 'Accounts, profiles and portraits.',
  vagas: 'Reading and publishing vagas.',
}).map(([name, description]) => ({ name, description }))

type Content = { schema?: JsonSchema; examples?: Record<string, { value: unknown }> }
type Body = { content?: Record<string, Content> } | undefined
type Operation = { requestBody?: Body; responses?: Record<string, Body> }

const addExamples = (body: Body, named: Record<string, Exemplo>, part: keyof Exemplo): void => {
  for (const [type, content] of Object.entries(body?.content ?? {})) {
    const { schema } = content
    if (!schema || /^(multipart|image)\//.test(type)) continue
    content.examples = Object.fromEntries(
      Object.entries(named).map(([name, given]) => [name, { value: completeExample(schema, given[part]) }]),
    )
  }
}

/** Adds examples to each operation: to the request, and to the response of success. */
const withExamples = <Document extends { paths?: object }>(document: Document): Document => {
  const paths = Object.entries((document.paths ?? {}) as Record<string, Record<string, Operation>>)
  for (const [path, operations] of paths) {
    for (const [method, { requestBody, responses = {} }] of Object.entries(operations)) {
      const named = exemplos[`${method.toUpperCase()} ${path}`] ?? { exemplo: {} }
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
        contact: { name: 'The maintainers of the board' },
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/', description: 'The origin of the API' }],
      tags,
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
        schemas: {
          Erro: toComponent(erroSchema),
          ErroDeCampos: toComponent(erroDeCamposSchema),
          ErroDeSuspensao: toComponent(erroDeSuspensaoSchema),
        },
      },
    },
    transform: input => {
      const { schema, url } = toJsonSchema(input)
      const response = { ...(schema.response as object), ...toRefusalResponses(input.route), default: failure }
      return { schema: { ...schema, response, security: isAuthenticated(input.route) ? [{ token: [] }] : [] }, url }
    },
    transformObject: input => withExamples('openapiObject' in input ? input.openapiObject : input.swaggerObject),
  })
  await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: docsPolicy })
}
