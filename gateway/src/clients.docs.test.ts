import { readFileSync, readdirSync } from 'node:fs'
import { parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { findMisfit } from './documents/trustedDocument.ts'
import { schema } from './graphql/schema.ts'

/* Checks the code in docs/clients.md. */

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const page = read('../../docs/clients.md')
const client = 'testing/client/documents/'

/** Each code block that begins with its file's name. */
const files = [...page.matchAll(/```\w+\n(?:#|\/\/) (\S+)\n([^]*?)```/g)].map(([, name = '', text = '']) => ({
  name,
  text,
}))
const documents = files.filter(({ name }) => name.startsWith('documents/'))

describe('docs/clients.md', () => {
  it('contains the documents of the small client verbatim', () => {
    const names = readdirSync(new URL(client, import.meta.url)).map(name => `documents/${name}`)
    expect(documents.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    for (const { name, text } of documents) expect(text).toBe(read(`testing/client/${name}`))
  })

  it.each(documents)('contains $name as the gateway trusts it', ({ text }) => {
    expect(findMisfit(schema, text)).toBeNull()
    expect(parse(text).definitions).toHaveLength(1)
  })

  it('names every code of an error', () => {
    const codes = [...read('graphql/failure.ts').matchAll(/^ {2}\| '(\w+)'$/gm)].map(([, code = '']) => code)
    expect(codes.length).toBeGreaterThan(5)
    expect(codes.filter(code => !page.includes(`\`${code}\``))).toEqual([])
  })

  it('has an example of ten lines that is one of our own tests', () => {
    const [, example = ''] = /```ts\nimport \{ createTestGateway[^]*?\n(it\([^]*?)```/.exec(page) ?? []
    expect(example.split('\n').length).toBeGreaterThan(5)
    expect(read('testing/createTestGateway.test.ts')).toContain(example)
  })
})
