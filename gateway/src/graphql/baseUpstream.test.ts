import { isUnionType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway, globalId, professora } from '../testing/createTestGateway.ts'
import { postGraphql } from '../testing/postGraphql.ts'
import { writes } from '../testing/operations/writes.ts'
import { reply, toIncoming } from '../testing/scriptUpstream.ts'
import { schema } from './schema.ts'

/* Over an upstream that has only the base calls, and a framework's own responses for all others. */

const perfil = 'GET /users/7'
const lista = 'GET /candidaturas?skip=0&limit=20'
const lacks = reply(404, { detail: 'Not Found' })
const query = '{ viewer { listaCandidaturas } }'

describe('listaCandidaturas', () => {
  it.each([
    [{}, false],
    [{ edicao_completa: true }, true],
  ])('is told by the profile, which the page reads anyway: %j', async (more, lists) => {
    const { execute, calls } = createTestGateway({ [perfil]: { id: 7, usuario: 'Ana', ...more } })
    const { data } = await execute('{ viewer { listaCandidaturas usuario { nome } } }', {}, { token: aluna })
    expect(data.viewer).toEqual({ listaCandidaturas: lists, usuario: { nome: 'Ana' } })
    expect(calls).toEqual([perfil])
  })

  it.each([
    [lacks, false],
    [{ candidaturas: [], total: 0 }, true],
  ])('costs nothing once the list was asked for', async (answer, lists) => {
    const { execute, calls } = createTestGateway({ [lista]: answer })
    await execute('{ viewer { candidaturas { total } } }', {}, { token: aluna })
    expect((await execute(query, {}, { token: aluna })).data.viewer).toEqual({ listaCandidaturas: lists })
    expect(calls).toEqual([lista])
  })

  it('is false for a professor, without a call', async () => {
    const { execute } = createTestGateway({})
    expect((await execute(query, {}, { token: professora })).data.viewer).toEqual({ listaCandidaturas: false })
  })
})

describe('another code for an e-mail that is not verified', () => {
  const probe = 'GET /notificacoes?limit=1'
  const entrar = `mutation { entrar(input: { email: "a@ut.example", senha: "x", papel: ESTUDANTE }) {
    ... on EmailNaoVerificado { reenvia } } }`

  it.each([
    [lacks, false],
    [reply(401, { detail: 'Entre.' }), true],
  ])('is offered only where the upstream has extensions', async (answer, reenvia) => {
    const { execute, calls } = createTestGateway({ 'POST /users/login': reply(403), [probe]: answer })
    expect((await execute(entrar)).data.entrar).toEqual({ reenvia })
    expect(calls).toEqual(['POST /users/login', probe])
  })
})

describe('a link that signs in', () => {
  const query = '{ enviaLinksDeEntrada }'
  const pedir = 'mutation { pedirLinkDeEntrada(input: { email: "ana@ut.example" }) { __typename } }'

  it.each([
    [lacks, false],
    [reply(401, { detail: 'Entre.' }), true],
  ])('is offered only where the upstream has extensions', async (answer, enviaLinksDeEntrada) => {
    const { execute, calls } = createTestGateway({ 'GET /notificacoes?limit=1': answer })
    expect((await execute(query)).data).toEqual({ enviaLinksDeEntrada })
    await execute(query)
    expect(calls).toHaveLength(1)
  })

  it('is offered as it was requested before, without a call', async () => {
    const { execute, calls } = createTestGateway({ 'POST /auth/login-link': lacks })
    await execute(pedir)
    expect((await execute(query)).data).toEqual({ enviaLinksDeEntrada: false })
    expect(calls).toHaveLength(1)
  })
})

const unions = Object.entries(writes).flatMap(([name, write]) => {
  const type = schema.getType(`${name.charAt(0).toUpperCase()}${name.slice(1)}Result`)
  const fails =
    isUnionType(type) && type.getTypes().some(each => each.getInterfaces().some(({ name: of }) => of === 'Erro'))
  return fails && !write.field.includes('$') ? [{ name, ...write }] : []
})

