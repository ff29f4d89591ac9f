import {
  buildSchema,
  GraphQLInterfaceType,
  GraphQLObjectType,
  getNamedType,
  isEnumType,
  isObjectType,
  isScalarType,
} from 'graphql'
import type { GraphQLSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { sdl } from '../sdl.ts'
import { aluna, createTestGateway, globalId, professora } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'
import { buscaSalva } from '../testing/operations/operationParts.ts'
import { schema } from './schema.ts'

const message = { id: 5, conteudo: 'Oi', criado_em: '2026-03-01T10:00:00Z', remetente_id: 7, destinatario_id: 9 }
const course = { id: 1, periodo: '2024.1', codigo_disciplina: 'MAT1', nome_disciplina: 'Cálculo', situacao: 'AP' }

/** Every type that implements Node: an id, and the upstream calls to find it. */
const nodes: Record<string, [key: string, script: Record<string, unknown>, token?: string]> = {
  Pessoa: ['8', { 'GET /users/8': { id: 8, usuario: 'Bia' } }],
  Usuario: ['8', { 'GET /users/8': { id: 8, usuario: 'Bia' } }],
  Interesse: ['4', { 'GET /interesses/': { Ciências: [{ id: 4, nome: 'Redes' }] } }],
  OpcaoDeTipo: ['1', { 'GET /vagas/tipo': [{ id: 1, nome: 'Monitoria' }] }],
  Departamento: ['3', { 'GET /departamentos/': [{ id: 3, name: 'Física' }] }],
  Vaga: ['12', { 'GET /vagas/12': { id: 12 } }],
  Candidatura: ['12.31', { 'GET /candidaturas/31': { id: 31, vaga_id: 12 } }, professora],
  Local: ['2', {}],
  Pergunta: ['12.3', { 'GET /vagas/12': { id: 12, perguntas: [{ id: 3, texto: 'Quantas?', tipo: 'numero' }] } }, aluna],
  PedidoDaVaga: ['12', { 'GET /vagas/12': { id: 12, perguntas: [] } }, aluna],
  Avaliacao: ['31', { 'GET /candidaturas/31/avaliacao': { nota: 4, etiquetas: [] } }, professora],
  Anotacao: [
    '31.5',
    { 'GET /candidaturas/31/anotacoes': [{ id: 5, texto: 'Oi', criado_em: '2026-03-09T14:00:00Z' }] },
    professora,
  ],
  SituacaoDaCandidatura: ['7.12', { 'GET /api/candidaturas/vaga/12/candidatura-status': { has_applied: true } }],
  Selecao: ['7.12', { 'GET /vagas/12/selecao': { aprovadas: 1 } }],
  Gestor: ['12.71', { 'GET /vagas/12': { id: 12, gestores: [{ id: 71, email: 'a@b.example' }] } }],
  Horario: ['12.61', { 'GET /vagas/12/entrevistas': [{ id: 61, inicio: '2026-03-23T17:00:00Z', minutos: 30 }] }],
  BuscaSalva: ['7.5', { 'GET /usuarios/me/buscas': { buscas: [buscaSalva] } }],
  Conversa: ['7.9', { 'GET /mensagens/conversas': [{ usuario_id: 9 }] }],
  Mensagem: ['7.9.5', { 'GET /mensagens/conversa/9?antes=6&limit=2': [message] }],
  Historico: ['7', { 'GET /historicos/': [course] }],
  Disciplina: ['7.1', { 'GET /historicos/': [course] }],
  Conexao: [
    '7.8',
    {
      'GET /rede/sugestoes?skip=0&limit=100': { pessoas: [] },
      'GET /rede/conexoes?skip=0&limit=100': { pessoas: [{ id: 8 }] },
    },
  ],
  Viewer: ['7', {}],
  Notificacao: ['7.6', { 'GET /notificacoes?skip=0&limit=100': { notificacoes: [{ id: 6 }] } }],
}

const document = 'query ($id: ID!) { node(id: $id) { __typename id } }'

describe('node', () => {
  it('covers every type that implements Node', () => {
    const node = schema.getType('Node')
    const types = node instanceof GraphQLInterfaceType ? schema.getPossibleTypes(node).map(type => type.name) : []
    expect(types.toSorted()).toEqual(Object.keys(nodes).toSorted())
  })

  it.each(Object.entries(nodes))('refetches a %s by its id', async (type, [key, script, token = aluna]) => {
    const { execute, calls } = createTestGateway(script)
    const id = globalId(type, key)
    expect((await execute(document, { id }, { token })).data.node).toEqual({ __typename: type, id })
    expect(calls.toSorted()).toEqual(Object.keys(script).toSorted())
  })

  it.each([
    ['no id at all', 'nonsense'],
    ['a type that is no node', globalId('Query', '1')],
    ['a property of every object', globalId('constructor', '1')],
    ['a path in place of an id', globalId('Vaga', '1/../../users/2')],
    ['an old id without its owner', globalId('Conversa', '9')],
    ['padding', `${globalId('Vaga', '12')}=`],
    ['base64 of another alphabet', Buffer.from('Interesse:~Ciência?').toString('base64')],
    ['a character that no base64 has', `${globalId('Vaga', '12')}!`],
    [
      'other unused bits',
      globalId('Vaga', '12').replace(/.$/, last => String.fromCodePoint((last.codePointAt(0) ?? 0) + 1)),
    ],
    ['a REST id with a leading zero', globalId('Vaga', '012')],
    ['a REST id with a leading zero within another', globalId('Candidatura', '12.031')],
    ['more than its key', globalId('Candidatura', '12.31.5')],
  ])('is null without a call for %s', async (_, id) => {
    const { execute, calls } = createTestGateway({})
    expect((await execute(document, { id }, { token: aluna })).data).toEqual({ node: null })
    expect(calls).toEqual([])
  })

  it.each(Object.entries(nodes).filter(([, [key]]) => key.startsWith('7')))(
    'finds a %s only for the viewer, and nothing for anybody else, without a call',
    async (type, [key]) => {
      const { execute, calls } = createTestGateway({})
      const id = globalId(type, key.replace('7', '8'))
      expect((await execute(document, { id }, { token: aluna })).data).toEqual({ node: null })
      expect(calls).toEqual([])
    },
  )

  it.each(Object.entries(nodes))(
    'finds a %s for nobody only if it is in a public list',
    async (type, [key, script]) => {
      const isPublic = ['Departamento', 'Interesse', 'Local', 'OpcaoDeTipo'].includes(type)
      const { execute, calls } = createTestGateway(isPublic ? script : {})
      const { codes } = await execute(document, { id: globalId(type, key) })
      expect(codes).toEqual(isPublic ? undefined : ['UNAUTHENTICATED'])
      expect(calls).toEqual(isPublic ? Object.keys(script) : [])
    },
  )

  it('sends one call for several ids of one thing, keeps their order, and is null for deleted ones', async () => {
    const { execute, calls } = createTestGateway({ 'GET /vagas/1': { id: 1 }, 'GET /vagas/2': reply(404) })
    const ids = ['2', '1', '1'].map(key => globalId('Vaga', key))
    const { data } = await execute('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids }, { token: aluna })
    expect(data.nodes).toEqual([null, { id: ids[1] }, { id: ids[1] }])
    expect(calls.toSorted()).toEqual(['GET /vagas/1', 'GET /vagas/2'])
    const many = Array.from({ length: 101 }, (_, key) => globalId('Vaga', String(key)))
    expect((await execute('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: many })).codes).toEqual([
      'BAD_USER_INPUT',
    ])
  })
})

describe('the schema', () => {
  it('has a resolver or a parent property for every field of Query, Viewer, Rede, Mutation and Subscription', () => {
    const plain = new Set(['Viewer.papel', 'Viewer.papeis'])
    for (const name of ['Query', 'Viewer', 'Rede', 'Mutation', 'Subscription']) {
      const type = schema.getType(name)
      const fields = isObjectType(type) ? Object.values((type as GraphQLObjectType).getFields()) : []
      expect(fields.length).toBeGreaterThan(1)
      const dead = fields.filter(field => !field.resolve && !field.subscribe && !plain.has(`${name}.${field.name}`))
      expect(dead.map(field => `${name}.${field.name}`)).toEqual([])
    }
  })

  const typesOf = (named: RegExp) =>
    Object.values(schema.getTypeMap())
      .flatMap(type => (isObjectType(type) ? Object.values(type.getFields()) : []))
      .filter(({ name }) => named.test(name))
      .map(field => getNamedType(field.type))

  it.each([
    ['codigo', ['ID']],
    ['naoLidas', ['Int', 'NaoLidas']],
  ])('uses %s with one meaning', (name, types) => {
    const found = typesOf(new RegExp(`^${name}$`)).map(type => type.name)
    expect([...new Set(found)].toSorted()).toEqual(types)
  })

  it('has an enum for every role, and a specification and a description for each of its scalars', () => {
    const roles = typesOf(/^papel/)
    expect(roles.length).toBeGreaterThan(1)
    expect(roles.filter(type => !isEnumType(type))).toEqual([])
    const contract = buildSchema(sdl)
    const introspect = (of: GraphQLSchema, name: string) => {
      const type = of.getType(name)
      return isScalarType(type) ? { address: type.specifiedByURL, description: type.description } : null
    }
    for (const name of ['Date', 'DateTime', 'Upload']) {
      expect(introspect(contract, name)?.address).toMatch(/^https:/)
      expect(introspect(contract, name)?.description).toMatch(/^An? /)
      expect(introspect(schema, name)).toEqual(introspect(contract, name))
    }
  })
})
