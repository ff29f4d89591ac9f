import { parse, validate } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createGateway } from '../src/gateway.ts'
import { schema } from '../src/graphql/schema.ts'
import { createExampleUpstream } from '../src/testing/exampleUpstream.ts'
import { instituicao } from '../src/testing/instituicao.ts'
import { listen } from '../src/testing/listen.ts'
import { examples } from './examples.ts'
import { nameOf, visit } from './visit.ts'

describe('the examples', () => {
  it.each(examples.map(({ query, variables = '{}' }) => [nameOf(query), query, variables]))(
    'offer "%s" as a document that fits the schema',
    (_, query = '', variables = '') => {
      expect(validate(schema, parse(query))).toEqual([])
      expect(JSON.parse(variables)).toBeTypeOf('object')
    },
  )

  it('carry no ids', () => {
    for (const { variables = '' } of examples) expect(variables).not.toMatch(/"(id|vaga|departamento|tipo)": "(?!\{\{)/)
  })

  it.each(['node(', 'after:', 'rede {', 'notificacoes(', 'historico {', 'subscription Novidades'])('have %s', part => {
    expect(examples.filter(({ query }) => query.includes(part))).not.toEqual([])
  })
})

describe('over the example upstream', () => {
  let mock: Awaited<ReturnType<typeof listen>>
  beforeAll(async () => {
    const gateway = createGateway({ send: createExampleUpstream(), instituicao })
    mock = await listen((request, response) => void gateway(request, response))
  })
  afterAll(() => mock.close())

  it('succeed in order', async () => {
    for (const [name, { data, errors }] of await visit(mock.url)) {
      expect(errors, name).toBeUndefined()
      expect(JSON.stringify(data), name).not.toContain('"mensagem":')
    }
  })
})