describe('an English sentence of a framework', () => {
  it.each(unions)('never reaches a person through $name', async ({ name, field, token }) => {
    expect(unions.length).toBeGreaterThan(20)
    for (const status of [404, 409, 422]) {
      const detail = status === 404 ? 'Not Found' : status === 409 ? 'Conflict' : 'Unprocessable Entity'
      const { yoga } = createTestGateway({}, { send: async () => toIncoming(reply(status, { detail })) })
      const document = `mutation { ${field} { __typename ... on Erro { mensagem } } }`
      const { data, errors } = await postGraphql(yoga, { query: document, ...(token !== undefined && { token }) })
      const said = data?.[name]?.mensagem ?? errors?.[0]?.message ?? ''
      expect(said).not.toContain(detail)
    }
  })
})

describe('the answers of an upstream without questions', () => {
  it('are null for a vaga, also after those of one candidatura', async () => {
    const { execute } = createTestGateway({
      'GET /candidaturas/31/respostas': lacks,
      'GET /vagas/12/respostas': lacks,
      'GET /vagas/12': { id: 12 },
    })
    const one = '{ vaga(codigo: "12") { candidatura(codigo: "31") { respostas { respostas { valor } } } } }'
    const all = '{ vaga(codigo: "12") { respostas { respostas { valor } } } }'
    await execute(one, {}, { token: professora })
    const { data, codes } = await execute(all, {}, { token: professora })
    expect([data.vaga, codes]).toEqual([{ respostas: null }, undefined])
  })
})

describe('a candidate of an upstream that lists them only together', () => {
  const todos = 'GET /candidaturas/vaga/12'
  const one = { id: 31, criado_em: '2026-03-09T17:00:00Z', candidato: { id: 7, usuario: 'Ana' } }
  const answers = {
    [todos]: [one],
    'GET /candidaturas/31': lacks,
    'GET /users/7': { id: 7, usuario: 'Ana', sobre: 'Oi.' },
  }

  it('has a profile', async () => {
    const { execute } = createTestGateway(answers)
    const query = '{ vaga(codigo: "12") { candidatura(codigo: "31") { candidato { perfil { sobre } } } } }'
    const { data, codes } = await execute(query, {}, { token: professora })
    expect([data.vaga.candidatura?.candidato, codes]).toEqual([{ perfil: { sobre: 'Oi.' } }, undefined])
  })
})

describe('the consent of a student who has applied', () => {
  it('cannot be changed without the call, and does not claim that the student has not applied', async () => {
    const { execute } = createTestGateway({
      'PUT /candidaturas/vaga/12/compartilhamento': lacks,
      'GET /api/candidaturas/vaga/12/candidatura-status': { has_applied: true },
    })
    const input = `vaga: "${globalId('Vaga', '12')}", compartilhar: true`
    const mutation = `mutation { compartilharHistorico(input: { ${input} }) { __typename } }`
    const { codes } = await execute(mutation, {}, { token: aluna })
    expect(codes).toEqual(['UPSTREAM_CONTRACT'])
  })
})

describe('the answers of a student who has applied', () => {
  it('are not known to be missing, and cannot be added without the call', async () => {
    const vaga = { id: 12, titulo: 'Monitoria' }
    const { execute } = createTestGateway({
      'GET /candidaturas?skip=0&limit=20': { candidaturas: [{ id: 31, vaga }], total: 1 },
      'PUT /candidaturas/vaga/12/respostas': lacks,
      'GET /api/candidaturas/vaga/12/candidatura-status': { has_applied: true },
    })
    const list = '{ viewer { candidaturas(first: 20) { edges { node { respostasFaltando } } } } }'
    const { data } = await execute(list, {}, { token: aluna })
    expect(data.viewer.candidaturas?.edges).toEqual([{ node: { respostasFaltando: null } }])
    const input = `vaga: "${globalId('Vaga', '12')}", respostas: []`
    const mutation = `mutation { responderPerguntas(input: { ${input} }) { __typename } }`
    expect((await execute(mutation, {}, { token: aluna })).codes).toEqual(['UPSTREAM_CONTRACT'])
  })
})
