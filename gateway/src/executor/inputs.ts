import {
  getArgumentValues,
  getVariableValues,
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLID,
  GraphQLInt,
  GraphQLString,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  typeFromAST,
} from 'graphql'
import type {
  FieldNode,
  GraphQLField,
  GraphQLInputObjectType,
  GraphQLInputType,
  GraphQLSchema,
  VariableDefinitionNode,
  VariableNode,
} from 'graphql'

/*
 * Coerces variables and arguments as graphql-js does. Simple valid inputs pass directly; all others go to graphql-js
 * itself, which knows every rule and message.
 */

type Values = Record<string, unknown>

/** Returns the coerced value, or `fallback` to leave it to graphql-js. */
type Coerce = (value: unknown) => unknown

const fallback = Symbol('fallback')

/** Creates the function that coerces the variables of an operation. */
export function planVariables(schema: GraphQLSchema, definitions: readonly VariableDefinitionNode[]) {
  const plans = definitions.map(({ variable, type, defaultValue }) => {
    const input = typeFromAST(schema, type) as GraphQLInputType
    return { name: variable.name.value, coerce: planInput(input), hasDefault: defaultValue !== undefined }
  })
  return (given: Values): ReturnType<typeof getVariableValues> => {
    const coerced: Values = {}
    for (const { name, coerce, hasDefault } of plans) {
      const value = given[name]
      if (value === undefined && !hasDefault && !Object.hasOwn(given, name) && coerce(null) === null) continue
      const known = Object.hasOwn(given, name) ? coerce(value) : fallback
      if (known === fallback) return getVariableValues(schema, definitions, given, { maxErrors: 50 })
      coerced[name] = known
    }
    return { coerced }
  }
}

function planInput(type: GraphQLInputType): Coerce {
  if (isNonNullType(type)) {
    const coerce = planInput(type.ofType)
    return value => (value === null ? fallback : coerce(value))
  }
  const coerce = planPresent(type)
  return value => (value === null ? null : coerce(value))
}

function planPresent(type: GraphQLInputType): Coerce {
  if (type === GraphQLString || type === GraphQLID) return value => (typeof value === 'string' ? value : fallback)
  if (type === GraphQLBoolean) return value => (typeof value === 'boolean' ? value : fallback)
  if (type === GraphQLFloat) return value => (Number.isFinite(value) ? value : fallback)
  if (type === GraphQLInt) return value => (typeof value === 'number' && (value | 0) === value ? value : fallback)
  if (isEnumType(type))
    return value => (typeof value === 'string' ? (type.getValue(value)?.value ?? fallback) : fallback)
  if (isListType(type)) return planList(planInput(type.ofType))
  return isInputObjectType(type) ? planObject(type) : () => fallback
}

function planList(coerce: Coerce): Coerce {
  return value => {
    if (!Array.isArray(value)) return fallback
    const items = value.map(coerce)
    return items.includes(fallback) ? fallback : items
  }
}

function planObject(type: GraphQLInputObjectType): Coerce {
  let fields: [name: string, coerce: Coerce, mayMiss: boolean][] | undefined
  const known = type.getFields()
  if (type.isOneOf) return () => fallback
  return value => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return fallback
    // Planned on first use: an input type may contain itself.
    fields ??= Object.values(known).map(({ name, type, defaultValue }) => {
      return [name, planInput(type), !isNonNullType(type) && defaultValue === undefined]
    })
    for (const name in value) if (!Object.hasOwn(known, name)) return fallback
    const given = value as Values
    const coerced: Values = {}
    for (const [name, coerce, mayMiss] of fields) {
      const field = given[name]
      if (field === undefined && mayMiss) continue
      const found = coerce(field)
      if (found === fallback) return fallback
      coerced[name] = found
    }
    return coerced
  }
}

/** Creates the function that reads the arguments of a field. Throws GraphQLError if they do not fit. */
export function planArgs(definition: GraphQLField<unknown, unknown>, node: FieldNode) {
  const given = node.arguments ?? []
  const general = ({ variables }: { variables: Values }): Values => getArgumentValues(definition, node, variables)
  if (definition.args.length === 0) return () => none
  // A literal that does not fit is reported at its path in each run.
  if (!JSON.stringify(given).includes(Kind.VARIABLE)) return toOnce(general)
  if (given.some(({ value }) => value.kind !== Kind.VARIABLE)) return general
  const variables = given.map(({ name, value }) => {
    const argument = definition.args.find(arg => arg.name === name.value)
    const mayMiss = argument && !isNonNullType(argument.type) && argument.defaultValue === undefined
    return [name.value, (value as VariableNode).name.value, mayMiss] as const
  })
  const left = definition.args.filter(arg => given.every(({ name }) => name.value !== arg.name))
  const defaults = left.filter(({ defaultValue }) => defaultValue !== undefined)
  return (run: { variables: Values }): Values => {
    const values: Values = {}
    for (const { name, defaultValue } of defaults) values[name] = defaultValue
    for (const [name, variable, mayMiss] of variables) {
      const value = run.variables[variable]
      if (value == null && !mayMiss) return general(run)
      if (value !== undefined) values[name] = value
    }
    return values
  }
}

const none: Values = Object.freeze({})

function toOnce(compute: (run: { variables: Values }) => Values): (run: { variables: Values }) => Values {
  let known: Values | undefined
  return run => (known ??= compute(run))
}
