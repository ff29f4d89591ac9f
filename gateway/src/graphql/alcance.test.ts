import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway, globalId, professora } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'

const passos = { viram: 5, salvaram: 3, comecaram: 2, candidataram: 1 }
const campos = 'viram salvaram comecaram candidataram'
const query = `{ vaga(codigo: "12") { alcance { ${campos} origens { origem viram comecaram } dias { dia ${campos} } } } }`
const call = 'GET /vagas/12/alcance'

describe('the reach of a vaga', () => {
  it('costs one call, and has the origins that are known', async () => {
    const lista = { origem: 'lista', viram: 4, comecaram: 2 }
    const origens = [lista, { origem: 'cartaz', viram: 1, comecaram: 0 }]
    const body = { ...passos, origens, dias: [{ dia: '2026-03-01', ...passos }] }
    const { execute, calls } = createTestGateway({ [call]: body })
    const { data } = await execute(query, {}, { token: professora })
    expect(data?.['vaga']).toEqual({ alcance: { ...body, origens: [{ ...lista, origem: 'LISTA' }] } })
    expect(calls).toEqual([call])
  })

  it.each([404, 405])('is null if the upstream has none: %i', async status => {
    const script = { [call]: reply(status, { detail: 'Not Found' }), 'GET /vagas/12': { id: 12 } }
    const { execute } = createTestGateway(script)
    const { data, errors } = await execute(query, {}, { token: professora })
    expect([data?.['vaga'], errors]).toEqual([{ alcance: null }, undefined])
  })

  it('is not for students, at no call', async () => {
    const { execute, calls } = createTestGateway({})
    const { codes } = await execute(query, {}, { token: aluna })
    expect([codes, calls]).toEqual([['FORBIDDEN'], []])
  })

  it('is not of each vaga of a list', async () => {
    const own = 'GET /vagas/professor'
    const { execute, calls } = createTestGateway({ [own]: { vagas: [{ id: 12 }, { id: 13 }] } })
    const list = '{ viewer { minhasVagas(first: 2) { edges { node { alcance { viram } } } } } }'
    const { codes } = await execute(list, {}, { token: professora })
    expect(new Set(codes)).toEqual(new Set(['TOO_MANY_CALLS']))
    expect(calls).toEqual([own])
  })
})

describe('registrarPasso', () => {
  const passo = 'POST /vagas/12/passos'
  const document = `mutation { registrarPasso(input: { vaga: "${globalId('Vaga', '12')}", passo: COMECOU, origem: ALERTA }) {
    __typename ... on RegistrarPassoSuccess { disponivel } ... on VagaInexistente { mensagem }
  } }`
  const send = (script: Parameters<typeof createTestGateway>[0]) =>
    createTestGateway(script).execute(document, {}, { token: aluna })

  it('counts a step', async () => {
    const { execute, sent } = createTestGateway({ [passo]: reply(204) })
    const { data } = await execute(document, {}, { token: aluna })
    expect(data?.['registrarPasso']).toEqual({ __typename: 'RegistrarPassoSuccess', disponivel: true })
    expect(JSON.parse(String(sent[0]?.body))).toEqual({ passo: 'comecou', origem: 'alerta' })
  })

  it('says that the upstream counts none, or that the vaga is gone', async () => {
    const none = await send({ [passo]: reply(404, { detail: 'Not Found' }), 'GET /vagas/12': { id: 12 } })
    expect(none.data?.['registrarPasso']).toEqual({ __typename: 'RegistrarPassoSuccess', disponivel: false })
    const detail = 'Oportunidade não encontrada.'
    const gone = await send({ [passo]: reply(404, { detail }), 'GET /vagas/12': reply(404, { detail }) })
    expect(gone.data?.['registrarPasso']).toEqual({ __typename: 'VagaInexistente', mensagem: detail })
  })
})
