import { parse, validate } from 'graphql'
import { expect, it } from 'vitest'
import { createGateway } from '../src/gateway.ts'
import { schema } from '../src/graphql/schema.ts'
import { createExampleUpstream } from '../src/testing/exampleUpstream.ts'
import { instituicao } from '../src/testing/instituicao.ts'
import { examples } from './examples.ts'

it.each(
  examples.map(({ query, variables = '{}' }) => [
    /(query|mutation|subscription) \w+/.exec(query)?.[0],
    query,
    variables,
  ]),
)('offers "%s" as a document that fits the schema', (_, query = '', variables = '') => {
  expect(validate(schema, parse(query))).toEqual([])
  expect(JSON.parse(variables)).toBeTypeOf('object')
})

const gateway = createGateway({ send: createExampleUpstream(), instituicao })

async function ask(query: string, variables = '{}', token?: string) {
  const response = await gateway.fetch('http://gateway/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables: JSON.parse(variables) }),
  })
  return response.json()
}

it('offers jobs of both roles that succeed in order, after each sign-in', async () => {
  let token: string | undefined
  for (const { query, variables } of examples.filter(each => !each.query.includes('subscription'))) {
    const { data, errors } = await ask(query, variables, token)
    expect(errors, query).toBeUndefined()
    expect(JSON.stringify(data), query).not.toContain('"mensagem":')
    token = data.entrar?.token ?? token
  }
})

it.each(['node(', 'after:', 'rede {', 'notificacoes(', 'historico {', 'subscription Novidades'])(
  'has an example of %s',
  part => {
    expect(examples.filter(({ query }) => query.includes(part))).not.toEqual([])
  },
)
