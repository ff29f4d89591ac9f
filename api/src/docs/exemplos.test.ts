import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { exemplos } from './exemplos.ts'

type Schema = Parameters<typeof z.fromJSONSchema>[0]
type Content = { schema: Schema; examples?: Record<string, { value: unknown }> }
type Refused = { schema: { $ref: string }; example: unknown }
type Body = { content?: Record<string, Content> }
type Operation = { requestBody?: Body; responses: Record<string, Body> }
type OpenApi = { paths: Record<string, Record<string, Operation>>; components: { schemas: Record<string, Schema> } }

const file = new URL('../../openapi.json', import.meta.url)
const { paths, components }: OpenApi = JSON.parse(readFileSync(file, 'utf8'))

/** JSON requests, JSON responses and events. Files have no example. */
const bodies = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).flatMap(([method, { requestBody, responses }]) => {
    const call = `${method.toUpperCase()} ${path}`
    const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'))
    return [['request', requestBody] as const, ...answers].flatMap(([part, body]) =>
      Object.entries(body?.content ?? {})
        .filter(([type]) => type !== 'multipart/form-data' && !type.startsWith('image/'))
        .map(([, content]) => ({ call, part, content })),
    )
  }),
)

describe('the OpenAPI document', () => {
  it.each(bodies)('has valid examples of $call, $part', ({ content: { schema, examples } }) => {
    const values = Object.values(examples ?? {})
    expect(values).not.toEqual([])
    for (const { value } of values) z.fromJSONSchema(schema).parse(value)
  })

  it('has a valid example of each refusal', () => {
    const refused = Object.values(paths)
      .flatMap(operations => Object.values(operations).flatMap(({ responses }) => Object.entries(responses)))
      .filter(([status]) => status.startsWith('4'))
    expect(refused.length).toBeGreaterThan(300)
    for (const [, body] of refused) {
      const { schema, example } = (body?.content ?? {})['application/json'] as unknown as Refused
      z.fromJSONSchema(components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? false).parse(example)
    }
  })

  it('has every call that has an example', () => {
    const calls = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map(method => `${method.toUpperCase()} ${path}`),
    )
    expect(Object.keys(exemplos).filter(call => !calls.includes(call))).toEqual([])
  })
})
