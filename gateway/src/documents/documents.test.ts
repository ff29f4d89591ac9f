import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { StartError } from '../startError.ts'
import { readDocuments } from './documents.ts'

/** The folders of one gateway: files by their path. A value that is no string is written as JSON. */
function write(files: Record<string, unknown>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'documents-'))
  const at = (name: string) => path.join(folder, name)
  for (const name of ['releases', 'clients']) mkdirSync(at(name))
  for (const [name, content] of Object.entries(files)) {
    writeFileSync(at(name), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return { documents: at('built.json'), releases: at('releases'), clients: at('clients') }
}

function read(files: Record<string, unknown>, { production = false, clients = true } = {}) {
  const filePaths = write(files)
  return readDocuments({ production, documentsDir: clients ? filePaths.clients : null }, filePaths)
}

/** The message that the start would fail with. */
function lineOf(...args: Parameters<typeof read>): string {
  try {
    read(...args)
  } catch (error) {
    if (error instanceof StartError) return error.message
  }
  return 'nothing'
}

const sigla = 'query Sigla { instituicao { sigla } }'
const nome = 'query Nome { instituicao { nome } }'
const cursos = 'query Cursos { instituicao { cursos } }'
const repeat = (count: number, text: (index: number) => string) => Array.from({ length: count }, (_, i) => text(i))

describe('the documents', () => {
  it('are those of the build, of the kept releases and of other clients', () => {
    const documents = read({
      'built.json': { a: sigla },
      'releases/2026-01-01.json': { b: nome },
      'releases/2026-01-02.2.json': { a: sigla },
      'releases/breaks.json': [],
      'clients/kiosk.json': { c: cursos },
      'clients/painel-1.graphql': cursos,
      'clients/README.md': 'Documents of the kiosk.',
    })
    expect(documents).toEqual({ a: sigla, b: nome, c: cursos, 'painel-1': cursos })
  })

  it('are none before the web app was compiled', () => {
    expect(read({}, { clients: false })).toEqual({})
  })

  it('of a release are not validated at start: the build has done it', () => {
    expect(read({ 'releases/2026-01-01.json': { a: 'query {' } })).toEqual({ a: 'query {' })
  })
})

describe('the start ends with one line', () => {
  it.each([
    [{ 'built.json': '{' }, 'gateway/persistedQueries.json cannot be read as JSON.'],
    [{ 'releases/2026-01-01.json': [sigla] }, 'gateway/releases/2026-01-01.json is not a map of ids to documents.'],
    [{ 'clients/kiosk.json': { a: 1 } }, 'DOCUMENTS_DIR: kiosk.json is not a map of ids to documents.'],
    [
      { 'built.json': { a: sigla }, 'clients/kiosk.json': { a: nome } },
      "gateway/persistedQueries.json and DOCUMENTS_DIR: kiosk.json differ in the document 'a'.",
    ],
    [
      { 'clients/a.graphql': sigla, 'clients/kiosk.json': { a: nome } },
      "DOCUMENTS_DIR: a.graphql and DOCUMENTS_DIR: kiosk.json differ in the document 'a'.",
    ],
  ])('on files that cannot be used: %j', (files, line) => {
    expect(lineOf(files)).toBe(line)
  })

  it('on a folder that is not there, with its whole path', () => {
    const read = () => readDocuments({ production: false, documentsDir: 'nowhere' }, write({}))
    expect(read).toThrow(`DOCUMENTS_DIR must be a folder that can be read, not '${path.resolve('nowhere')}'.`)
  })

  it.each([
    ['a field that is not there', '{\n  instituicao { lema } }', /Cannot query field "lema".* \(line 2\)$/],
    ['a syntax error', 'query {', /^\S+ \S+ a: Syntax Error: Expected Name, found <EOF>\. \(line 1\)$/],
    ['two operations', `${sigla} ${nome}`, /A document has one operation; this one has 2\.$/],
    ['fragments alone', 'fragment A on Vaga { titulo }', /this one has 0\.$/],
    ['@defer', '{ ... @defer { instituicao { sigla } } }', /The gateway does not execute @defer\. \(line 1\)$/],
    ['@stream', '{ departamentos @stream { nome } }', /The gateway does not execute @stream\. \(line 1\)$/],
    ['the schema itself', '{ __schema { types { name } } }', /introspection/],
    ['too many aliases', `{ ${repeat(31, index => `a${index}: __typename`).join(' ')} }`, /aliases 31; at most 30/],
    ['too many tokens', `{ ${'__typename '.repeat(3000)} }`, /3000 tokens/],
  ])('on a document of another client with %s', (_, text, reason) => {
    const line = lineOf({ 'clients/kiosk.json': { a: text } })
    expect(line).toMatch(/^DOCUMENTS_DIR: kiosk\.json: a: [^\n]+$/)
    expect(line).toMatch(reason)
  })

  it('in PRODUCTION without the documents of the build, whatever else is there', () => {
    const others = { 'releases/2026-01-01.json': { a: sigla }, 'clients/b.graphql': nome }
    const line = 'PRODUCTION needs the documents of the build in gateway/persistedQueries.json: run npm run build.'
    expect(lineOf(others, { production: true })).toBe(line)
    expect(lineOf({ ...others, 'built.json': {} }, { production: true })).toBe(line)
    expect(read({ ...others, 'built.json': { c: cursos } }, { production: true })).toHaveProperty('c')
  })
})
