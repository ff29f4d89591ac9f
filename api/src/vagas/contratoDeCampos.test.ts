import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { campos, nomesDeCampos } from './camposDeVaga.ts'

/* The table of the fields of a vaga against openapi.json, which clients read. */

type Schema = { properties?: Record<string, Schema>; items?: Schema; anyOf?: Schema[] }
type Body = { content: { 'application/json': { schema: Schema } } }
type Operation = { requestBody?: Body; responses: Record<string, Body> }

const { paths }: { paths: Record<string, Record<string, Operation>> } = JSON.parse(
  readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'),
)

const toSchema = (body: Body | undefined) => body?.content['application/json'].schema
const bodyOf = (path: string, method: string) => toSchema(paths[path]?.[method]?.requestBody)
const answerOf = (path: string, method: string, status = 200) => toSchema(paths[path]?.[method]?.responses[status])

/** The schemas in which a field of a vaga is read or written. */
const doContrato: Array<[string, Schema | undefined]> = [
  ['the body of a new vaga', bodyOf('/vagas', 'post')],
  ['the response to a new vaga', answerOf('/vagas', 'post', 201)],
  ['the body of a new draft', bodyOf('/vagas/rascunhos', 'post')],
  ['the body of an edit', bodyOf('/vagas/{id}', 'put')],
  ['the former values of an edit', bodyOf('/vagas/{id}', 'put')?.properties?.['antes']],
  ['the list', answerOf('/vagas', 'get')?.properties?.['vagas']?.items],
  ['the page of a vaga', answerOf('/vagas/{id}', 'get')],
  ['the list of a professor', answerOf('/vagas/professor', 'get')?.properties?.['vagas']?.items],
  ['the public page', answerOf('/publico/vagas/{id}', 'get')],
  ['a candidatura', answerOf('/candidaturas', 'get')?.properties?.['candidaturas']?.items?.properties?.['vaga']],
]

test.each(doContrato)('%s has each field of the table', (_, schema) => {
  expect(Object.keys(schema?.properties ?? {})).toEqual(expect.arrayContaining(nomesDeCampos))
})

test('what a candidatura keeps of a vaga has each field that promises candidates something', () => {
  const candidatura = answerOf('/candidaturas', 'get')?.properties?.['candidaturas']?.items
  const original = candidatura?.properties?.['vaga_original']?.anyOf?.[0]?.properties ?? {}
  expect(nomesDeCampos.filter(nome => nome in original)).toEqual(
    nomesDeCampos.filter(nome => campos[nome].mudanca !== null),
  )
})
