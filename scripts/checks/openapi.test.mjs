import assert from 'node:assert/strict'
import { test } from 'node:test'
import { complainOfOpenapi } from './openapi.mjs'

const createDocument = () => ({
  info: { title: 'A board', contact: { name: 'Us' }, license: { name: 'MIT' } },
  servers: [{ url: '/' }],
  tags: [{ name: 'vagas', description: 'Vagas.' }],
  components: { securitySchemes: { token: {} }, schemas: { Erro: { type: 'object' } } },
  paths: {
    '/vagas/{id}': {
      get: {
        operationId: 'readVaga',
        summary: 'Reads a vaga',
        description: 'One vaga.',
        tags: ['vagas'],
        security: [{ token: [] }],
        parameters: [{ in: 'path', name: 'id', schema: { type: 'integer' } }],
        responses: {
          200: { content: { 'application/json': { schema: { type: 'array', items: { enum: ['a', 'b'] } } } } },
          404: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Erro' } } } },
        },
      },
    },
  },
})

/** How to break each rule, in the document or in its one operation. */
const breaks = {
  'info-contact': ({ info }) => delete info.contact,
  'info-license': ({ info }) => delete info.license,
  'oas3-api-servers': document => delete document.servers,
  'openapi-tags-uniqueness': ({ tags }) => tags.push(tags[0]),
  'tag-description': ({ tags }) => (tags[0].description = ''),
  'path-keys-no-trailing-slash': ({ paths }) => (paths['/vagas/{id}/'] = {}),
  'path-parameters-defined': (_, get) => (get.parameters[0].name = 'vaga'),
  'operation-parameters-unique': (_, get) => get.parameters.push(get.parameters[0]),
  'operation-operationId-unique': ({ paths }, get) => (paths['/vagas/{id}'].put = get),
  'operation-operationId-url-safe': (_, get) => delete get.operationId,
  'operation-summary': (_, get) => delete get.summary,
  'operation-description': (_, get) => delete get.description,
  'operation-tags': (_, get) => (get.tags = []),
  'operation-tag-defined': (_, get) => (get.tags = ['outra']),
  'operation-2xx-response': (_, get) => delete get.responses[200],
  'operation-4xx-response': (_, get) => (get.responses = { 200: {}, default: get.responses[404] }),
  'security-defined': (_, get) => delete get.security,
  'no-unresolved-refs': (_, get) => (get.responses[400] = { $ref: '#/components/responses/400' }),
  'no-unused-components': ({ components }) => (components.schemas.Outro = {}),
  'array-items': (_, get) => (get.parameters[0].schema = { type: 'array' }),
  'duplicated-entry-in-enum': (_, get) => (get.parameters[0].schema = { enum: [1, 1] }),
}

const rulesOf = complaints => [...new Set(complaints.map(complaint => complaint.split(': ')[1]))]

for (const [rule, breakIt] of Object.entries(breaks)) {
  await test(`a document fails ${rule}`, () => {
    const document = createDocument()
    assert.deepEqual(complainOfOpenapi(document), [])
    breakIt(document, document.paths['/vagas/{id}'].get)
    assert.ok(rulesOf(complainOfOpenapi(document)).includes(rule))
  })
}

await test('a call with nothing to refuse needs no 4xx, and data of an example is no schema', () => {
  const document = createDocument()
  const { get } = document.paths['/vagas/{id}']
  const content = { 'application/json': { example: { type: 'array', enum: [1, 1] } } }
  document.paths['/tipos'] = {
    get: { ...get, operationId: 'x', security: [], parameters: [], responses: { 200: { content } } },
  }
  assert.deepEqual(complainOfOpenapi(document), [])
})
