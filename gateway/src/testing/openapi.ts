import { readFileSync } from 'node:fs'
import * as z from 'zod'

/* Matches tests' requests and bodies against the REST contract, api/openapi.json. */

type Schema = Extract<Parameters<typeof z.fromJSONSchema>[0], object>
type Content = Record<string, { schema: Schema; examples?: Record<string, { value: unknown }> }>

interface Operation {
  parameters?: { name: string; in: string; required?: boolean; schema: Schema }[]
  requestBody?: { content: Content }
  /** Empty if the call needs no token. */
  security: object[]
  responses: Record<string, { content?: Content }>
}

/** A call of the contract, such as `GET /vagas/{id}`, and its path parameters. */
export interface Call {
  name: string
  operation: Operation
  values: Record<string, string>
  query: URLSearchParams
}

interface Sent {
  method: string
  path: string
  body?: string | Uint8Array | undefined
}

const file = new URL('../../../api/openapi.json', import.meta.url)
const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(readFileSync(file, 'utf8'))

/** Literal segments win: `/vagas/tipo` is not a vaga. */
const templates = Object.keys(paths).toSorted((a, b) => a.split('{').length - b.split('{').length)

/** Null for a call that is not in the contract. */
export function findCall({ method, path }: Sent): Call | null {
  const { pathname, searchParams: query } = new URL(path, 'http://upstream')
  for (const template of templates) {
    const values = matchPath(template, pathname)
    const operation = paths[template]?.[method.toLowerCase()]
    if (values && operation) return { name: `${method} ${template}`, operation, values, query }
  }
  return null
}

/** The differences between a request and the contract. */
export function findRequestMisfits(sent: Sent): string[] {
  const call = findCall(sent)
  if (!call) return ['the contract has no such call']
  const { operation, values, query } = call
  const parameters = operation.parameters ?? []
  const known = parameters.filter(each => each.in === 'query').map(each => each.name)
  const unknown = [...query.keys()].filter(name => !known.includes(name)).map(name => `${name}: no such parameter`)
  const given = parameters.flatMap(({ name, in: position, schema }) => {
    const value = position === 'path' ? values[name] : position === 'query' ? query.get(name) : null
    return value == null ? [] : misfitsOf(schema, readParameter(schema, value), name)
  })
  return [...unknown, ...given, ...bodyMisfits(operation, sent.body)]
}

/**
 * The differences between a response and the contract. Fields may be missing and unknown ones are ignored, as with any
 * upstream; dates are plain text, since upstreams write different offsets.
 */
export function findResponseMisfits(sent: Sent, body: unknown): string[] {
  const call = findCall(sent)
  if (!call) return ['the contract has no such call']
  const success = Object.entries(call.operation.responses).find(([status]) => status.startsWith('2'))?.[1]
  const schema = success?.content?.['application/json']?.schema
  return schema ? misfitsOf(relax(schema), body, 'body') : []
}

function bodyMisfits({ requestBody }: Operation, body: Sent['body']): string[] {
  if (typeof body !== 'string') return []
  const schema = requestBody?.content['application/json']?.schema
  return schema ? misfitsOf(schema, JSON.parse(body), 'body') : ['the contract has no body here']
}

function matchPath(template: string, path: string): Record<string, string> | null {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const pattern = template.replace(/\/$/, '').replaceAll(/\{\w+\}/g, '([^/]+)')
  const match = new RegExp(`^${pattern}/?$`).exec(path)
  return match && Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]))
}

function readParameter({ type }: Schema, value: string): unknown {
  return type === 'integer' || type === 'number' ? Number(value) : value
}

const validators = new Map<Schema, z.ZodType>()

function misfitsOf(schema: Schema, value: unknown, position: string): string[] {
  let validator = validators.get(schema)
  if (!validator) validators.set(schema, (validator = z.fromJSONSchema(schema)))
  const { error } = validator.safeParse(value)
  return error ? error.issues.map(({ path, message }) => `${[position, ...path].join('.')}: ${message}`) : []
}

const strict = new Set(['additionalProperties', 'format', 'pattern', 'required'])

/** Schema keywords that are not field names. */
function relax(schema: Schema): Schema {
  return JSON.parse(
    JSON.stringify(schema, (key, value) => (strict.has(key) && !isOfMap(key, value) ? undefined : value)),
  )
}

/** `additionalProperties` with a schema describes the values of a map. */
function isOfMap(key: string, value: unknown): boolean {
  return key === 'additionalProperties' && typeof value === 'object'
}
