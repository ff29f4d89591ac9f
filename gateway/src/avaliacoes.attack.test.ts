import { isObjectType } from 'graphql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp } from '@board/api/src/testing/createTestApp.ts'
import type { TestApp, Usuario } from '@board/api/src/testing/createTestApp.ts'
import { createVaga } from '@board/api/src/testing/createVaga.ts'
import { createGateway } from './gateway.ts'
import { schema } from './graphql/schema.ts'
import { callApi } from './testing/callApi.ts'
import { globalId } from './testing/createTestGateway.ts'
import { queryArguments, selectAll, selectField } from './testing/everyPath.ts'
import { instituicao } from './testing/instituicao.ts'
import type { Outgoing } from './upstream/transport/send.ts'

/*
 * Searches everything that others can read, over the embedded API, for a professor's private notes on a candidatura. A
 * new field is read without a line here, or fails for its missing arguments.
 */

const kept = ['Chamar antes de todos', 'Isto fica com a autora.']

let board: TestApp
let gateway: ReturnType<typeof createGateway>
let rita: Usuario
let ana: Usuario
let outra: Usuario
let beto: Usuario
let vaga: string
let candidatura: string
let anotacao: string
let horario: string

const send = (outgoing: Outgoing) => callApi(board.app, outgoing)

beforeAll(async () => {
  board = await createTestApp()
  gateway = createGateway({ send, instituicao })
  rita = await board.createProfessor()
  outra = await board.createProfessor()
  ana = await board.createAluno()
  beto = await board.createAluno()
  vaga = String((await createVaga(board.db, { autorId: rita.id })).id)
  const made = await board.call<{ id: number }>(`POST /candidaturas/vaga/${vaga}`, { as: ana, body: {} })
  candidatura = String(made.body.id)
  const path = `/candidaturas/${candidatura}`
  await board.call(`PUT ${path}/avaliacao`, { as: rita, body: { nota: 5, etiquetas: [kept[0]] } })
  const note = await board.call<{ id: number }>(`POST ${path}/anotacoes`, { as: rita, body: { texto: kept[1] } })
  anotacao = String(note.body.id)
  const movimentos = [{ candidatura: Number(candidatura), versao: 0 }]
  await board.call(`POST /vagas/${vaga}/selecao/movimentos`, { as: rita, body: { movimentos, para: 'entrevista' } })
  const novo = { inicio: new Date(Date.now() + 7 * 86_400_000).toISOString(), minutos: 30, local: 'Sala 5' }
  const offered = await board.call<Array<{ id: number }>>(`POST /vagas/${vaga}/entrevistas`, {
    as: rita,
    body: { horarios: [novo] },
  })
  horario = String(offered.body[0]?.id)
})
afterAll(() => board.close())

/** The response as text: a refusal could leak as well. */
async function ask(query: string, as?: Usuario): Promise<string> {
  const authorization = as && { authorization: `Bearer ${await board.tokenOf(as)}` }
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...authorization },
    body: JSON.stringify({ query }),
  }
  return (await gateway.fetch('http://gateway/graphql', init)).text()
}

const typeOf = (name: string) => {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`no ${name}`)
  return type
}

const argumentsHere = () => queryArguments({ vaga, candidatura, usuario: ana.id, com: rita.id })

/** Every field of Query and Viewer with its whole selection. */
function everyQuery(): string[] {
  const args = { ...argumentsHere(), 'Viewer.disciplinas': 'busca: "a"' }
  const select = (type: string) =>
    Object.values(typeOf(type).getFields())
      .filter(({ name }) => !/^(nodes?|viewer)$/.test(name))
      .map(field => selectField(typeOf(type), field, args))
  const nodes = {
    Candidatura: `${vaga}.${candidatura}`,
    Avaliacao: candidatura,
    Anotacao: `${candidatura}.${anotacao}`,
  }
  return [
    ...select('Query').map(field => `{ ${field} }`),
    ...select('Viewer').map(field => `{ viewer { ${field} } }`),
    ...Object.entries(nodes).map(
      ([type, key]) => `{ node(id: "${globalId(type, key)}") { ... on ${type} ${selectAll(typeOf(type), args)} } }`,
    ),
  ]
}

/** A student's mutations on a candidatura with all payload fields; the last one ends it. */
const changes = () =>
  Object.entries({
    candidatar: '',
    cancelarCandidatura: '',
    compartilharHistorico: 'compartilhar: true',
    responderPerguntas: 'respostas: []',
    escolherHorario: `horario: "${globalId('Horario', `${vaga}.${horario}`)}"`,
    devolverHorario: '',
    retirarCandidatura: '',
  }).map(([name, more]) => {
    const field = typeOf('Mutation').getFields()[name]
    if (!field) throw new Error(`no ${name}`)
    const input = `input: { vaga: "${globalId('Vaga', vaga)}" ${more} }`
    return `mutation { ${selectField(typeOf('Mutation'), field, { ...argumentsHere(), [`Mutation.${name}`]: input })} }`
  })

async function askAll(queries: string[], as?: Usuario): Promise<string> {
  const answers = []
  for (const query of queries) answers.push(await ask(query, as))
  return answers.join('\n')
}

it('is returned to its author', async () => {
  const answers = await askAll(everyQuery(), rita)
  for (const words of kept) expect(answers.split(words).length).toBeGreaterThan(2)
})

it('is never returned to its student, another student, another professor or nobody', async () => {
  for (const as of [ana, beto, outra, undefined]) {
    const answers = await askAll(everyQuery(), as)
    for (const words of kept) expect(answers).not.toContain(words)
    expect(answers).not.toMatch(/"(nota|etiquetas|totalDeAnotacoes)":/)
  }
})

it('is in no payload that a student gets', async () => {
  const answers = await askAll(changes(), ana)
  for (const name of [
    'CompartilharHistorico',
    'ResponderPerguntas',
    'EscolherHorario',
    'DevolverHorario',
    'RetirarCandidatura',
  ]) {
    expect(answers).toContain(`${name}Success`)
  }
  for (const words of kept) expect(answers).not.toContain(words)
  expect(answers).not.toMatch(/"(nota|etiquetas|totalDeAnotacoes)":/)
})
