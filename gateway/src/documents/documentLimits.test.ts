import { readFileSync } from 'node:fs'
import { getIntrospectionQuery, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { schema } from '../graphql/schema.ts'
import { createTestGateway } from '../testing/createTestGateway.ts'

const aliases = (count: number) => Array.from({ length: count }, (_, index) => `a${index}: __typename`).join(' ')
const deep = (levels: number) => `{ ${nest(levels)} }`
const nest = (levels: number): string => (levels === 1 ? '__typename' : `__schema { types { ${ofType(levels - 2)} } }`)
const ofType = (levels: number): string => (levels === 1 ? 'name' : `ofType { ${ofType(levels - 1)} }`)
const doubling = Array.from(
  { length: 40 },
  (_, index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`,
)

async function errorsOf(query: string) {
  const { execute, calls } = createTestGateway({})
  const { errors, codes } = await execute(query)
  expect(calls).toEqual([])
  return { messages: errors?.map(error => error.message).join(' ') ?? '', codes }
}

describe('a document', () => {
  it.each([
    ['31 aliases', `{ ${aliases(31)} }`, 'aliases 31'],
    ['31 aliases of __typename under an allowed name', `{ ${aliases(30)} __typename: __typename }`, 'aliases 31'],
    [
      'aliases that only a fragment multiplies',
      `{ ...A ...A ...A ...A } fragment A on Query { ${aliases(10)} }`,
      'aliases 40',
    ],
    ['aliases in an inline fragment', `{ ... on Query { ${aliases(31)} } }`, 'aliases 31'],
    ['16 levels', deep(16), 'depth 16'],
    [
      'levels hidden in fragments',
      `{ __schema { types { ...A } } } fragment A on __Type { ${ofType(8)} ofType { ofType { ofType { ofType { ofType { ofType { ofType { ...B } } } } } } } } fragment B on __Type { ${ofType(8)} }`,
      'depth 17',
    ],
    ['11 directives', `{ __typename ${'@skip(if: false) '.repeat(11)} }`, 'directives 11'],
    [
      'directives on a fragment that is known already',
      `{ ${'...A @skip(if: false) '.repeat(11)} } fragment A on Query { __typename }`,
      'directives 11',
    ],
    ['3001 tokens', `{ ${'__typename '.repeat(3000)} }`, 'tokens'],
  ])('of %s is refused without any call', async (_, query, message) => {
    const { messages, codes } = await errorsOf(query)
    expect(messages).toContain(message)
    expect(new Set(codes)).toEqual(new Set(['BAD_USER_INPUT']))
  })

  it('whose fragments double forty times is refused without counting each use', async () => {
    const query = `{ ...F0 } ${doubling.join(' ')} fragment F40 on Query { a: __typename }`
    expect((await errorsOf(query)).messages).toContain('aliases')
  })

  it('whose fragments spread each other is refused, not followed endlessly', async () => {
    expect((await errorsOf('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }')).messages).toContain(
      'Cannot spread',
    )
  })

  it.each([
    ['30 aliases', `{ ${aliases(30)} }`],
    ['15 levels', deep(15)],
    [
      '10 directives',
      `{ __typename ${'@skip(if: false) '.repeat(9)} ...A @skip(if: false) } fragment A on Query { __typename }`,
    ],
    ['the introspection of GraphiQL', getIntrospectionQuery()],
  ])('of %s passes', async (_, query) => {
    const { messages } = await errorsOf(query)
    expect(messages).not.toMatch(/at most|Syntax/)
  })
})

describe('every document of the web app', () => {
  const persisted: Record<string, string> = JSON.parse(
    readFileSync(new URL('../../persistedQueries.json', import.meta.url), 'utf8'),
  )

  it.each(Object.entries(persisted))('%s fits within the limits and the schema', async (_, text) => {
    expect(validate(schema, parse(text))).toEqual([])
    // `operationName` names no operation, so that the document is only parsed and validated.
    const { execute } = createTestGateway({})
    const { errors } = await execute(`${text}\nquery Another { __typename }`)
    expect(errors?.map(error => error.message).join(' ')).toMatch(/what operation|operation name/)
  })
})
