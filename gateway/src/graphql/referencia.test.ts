import { GraphQLID, getNamedType, isInputObjectType, isObjectType } from 'graphql'
import { expect, it } from 'vitest'
import { aluna, createTestGateway, globalId, professora } from '../testing/createTestGateway.ts'
import { read, write } from '../testing/operations/reference.ts'
import type { Reference } from '../testing/operations/reference.ts'
import { references } from '../testing/operations/references.ts'
import { schema } from './schema.ts'

/* Every reference accepts a global id or, from REST clients, a codigo; never another type's id. */

/** Calls after the one under test. */
const others = {
  'GET /users/8': { id: 8, usuario: 'Bia' },
  'GET /vagas/12': { id: 12 },
  'GET /notificacoes?skip=0&limit=100': { notificacoes: [], total: 0 },
}

/** Every ID in the schema except those of `node`, of uploaded files, and idempotency keys. */
function idsOfTheSchema(): string[] {
  const said = Object.values(schema.getTypeMap()).flatMap(type => {
    if (isInputObjectType(type)) return Object.values(type.getFields()).map(field => ({ at: type.name, ...field }))
    const fields = isObjectType(type) ? Object.values(type.getFields()) : []
    return fields.flatMap(({ name, args }) => args.map(arg => ({ at: `${type.name}.${name}`, ...arg })))
  })
  const references = said.filter(({ type }) => getNamedType(type) === GraphQLID)
  return references
    .map(({ at, name }) => `${at}.${name}`)
    .filter(name => !/^Query\.nodes?\.|\.chave$|^CandidatarInput\.arquivo$/.test(name))
}

it('every reference of the schema has a line', () => {
  expect(Object.keys(references).toSorted()).toEqual(idsOfTheSchema().toSorted())
})

/** The prefix of the codigo in the global ids of a type. */
const owners: Record<string, string> = { Notificacao: '7.', Candidatura: '12.', Anotacao: '31.', Pergunta: '12.' }
const ids = ({ type, codigo }: Reference) => globalId(type, `${owners[type] ?? ''}${codigo}`)

it.each(Object.entries(references))('%s is a global id or a codigo', async (_, reference) => {
  const { document, call, answer, token, codigo, sends, arquivo } = reference
  for (const written of [ids(reference), codigo]) {
    const { execute, calls, sent } = createTestGateway({ ...others, [call]: answer })
    const { errors } = await execute(document(written), {}, { token, arquivo })
    expect(errors).toBeUndefined()
    expect(calls[0]).toBe(call)
    if (sends) expect(JSON.parse(String(sent[0]?.body))).toMatchObject(sends)
  }
})

it.each(Object.entries(references))('%s refuses the ids of other types', async (_, reference) => {
  const { document, token, type, codigo, arquivo } = reference
  const { execute, calls } = createTestGateway({})
  const other = globalId(type === 'Vaga' ? 'Pessoa' : 'Vaga', codigo)
  expect((await execute(document(other), {}, { token, arquivo })).codes).toEqual(['BAD_USER_INPUT'])
  expect(calls).toEqual([])
})

it('a person has two ids, and a sample of the network one', async () => {
  const { execute, calls } = createTestGateway({
    'GET /users/8': { id: 8, usuario: 'Bia' },
    'PUT /rede/conexoes/8': null,
  })
  for (const type of ['Pessoa', 'Usuario']) {
    const { data } = await execute(read(`usuario(id: "${globalId(type, '8')}")`), {}, { token: aluna })
    expect(data.usuario).toEqual({ __typename: 'Usuario' })
  }
  const before = calls.length
  for (const written of ['exemplo-1', globalId('Pessoa', 'exemplo-1')]) {
    expect((await execute(write('conectar', `pessoa: "${written}"`), {}, { token: aluna })).errors).toBeUndefined()
  }
  expect(calls).toHaveLength(before)
})

it('a notification is marked only by its owner', async () => {
  const { execute, calls } = createTestGateway({})
  const document = write('marcarNotificacoesComoLidas', `ids: ["${globalId('Notificacao', '8.6')}"]`)
  expect((await execute(document, {}, { token: aluna })).codes).toEqual(['BAD_USER_INPUT'])
  expect(calls).toEqual([])
})

it('a deleted vaga is named by its global id, whichever id deleted it', async () => {
  const { execute } = createTestGateway({ 'DELETE /vagas/12': null })
  const document = `mutation { excluirVaga(input: { vaga: "12" }) { ... on ExcluirVagaSuccess { vaga } } }`
  const { data } = await execute(document, {}, { token: professora })
  expect(data.excluirVaga.vaga).toBe(globalId('Vaga', '12'))
})
