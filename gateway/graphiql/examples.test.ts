import { parse, validate } from 'graphql'
import { expect, it } from 'vitest'
import { schema } from '../src/graphql/schema.ts'
import { examples } from './examples.ts'

it.each(
  examples.map(({ query, variables = '{}' }) => [
    /(query|mutation|subscription) \w+/.exec(query)?.[0],
    query,
    variables,
  ]),
)('offers "%s" as a document that the schema answers', (_, query = '', variables = '') => {
  expect(validate(schema, parse(query))).toEqual([])
  expect(JSON.parse(variables)).toBeTypeOf('object')
})
