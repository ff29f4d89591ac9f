import { GraphQLID, getNamedType, isInputObjectType, isObjectType } from 'graphql'
import { expect, it } from 'vitest'
import { aluna, createTestGateway, globalId, professora } from '../testing/createTestGateway.ts'
import { read, write } from '../testing/operations/reference.ts'
import type { Reference } from '../testing/operations/reference.ts'
import { references } from '../testing/operations/references.ts'
import { schema } from './schema.ts'

/* Every argument and input field that names an object takes its global id; a `codigo` is only for addresses. */

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
    .filter(name => !/^Query\.nodes?\.|\.chave$|^(Candidatar|ResponderPerguntas)Input\.arquivo$/.test(name))
}

const isAddress = (name: string) => /\.(codigo|outrosTipos)/.test(name)

it('every reference of the schema has a line', () => {
  const names = idsOfTheSchema().filter(name => !isAddress(name))
  expect(Object.keys(references).toSorted()).toEqual(names.toSorted())
})

it('finds by codigo only objects that have a page', () => {
  expect(idsOfTheSchema().filter(isAddress).toSorted()).toEqual([
    'Moderacao.caso.codigo',
    'Query.usuario.codigo',
    'Query.vaga.codigo',
    'Query.vagaPublica.codigo',
    'Vaga.candidatura.codigo',
    'VagaFiltro.codigoDoDepartamento',
    'VagaFiltro.outrosTipos',
    'Viewer.conversa.codigo',
    'Viewer.decisaoRecebida.codigo',
    'Viewer.mensagens.codigo',
  ])
})

it.each([`vaga(codigo: "${globalId('Vaga', '12')}")`, `usuario(codigo: "${globalId('Usuario', '8')}")`])(
  '%s is null: an address has no global id',
  async field => {
    const { execute, calls } = createTestGateway({})
    expect(Object.values((await execute(read(field), {}, { token: aluna })).data)).toEqual([null])
    expect(calls).toEqual([])
  },
)

/** What the global ids of a type have before the codigo. */
const owners: Record<string, string> = {
  Notificacao: '7.',
  Candidatura: '12.',
  Anotacao: '31.',
  Gestor: '12.',
  Horario: '12.',
  Pergunta: '12.',
}
const idOf = ({ type, codigo }: Reference) => globalId(type, `${owners[type] ?? ''}${codigo}`)

it.each(Object.entries(references))('%s is a global id', async (_, reference) => {
  const { document, call, answer, token, sends, arquivo } = reference
  const { execute, calls, sent } = createTestGateway({ ...others, [call]: answer })
  const { errors } = await execute(document(idOf(reference)), {}, { token, arquivo })
  expect(errors).toBeUndefined()
  expect(calls[0]).toBe(call)
  if (sends) expect(JSON.parse(String(sent[0]?.body))).toMatchObject(sends)
})

/** Choices of a form: a text that is not an id counts as blank, and is refused with the specification's sentence. */
const choices = ['CriarVagaInput.departamento', 'CriarVagaInput.local', 'CriarVagaInput.tipo']

it.each(Object.entries(references))('%s refuses other ids by its name', async (name, reference) => {
  const { document, token, type, codigo, arquivo } = reference
  const { execute, calls } = createTestGateway({})
  const wrong = [globalId(type === 'Vaga' ? 'Pessoa' : 'Vaga', codigo), codigo, globalId(type, 'x')]
  for (const written of wrong) {
    const { errors, codes, data } = await execute(document(written), {}, { token, arquivo })
    if (written === codigo && choices.includes(name)) expect(data.criarVaga.__typename).toBe('EntradaInvalida')
    else expect(codes).toEqual(['BAD_USER_INPUT'])
    if (errors) expect(errors[0]?.extensions.argumento).toBe(reference.argument ?? name.split('.').at(-1))
  }
  expect(calls).toEqual([])
})

it('a person has two ids, and a sample of the network one', async () => {
  const { execute, calls } = createTestGateway({
    'GET /users/8': { id: 8, usuario: 'Bia' },
    'PUT /rede/conexoes/8': null,
  })
  const conectar = (id: string) => execute(write('conectar', `pessoa: "${id}"`), {}, { token: aluna })
  for (const type of ['Pessoa', 'Usuario']) expect((await conectar(globalId(type, '8'))).errors).toBeUndefined()
  const before = calls.length
  expect((await conectar(globalId('Pessoa', 'exemplo-1'))).errors).toBeUndefined()
  expect(calls).toHaveLength(before)
})

it('a notification is marked only by its owner', async () => {
  const { execute, calls } = createTestGateway({})
  const document = write('marcarNotificacoesComoLidas', `ids: ["${globalId('Notificacao', '8.6')}"]`)
  expect((await execute(document, {}, { token: aluna })).codes).toEqual(['BAD_USER_INPUT'])
  expect(calls).toEqual([])
})

it('a deleted vaga is named by its global id', async () => {
  const { execute } = createTestGateway({ 'DELETE /vagas/12': null })
  const document = `mutation { excluirVaga(input: { vaga: "${globalId('Vaga', '12')}" }) { ... on ExcluirVagaSuccess { idDaVaga } } }`
  const { data } = await execute(document, {}, { token: professora })
  expect(data.excluirVaga.idDaVaga).toBe(globalId('Vaga', '12'))
})
