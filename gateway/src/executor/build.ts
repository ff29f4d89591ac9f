import { GraphQLBoolean, GraphQLFloat, GraphQLID, GraphQLInt, GraphQLString, isEnumType } from 'graphql'
import type { GraphQLOutputType } from 'graphql'
import type { Path, Run } from './position.ts'

/*
 * The innermost loop of the executor. A function generated for each selection writes the response object as one object
 * literal, so that V8 gives all its objects the same shape and reads each field at a fixed offset.
 */

export type Source = Record<string, unknown>

/** Builds an object of the response, or a promise of it. */
export type Build = (source: Source, path: Path | undefined, run: Run) => unknown

export interface BuiltField {
  key: string
  name: string
  /** The type without its non-null; null if a resolver returns the value. */
  read: GraphQLOutputType | null
  nullable: boolean
  /** The constant value of the field; null if it is not constant. */
  constant: string | null
  /** `value` is the source's property of that name. */
  complete: (source: Source, value: unknown, path: Path | undefined, run: Run) => unknown
}

/** Number of awaited fields. */
interface Waiting {
  keys: string[]
  values: Promise<unknown>[]
}

/** Keys and names are GraphQL names (`/^[_a-zA-Z]\w*$/`): nothing else of a request enters the code. */
export function generateBuild(fields: readonly BuiltField[]): Build {
  const checks = fields.map(field => field.read && toCheck(field.read))
  const lines = fields.map(({ key, name, nullable, constant }, index) => {
    if (constant !== null) return `${JSON.stringify(key)}: ${JSON.stringify(constant)},`
    const slow = `(v = f[${index}].complete(s, s.${name}, p, r)) instanceof Promise ? (w = add(w, ${JSON.stringify(key)}, v), null) : v`
    const check = checks[index]
    if (!check) return `${JSON.stringify(key)}: ${slow},`
    const isPlain = check.test.replaceAll('$', `c[${index}]`)
    return `${JSON.stringify(key)}: (v = s.${name}, ${isPlain}${nullable ? ' || v === null' : ''}) ? v : ${slow},`
  })
  const code = `return (s, p, r) => {
    let v, w = null
    try {
      const data = {${lines.join('\n')}}
      return w === null ? data : settle(data, w)
    } catch (error) {
      if (w === null) throw error
      return failAfter(w, error)
    }
  }`
  // oxlint-disable-next-line typescript/no-implied-eval
  const generate = new Function('f', 'c', 'add', 'settle', 'failAfter', code)
  const values = checks.map(check => check?.names)
  return generate(fields, values, add, settle, failAfter) as Build
}

interface Check {
  /** An expression over `v`; `$` is `names`. */
  test: string
  names?: Set<unknown>
}

/** A test for values that the type's `serialize` returns unchanged; null for a type without such values. */
function toCheck(type: GraphQLOutputType): Check | null {
  if (type === GraphQLString || type === GraphQLID) return { test: "typeof v === 'string'" }
  if (type === GraphQLBoolean) return { test: "typeof v === 'boolean'" }
  if (type === GraphQLInt) return { test: "(typeof v === 'number' && (v | 0) === v)" }
  if (type === GraphQLFloat) return { test: 'Number.isFinite(v)' }
  if (!isEnumType(type) || type.getValues().some(({ name, value }) => name !== value)) return null
  return { test: '$.has(v)', names: new Set(type.getValues().map(({ name }) => name)) }
}

function add(waiting: Waiting | null, key: string, value: Promise<unknown>): Waiting {
  const all = waiting ?? { keys: [], values: [] }
  all.keys.push(key)
  all.values.push(value)
  return all
}

function settle(data: Record<string, unknown>, { keys, values }: Waiting): Promise<Record<string, unknown>> {
  const [only] = values
  const [key = ''] = keys
  if (only && values.length === 1) {
    return only.then(value => {
      data[key] = value
      return data
    })
  }
  return Promise.all(values).then(settled => {
    keys.forEach((key, index) => (data[key] = settled[index]))
    return data
  })
}

/** Handles rejections of promises that are still awaited. */
async function failAfter({ values }: Waiting, error: unknown): Promise<never> {
  await Promise.all(values).catch(() => {})
  throw error
}
