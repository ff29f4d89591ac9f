import { GraphQLBoolean, GraphQLFloat, GraphQLID, GraphQLInt, GraphQLString, isEnumType } from 'graphql'
import type { GraphQLOutputType } from 'graphql'
import type { Path, Run } from './place.ts'

/*
 * The innermost loop of the executor: an object of the response is written by a function that is generated for its
 * selection, as one object literal. V8 gives all its objects one shape, and reads each field at a place of its own.
 */

export type Source = Record<string, unknown>

/** Makes an object of the response, or a promise of it. */
export type Build = (source: Source, path: Path | undefined, run: Run) => unknown

export interface BuiltField {
  key: string
  name: string
  /** The type without its non-null; null where a resolver makes the value. */
  read: GraphQLOutputType | null
  nullable: boolean
  /** The value itself where it is the same in each object; null where it is not. */
  constant: string | null
  /** `value` is what the source has under the name. */
  complete: (source: Source, value: unknown, path: Path | undefined, run: Run) => unknown
}

/** Fields that are awaited. */
interface Waiting {
  keys: string[]
  values: Promise<unknown>[]
}

/** Keys and names are GraphQL names (`/^[_a-zA-Z]\w*$/`): nothing of a request gets into the code but these. */
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

/** Tells values that `serialize` of the type returns as they are; null for a type of which none is. */
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

/** Rejections of what is still awaited are handled here. */
async function failAfter({ values }: Waiting, error: unknown): Promise<never> {
  await Promise.all(values).catch(() => {})
  throw error
}
