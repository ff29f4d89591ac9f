import { camposDeExemplo } from './camposDeExemplo.ts'

/** The part of JSON Schema that the route schemas use. */
export type JsonSchema = {
  type?: string | string[]
  format?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
}

/**
 * A value of a schema. `given` is what it says by itself; the other obligatory fields are as in `camposDeExemplo`, or follow
 * from their types. What is given and not in the schema is left out.
 * @param field the name of the object that it is in, and its own: 'tipo.nome'
 */
export const completeExample = (schema: JsonSchema, given?: unknown, field = ''): unknown => {
  const name = field.slice(field.indexOf('.') + 1)
  const known = [camposDeExemplo[field], camposDeExemplo[name]].find(each => mayBe(schema, each))
  const value = given === undefined ? known : given
  if (value === null || (value === undefined && mayBe(schema, null))) return null
  const { oneOf, anyOf = oneOf, properties, items, required = [] } = schema
  if (anyOf) return completeExample(anyOf.find(each => each.type !== 'null') ?? {}, value, field)
  if (properties) {
    const parts = (value ?? {}) as Record<string, unknown>
    const keys = Object.keys(properties).filter(key => key in parts || required.includes(key))
    return Object.fromEntries(
      keys.map(key => [key, completeExample(properties[key] ?? {}, parts[key], `${name}.${key}`)]),
    )
  }
  if (items) return ((value ?? [undefined]) as unknown[]).map(each => completeExample(items, each, name))
  return value ?? ofType(schema, name)
}

/** Whether a value may be one of the schema, by its type alone or the list of its values. */
const mayBe = (
  { type = [], const: only, enum: options = only === undefined ? undefined : [only], anyOf = [] }: JsonSchema,
  value: unknown,
): boolean => {
  if (anyOf.length > 0) return anyOf.some(each => mayBe(each, value))
  if (options) return options.includes(value)
  const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
  return [type].flat().some(each => (each === 'integer' ? 'number' : each) === kind)
}

const ofType = ({ type, format, const: only, enum: [first] = [] }: JsonSchema, name: string): unknown => {
  if (only !== undefined || first !== undefined) return only ?? first
  if (type === 'boolean') return false
  if (type === 'object') return {}
  if (type === 'integer' || type === 'number') return 1
  if (format === 'date-time') return '2026-03-10T12:30:00.000Z'
  return format === 'date' ? '2099-12-31' : name
}
