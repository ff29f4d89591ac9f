import { expect, it } from 'vitest'
import { aluna, createTestGateway } from '../testing/createTestGateway.ts'

/* Types besides the six: of the embedded API, which says so, or of an upstream with a name of its own. */

const tipos = [
  { id: 1, nome: 'Monitoria' },
  { id: 7, nome: 'Extensão' },
  { id: 1001, nome: 'Bolsa de Extensão', proprio: true },
]
const extensao = { id: 3, titulo: 'Feira de ciências', tipo: { id: 7, nome: 'Extensão' } }
const propria = { id: 4, titulo: 'Cursinho', tipo: { id: 1001, nome: 'Bolsa de Extensão' }, tipo_proprio: true }
const vagas = (...given: object[]) => ({ vagas: given, total: given.length, recommended_count: 0 })

const list = `query ($filtro: VagaFiltro) { vagas(filtro: $filtro) { edges { node { codigo tipo nomeDoTipo } } } }`
const nodesOf = (data: { vagas: { edges: { node: object }[] } }) => data.vagas.edges.map(({ node }) => node)

it('are OUTRO, with their own names', async () => {
  const semNome = { id: 5, titulo: 'Outra', tipo_id: 7 }
  const { execute, calls } = createTestGateway({
    'GET /vagas?skip=0&limit=20': vagas(extensao, propria, semNome, { ...semNome, id: 6 }),
    'GET /vagas/tipo': tipos,
  })
  const { data } = await execute(list, {}, { token: aluna })
  expect(nodesOf(data)).toEqual([
    { codigo: '3', tipo: 'OUTRO', nomeDoTipo: 'Extensão' },
    { codigo: '4', tipo: 'OUTRO', nomeDoTipo: 'Bolsa de Extensão' },
    { codigo: '5', tipo: 'OUTRO', nomeDoTipo: 'Extensão' },
    { codigo: '6', tipo: 'OUTRO', nomeDoTipo: 'Extensão' },
  ])
  expect(calls).toHaveLength(2)
  const offered = await execute('{ tiposDeVaga { codigo nome tipo } }')
  expect(offered.data.tiposDeVaga).toEqual([
    { codigo: '1', nome: 'Monitoria', tipo: 'MONITORIA' },
    { codigo: '7', nome: 'Extensão', tipo: 'OUTRO' },
    { codigo: '1001', nome: 'Bolsa de Extensão', tipo: 'OUTRO' },
  ])
})

it.each([
  ['by REST id, without a call for the types', { outrosTipos: ['7'] }, 'tipos=7', 1],
  ['besides kinds', { tipos: ['MONITORIA'], outrosTipos: ['1001', '1'] }, 'tipos=1,1001', 2],
  ['all at once', { tipos: ['OUTRO'] }, 'tipos=7,1001', 2],
  ['besides a kind that the upstream has not', { tipos: ['ESTAGIO'], outrosTipos: ['7'] }, 'tipos=7', 2],
])('are filtered for %s', async (_, filtro, query, total) => {
  const { execute, calls } = createTestGateway({
    [`GET /vagas?skip=0&limit=20&${query}`]: vagas(extensao),
    'GET /vagas/tipo': tipos,
  })
  const { data } = await execute(list, { filtro }, { token: aluna })
  expect(nodesOf(data)).toEqual([{ codigo: '3', tipo: 'OUTRO', nomeDoTipo: 'Extensão' }])
  expect(calls).toHaveLength(total)
})

it('are not filtered for by what is no REST id', async () => {
  const { execute, calls } = createTestGateway({})
  const { errors } = await execute(list, { filtro: { outrosTipos: ['7,8'] } }, { token: aluna })
  expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT')
  expect(calls).toEqual([])
})

it('are counted one by one, and the types of a kind together', async () => {
  const contagem = (id: number, nome: string, total: number, rest = {}) => ({ tipo: { id, nome }, total, ...rest })
  const por_tipo = [
    contagem(1, 'Monitoria', 3),
    contagem(2, 'Monitoria voluntária', 2),
    contagem(7, 'Extensão', 4),
    contagem(1001, 'Bolsa de Extensão', 1, { tipo_proprio: true }),
  ]
  const expected = [
    { tipo: 'MONITORIA', codigo: null, nome: null, total: 5 },
    { tipo: 'OUTRO', codigo: '7', nome: 'Extensão', total: 4 },
    { tipo: 'OUTRO', codigo: '1001', nome: 'Bolsa de Extensão', total: 1 },
  ]
  const { execute } = createTestGateway({
    'GET /contagens/vagas': { tipos: por_tipo, departamentos: [], beneficios: [] },
    'GET /publico/mural': { total: 10, por_tipo, vagas: [propria] },
    'GET /publico/vagas/4': propria,
  })
  const contagens = await execute('{ contagensDeVagas { tipos { tipo codigo nome total } } }', {}, { token: aluna })
  expect(contagens.data.contagensDeVagas.tipos).toEqual(expected)
  const publico = await execute(
    '{ mural { porTipo { tipo codigo nome total } vagas { tipo nomeDoTipo } } vagaPublica(codigo: "4") { tipo nomeDoTipo } }',
  )
  const own = { tipo: 'OUTRO', nomeDoTipo: 'Bolsa de Extensão' }
  expect(publico.data).toEqual({ mural: { porTipo: expected, vagas: [own] }, vagaPublica: own })
})
