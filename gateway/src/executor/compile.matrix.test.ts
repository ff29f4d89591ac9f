import fc from 'fast-check'
import {
  buildSchema,
  execute,
  getNamedType,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  validate,
} from 'graphql'
import type { GraphQLObjectType, GraphQLOutputType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { sdl } from '../sdl.ts'
import { compile } from './compile.ts'

const schema = buildSchema(sdl)
const query = schema.getQueryType() as GraphQLObjectType

/** A seeded random generator. */
function createDice(seed: number) {
  let state = seed || 1
  const roll = (sides: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
  return { roll, once: (sides: number) => roll(sides) === 0, still: false, selection: '' }
}
type Dice = ReturnType<typeof createDice>

/** A random selection of the type as text, partly within fragments, under aliases and behind conditions. */
function drawSelection(type: GraphQLOutputType, dice: Dice, depth: number): string {
  const named = getNamedType(type)
  if (isAbstractType(named)) {
    const objects = schema.getPossibleTypes(named)
    const drawn = [0, 1, 2].map(() => objects[dice.roll(objects.length)])
    return `__typename ${drawn.map(each => each && `... on ${each.name} { ${drawSelection(each, dice, depth)} }`).join(' ')}`
  }
  if (!isObjectType(named)) return ''
  const fields = Object.values(named.getFields()).filter(
    field => field.args.every(arg => !isNonNullType(arg.type)) && (depth > 0 || isLeafType(getNamedType(field.type))),
  )
  const drawn = Array.from({ length: 1 + dice.roll(5) }, () => fields[dice.roll(fields.length)])
  const lines = drawn.map(field => {
    if (!field) return '__typename'
    const alias = dice.once(9) ? `${field.name}${dice.roll(2)}: ` : ''
    const condition = dice.once(6) ? ` @${dice.once(2) ? 'skip' : 'include'}(if: $${dice.once(2) ? 'um' : 'dois'})` : ''
    const inner = drawSelection(field.type, dice, depth - 1)
    // The same response key must be the same field: the alias names its type.
    return `${alias && `${named.name}_${alias}`}${field.name}${condition} ${inner && `{ ${inner} }`}`
  })
  return `__typename ${dice.once(3) ? `... on ${named.name} { ${lines.join(' ')} }` : lines.join(' ')}`
}

const odd = [null, undefined, Number.NaN, 3.5, -1, '', 'x', true, {}, [], new Error('gone'), Symbol.iterator]

/** A random value of the type: mostly valid, sometimes what a bug may leave. */
function drawValue(type: GraphQLOutputType, dice: Dice, depth: number): unknown {
  if (dice.once(40)) return odd[dice.roll(odd.length)]
  if (dice.once(40)) return () => fail()
  if (!dice.still && dice.once(15))
    return dice.once(4) ? Promise.reject(new Error('late')) : Promise.resolve(drawValue(type, dice, depth))
  if (isNonNullType(type)) return drawValue(type.ofType, dice, depth)
  if (dice.once(8)) return null
  if (isListType(type)) return drawList(type.ofType, dice, depth)
  if (isEnumType(type)) return type.getValues()[dice.roll(type.getValues().length)]?.value
  if (isLeafType(type))
    return { Int: dice.roll(99), Float: dice.roll(99) / 4, Boolean: dice.once(2) }[type.name] ?? 'á"\n'
  const objects = isAbstractType(type) ? schema.getPossibleTypes(type) : [type as GraphQLObjectType]
  const object = objects[dice.roll(objects.length)]
  if (!object || depth === 0) return null
  return drawObject(dice.once(30) ? query : object, dice, depth - 1)
}

/** Lists whose items all come at once or all later: mixed ones leave unhandled rejections in graphql-js. */
function drawList(type: GraphQLOutputType, dice: Dice, depth: number): unknown[] {
  const { still } = dice
  const later = !still && dice.once(4)
  dice.still = !later
  const items = Array.from({ length: dice.roll(4) }, () => {
    const item = drawValue(type, dice, depth)
    return later ? Promise.resolve(item) : item
  })
  dice.still = still
  return items
}

function fail(): never {
  throw new Error('thrown')
}

/** With the fields that the selection names somewhere: nothing reads the others. */
function drawObject(type: GraphQLObjectType, dice: Dice, depth: number): object {
  const named = Object.values(type.getFields()).filter(({ name }) => dice.selection.includes(name))
  const fields = named.map(field => [field.name, drawValue(field.type, dice, depth)])
  return { ...Object.fromEntries(fields), __typename: type.name }
}

interface Plain {
  data: unknown
  errors?: { message: string; path: (string | number)[] }[]
}

function toPlain(result: unknown): Plain {
  const plain: Plain = JSON.parse(JSON.stringify(result))
  for (const error of plain.errors ?? []) {
    // The two implementations differ only in whether the message includes the value.
    if (/serialize|written as one|must resolve to/.test(error.message)) error.message = '*'
  }
  return plain
}

/**
 * The paths that are null because of errors. Which of several errors below a null is reported depends on their order.
 */
function toNulls({ data, errors = [] }: Plain): string[] {
  return [...new Set(errors.map(({ path }) => findNull(data, path).join('.')))].sort()
}

function findNull(data: unknown, path: (string | number)[]): (string | number)[] {
  let value: unknown = data
  const found = path.findIndex(key => {
    if (value === null) return true
    value = (value as Record<string, unknown>)[key]
    return false
  })
  return found === -1 ? path : path.slice(0, found)
}

describe('a compiled operation', () => {
  it.each([
    ['at once', true],
    ['later', false],
  ])(
    'returns what graphql-js returns, for random documents of the schema and values that come %s',
    async (_, still) => {
      let errors = 0
      const property = fc.asyncProperty(fc.integer({ min: 1 }), fc.boolean(), fc.boolean(), async (seed, um, dois) => {
        const selection = drawSelection(query, createDice(seed), 4)
        const used = '_um: __typename @skip(if: $um) _dois: __typename @skip(if: $dois)'
        const document = parse(`query ($um: Boolean!, $dois: Boolean!) { ${selection} ${used} }`)
        if (validate(schema, document).length > 0) return
        const variables = { um, dois }
        const root = () => {
          const drawn = drawObject(query, { ...createDice(seed + 1), still, selection }, 5)
          quiet(drawn)
          return drawn
        }
        const wanted = toPlain(await execute({ schema, document, variableValues: variables, rootValue: root() }))
        const operation = compile(schema, document)
        // Twice: the second run is compiled.
        for (const _ of [1, 2]) {
          const found = toPlain(await operation.run({}, variables, root()))
          if (still) expect(found).toEqual(wanted)
          expect(found.data).toEqual(wanted.data)
          expect(toNulls(found)).toEqual(toNulls(wanted))
        }
        errors += wanted.errors?.length ?? 0
      })
      await fc.assert(property, { numRuns: 300, endOnFailure: true })
      expect(errors).toBeGreaterThan(50)
      // CPU-bound: a busy machine takes many times as long.
    },
    120_000,
  )

  it('handles rejected list items after another one failed', async () => {
    const document = parse('{ departamentos { nome } }')
    const departamentos = [{ nome: Promise.reject(new Error('late')) }, { nome: fail }, { nome: Promise.resolve(null) }]
    const result = await compile(schema, document).run({}, {}, { departamentos })
    expect(result.data).toEqual({ departamentos: null })
    expect(result.errors?.map(({ message, path }) => [message, path])).toEqual([
      ['thrown', ['departamentos', 1, 'nome']],
    ])
  })

  it('does not compile unknown names, nor a field that would set a prototype', async () => {
    expect(() => compile(schema, parse('query a { __typename }'), 'b')).toThrow('Unknown operation named "b".')
    expect(() => compile(schema, parse('query a { __typename } query b { __typename }'))).toThrow('name')
    const { errors } = await compile(schema, parse('{ __proto__: __typename }')).run({}, {})
    expect(errors?.[0]?.message).toBe('A field cannot be called "__proto__".')
  })

  it('reports wrong variables as graphql-js does, without data', async () => {
    const document = parse(
      'query ($filtro: VagaFiltro, $first: Int!) { vagas(first: $first, filtro: $filtro) { total } }',
    )
    for (const variables of [{}, { first: 'x' }, { first: 1, filtro: { tipos: ['X'], de: 1 } }, { first: null }]) {
      const wanted = await execute({ schema, document, variableValues: variables })
      expect(await compile(schema, document).run({}, variables)).toEqual(wanted)
    }
  })
})

/** Promises that nobody awaits must not fail the test run. */
function quiet(value: unknown): void {
  if (value instanceof Promise) value.then(quiet, () => {})
  else if (Array.isArray(value)) value.forEach(quiet)
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(quiet)
}
