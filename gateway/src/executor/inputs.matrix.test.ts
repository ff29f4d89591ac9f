import fc from 'fast-check'
import {
  buildSchema,
  getVariableValues,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
} from 'graphql'
import type { GraphQLInputType, OperationDefinitionNode, VariableDefinitionNode } from 'graphql'
import { describe, expect, it } from 'vitest'
import { schema } from '../graphql/schema.ts'
import { sdl } from '../sdl.ts'
import { planArgs, planVariables } from './inputs.ts'

const scalars = ['Int', 'Float', 'Boolean', 'String', 'ID', 'Date']
const inputs = Object.values(buildSchema(sdl).getTypeMap())
  .filter(type => (isInputObjectType(type) || isEnumType(type)) && !type.name.startsWith('__'))
  .map(({ name }) => name)

/** Random values: mostly valid for the type. */
function drawInput(type: GraphQLInputType): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return drawInput(type.ofType)
  const fitting = drawFitting(type)
  return fc.oneof({ weight: 9, arbitrary: fitting }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 1 }) })
}

function drawFitting(type: Exclude<GraphQLInputType, { ofType: unknown }> | GraphQLInputType): fc.Arbitrary<unknown> {
  if (isListType(type)) return fc.array(drawInput(type.ofType), { maxLength: 3 })
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name))
  if (!isInputObjectType(type)) return fc.oneof(fc.integer(), fc.string(), fc.boolean(), fc.constant('2026-12-31'))
  const fields = Object.values(type.getFields()).map(({ name, type }) => [name, drawInput(type)])
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] })
}

function readDefinitions(variables: string): readonly VariableDefinitionNode[] {
  return (
    (parse(`query (${variables}) { __typename }`).definitions[0] as OperationDefinitionNode).variableDefinitions ?? []
  )
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('variables', () => {
  /** Variables of one type: nullable, not, and in a list. */
  const drawVariables = (name: string) => {
    const type = schema.getType(name) as GraphQLInputType
    const c = fc.oneof(fc.array(drawInput(type), { maxLength: 2 }), drawInput(type))
    return fc.record({ a: drawInput(type), b: drawInput(type), c }, { requiredKeys: ['b'] })
  }

  /** Compares planned variables of one type with those of graphql-js. */
  const compare = (name: string, values: Record<string, unknown>) => {
    const definitions = readDefinitions(`$a: ${name}, $b: ${name}!, $c: [${name}!]`)
    const wanted = getVariableValues(schema, definitions, values, { maxErrors: 50 })
    expect(plain(planVariables(schema, definitions)(values))).toEqual(plain(wanted))
  }

  it.each(scalars)('of the type %s are coerced as graphql-js does', name => {
    fc.assert(
      fc.property(drawVariables(name), values => compare(name, values)),
      { numRuns: 60 },
    )
  })

  it('of any enum or input are coerced as graphql-js does', () => {
    const drawn = fc.constantFrom(...inputs).chain(name => fc.tuple(fc.constant(name), drawVariables(name)))
    fc.assert(
      fc.property(drawn, ([name, values]) => compare(name, values)),
      { numRuns: 600 },
    )
  })

  it('that are omitted take their defaults, or stay undefined', () => {
    const definitions = readDefinitions('$a: Int = 3, $b: Int, $c: Boolean! = true')
    const plan = planVariables(schema, definitions)
    for (const values of [{}, { a: null }, { b: 1 }, { a: 1, b: null, c: false }, { c: null }]) {
      expect(plain(plan(values))).toEqual(plain(getVariableValues(schema, definitions, values)))
    }
  })
})

describe('arguments', () => {
  const vagas = schema.getQueryType()?.getFields()['vagas']
  const read = (text: string, variables: Record<string, unknown>) => {
    const [node] = (parse(`{ ${text} }`).definitions[0] as OperationDefinitionNode).selectionSet.selections
    if (!vagas || node?.kind !== Kind.FIELD) throw new Error('no field')
    return planArgs(vagas, node)({ variables })
  }

  it('that are constant are read once', () => {
    expect(read('vagas(after: "x")', {})).toEqual({ first: 20, after: 'x' })
    expect(() => read('vagas(first: "x")', {})).toThrow('invalid')
  })

  it('are the variables if these are given', () => {
    expect(read('vagas(first: $n, after: $a)', { n: 8, a: 'x' })).toEqual({ first: 8, after: 'x' })
    expect(read('vagas(first: $n, after: $a)', { n: 8 })).not.toHaveProperty('after')
    expect(read('vagas(first: $n, after: $a)', { n: null, a: null })).toMatchObject({ first: null, after: null })
    expect(read('vagas(first: $n, after: $a)', { a: null })).toEqual({ first: 20, after: null })
  })

  it('may contain variables', () => {
    expect(read('vagas(filtro: { busca: $b })', { b: 'ic' })).toMatchObject({ filtro: { busca: 'ic' } })
  })
})
