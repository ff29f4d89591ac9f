import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'graphql'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findMisfit } from './documents/trustedDocument.ts'
import { schema } from './graphql/schema.ts'
import { instituicao } from './testing/instituicao.ts'
import { listen } from './testing/listen.ts'
import { createMock } from './testing/mock.ts'

/* Checks the code in docs/clients.md. */

const at = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))
const read = (relative: string) => readFileSync(at(relative), 'utf8')
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

describe('the client of docs/clients.md', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'client-'))
  beforeAll(() => {
    for (const each of ['documents', 'src']) mkdirSync(path.join(folder, each))
    copyFileSync(at('testing/client/__generated__/operations.ts'), path.join(folder, 'operations.ts'))
    symlinkSync(at('../node_modules'), path.join(folder, 'node_modules'))
    writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }')
    for (const { name, text } of files) writeFileSync(path.join(folder, name), text)
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  it('compiles with its settings', () => {
    const tsc = at('../../node_modules/typescript/bin/tsc')
    const { stdout, status } = spawnSync(process.execPath, [tsc], { cwd: folder, encoding: 'utf8' })
    expect({ stdout, status }).toEqual({ stdout: '', status: 0 })
  })

  it.each([{}, { PRODUCTION: '1' }])('lists and listens, with the environment %j', async env => {
    const production = 'PRODUCTION' in env
    const known = production ? documents.map(({ name, text }) => [path.basename(name, '.graphql'), text]) : []
    const logger = pino({ level: 'silent' })
    const trusted = Object.fromEntries(known)
    const mock = await listen(
      createMock({ instituicao, production, documents: trusted, logger, webFolder: '/nowhere' }),
    )
    const child = spawn(process.execPath, ['--import', 'tsx', 'client.ts'], {
      cwd: folder,
      env: { ...process.env, PRODUCTION: '', ...env, GATEWAY: mock.url },
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += chunk))
    const ended = once(child, 'close')
    await expect
      .poll(() => said, { timeout: 20_000 })
      .toMatch(/Monitoria de Cálculo I[^]*Ligado[^]*NotificacaoRecebida/)
    child.kill()
    await ended
    await mock.close()
  })
})
