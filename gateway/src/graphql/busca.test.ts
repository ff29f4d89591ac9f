import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway, globalId, professora } from '../testing/createTestGateway.ts'
import { buscaSalva } from '../testing/operations/operationParts.ts'
import { reply } from '../testing/scriptUpstream.ts'

const query = `{ viewer { buscasSalvas { id tipo nome alvo modo novas
  filtro { tipos outrosTipos codigoDoDepartamento beneficios modalidades horasMinimas busca ordem } } } }`
const lacks = reply(404, { detail: 'Not Found' })
const busca = globalId('BuscaSalva', '7.5')
const path = 'GET /usuarios/me/buscas'
const own = { id: 1007, nome: 'Extensão' }
const list = (...buscas: object[]) => ({ [path]: { buscas } })

describe('buscasSalvas', () => {
  it('have the filter in the words of the schema, with one call', async () => {
    const tipos = [...buscaSalva.filtro.tipos, { tipo: own, tipo_proprio: true }]
    const { execute, calls } = createTestGateway(list({ ...buscaSalva, filtro: { ...buscaSalva.filtro, tipos } }))
    const { data } = await execute(query, {}, { token: aluna })
    expect(data.viewer.buscasSalvas).toEqual([
      {
        id: busca,
        tipo: 'BUSCA',
        nome: 'Redes',
        alvo: null,
        modo: 'NO_QUADRO',
        novas: 2,
        filtro: {
          tipos: ['MONITORIA'],
          outrosTipos: ['1007'],
          codigoDoDepartamento: '3',
          beneficios: ['REMUNERACAO'],
          modalidades: ['REMOTO'],
          horasMinimas: 10,
          busca: 'redes',
          ordem: 'PRAZO',
        },
      },
    ])
    expect(calls).toEqual([path])
  })

  it('say what a follow follows, and leave out what a newer upstream has', async () => {
    const vazio = { ...buscaSalva.filtro, tipos: [], departamento: null, busca: null }
    const script = list(
      { ...buscaSalva, tipo: 'professor', filtro: { ...vazio, autor: 9 } },
      { ...buscaSalva, tipo: 'departamento', filtro: { ...vazio, departamento: 3 } },
      { ...buscaSalva, tipo: 'disciplina', disciplina: 'INF1010' },
    )
    const { execute } = createTestGateway(script)
    const { data } = await execute('{ viewer { buscasSalvas { tipo alvo } } }', {}, { token: aluna })
    expect(data.viewer.buscasSalvas).toEqual([
      { tipo: 'PROFESSOR', alvo: '9' },
      { tipo: 'DEPARTAMENTO', alvo: '3' },
      { tipo: 'DISCIPLINA', alvo: 'INF1010' },
    ])
  })

  it('are null over an upstream without them, which is requested once, and for a professor without a call', async () => {
    const { execute, calls } = createTestGateway({ [path]: lacks })
    for (const token of [aluna, aluna, professora])
      expect(await execute(query, {}, { token })).toMatchObject({
        data: { viewer: { buscasSalvas: null } },
        codes: undefined,
      })
    expect(calls).toEqual([path])
  })

  it('are found by their ids, each only by its owner', async () => {
    const { execute } = createTestGateway(list(buscaSalva))
    const node = (id: string) => execute(`{ node(id: "${id}") { ... on BuscaSalva { nome } } }`, {}, { token: aluna })
    expect((await node(busca)).data.node).toEqual({ nome: 'Redes' })
    for (const id of ['7.6', '8.5']) expect((await node(globalId('BuscaSalva', id))).data.node).toBeNull()
  })
})

describe('seguidores', () => {
  it('are a number for a professor, and null for a student without a call', async () => {
    const { execute, calls } = createTestGateway({ 'GET /usuarios/me/seguidores': { total: 3 } })
    const read = async (token: string) => (await execute('{ viewer { seguidores } }', {}, { token })).data.viewer
    expect([await read(professora), await read(aluna)]).toEqual([{ seguidores: 3 }, { seguidores: null }])
    expect(calls).toEqual(['GET /usuarios/me/seguidores'])
  })
})

describe('the mutations', () => {
  it('send the filter as the list’s query, without what is blank', async () => {
    const call = 'POST /usuarios/me/buscas'
    const { execute, sent } = createTestGateway({
      [call]: reply(201, buscaSalva),
      'GET /contagens/vagas': { tipos: [], departamentos: [], beneficios: [], modalidades: [], horas_minimas: [] },
    })
    const filtro =
      '{ outrosTipos: ["1007"], codigoDoDepartamento: "3", beneficios: [REMUNERACAO], modalidades: [], horasMinimas: null, busca: " redes ", ordem: PRAZO }'
    const { data } = await execute(
      `mutation { salvarBusca(input: { nome: "Redes", modo: RESUMO, filtro: ${filtro} }) { __typename } }`,
      {},
      { token: aluna },
    )
    expect(data.salvarBusca).toEqual({ __typename: 'SalvarBuscaSuccess' })
    expect(JSON.parse(String(sent.find(({ body }) => body)?.body))).toEqual({
      nome: 'Redes',
      modo: 'resumo',
      filtro: { tipos: '1007', departamento: 3, beneficios: 'remuneracao', busca: 'redes', ordem: 'prazo' },
    })
  })

  it.each([
    [
      'salvarBusca(input: { nome: "R", modo: RESUMO, filtro: { busca: "r" } })',
      'POST /usuarios/me/buscas',
      409,
      'BuscasCheias',
    ],
    ['seguir(input: { tipo: PROFESSOR, alvo: "9" })', 'POST /usuarios/me/seguidos', 409, 'BuscasCheias'],
    ['seguir(input: { tipo: PROFESSOR, alvo: "9" })', 'POST /usuarios/me/seguidos', 404, 'AlvoInexistente'],
    [`mudarBusca(input: { busca: "${busca}", modo: NENHUM })`, 'PATCH /usuarios/me/buscas/5', 404, 'BuscaInexistente'],
    [`apagarBusca(input: { busca: "${busca}" })`, 'DELETE /usuarios/me/buscas/5', 404, 'BuscaInexistente'],
  ])('%s is refused by %s with %i as %s', async (field, call, status, typename) => {
    const { execute } = createTestGateway({ [call]: reply(status, { detail: 'Não dá.' }) })
    const { data } = await execute(
      `mutation { ${field} { __typename ... on Erro { mensagem } } }`,
      {},
      { token: aluna },
    )
    expect(Object.values(data)).toEqual([{ __typename: typename, mensagem: 'Não dá.' }])
  })
})
