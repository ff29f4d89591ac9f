import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { exemplos } from './exemplos.ts'

type Content = { schema: Parameters<typeof z.fromJSONSchema>[0]; examples?: Record<string, { value: unknown }> }
type Body = { content?: Record<string, Content> }
type Operation = { requestBody?: Body; responses: Record<string, Body> }

const file = new URL('../../openapi.json', import.meta.url)
const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(readFileSync(file, 'utf8'))

/** JSON requests, JSON responses and events. Files have no example. */
const bodies = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).flatMap(([method, { requestBody, responses }]) => {
    const call = `${method.toUpperCase()} ${path}`
    const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'))
    return [['request', requestBody] as const, ...answers].flatMap(([part, body]) =>
      Object.entries(body?.content ?? {})
        .filter(([type]) => type !== 'multipart/form-data' && path !== '/avatares/{arquivo}')
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

  it('has every call that has an example', () => {
    const calls = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map(method => `${method.toUpperCase()} ${path}`),
    )
    expect(Object.keys(exemplos).filter(call => !calls.includes(call))).toEqual([])
  })
})
