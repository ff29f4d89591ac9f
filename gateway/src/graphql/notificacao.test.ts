import { expect, it } from 'vitest'
import { aluna, createTestGateway, reply } from '../testing/createTestGateway.ts'

const alvo = 'alvo { __typename ... on Vaga { codigo titulo } ... on Conversa { naoLidas } ... on Pessoa { nome } }'
const document = `{ viewer { notificacoes(first: 4) { edges { node { titulo ${alvo} } } } } }`

const row = (id: number, tipo?: string, codigo = id) => ({
  id,
  tipo: 'oportunidade',
  titulo: `n${id}`,
  alvo: tipo ? { tipo, id: codigo } : null,
})
const page = (...notificacoes: object[]) => ({
  'GET /notificacoes?skip=0&limit=4': { notificacoes, total: notificacoes.length, nao_lidas: 0 },
})
const conversa = { usuario_id: 8, nome: 'Bia', nao_lidas: 2 }
const alvos = { vagas: [{ id: 12, titulo: 'Monitoria' }], conversas: [conversa], pessoas: [{ id: 8, usuario: 'Bia' }] }

type Edge = { node: { alvo: object | null } }
const read = (data: { viewer: { notificacoes: { edges: Edge[] } } }) =>
  data.viewer.notificacoes.edges.map(({ node }) => node.alvo)

it('reads what all notifications lead to with one call', async () => {
  const { execute, calls } = createTestGateway({
    ...page(row(1, 'vaga', 12), row(2, 'conversa', 8), row(3, 'pessoa', 8), row(4, 'vaga', 12)),
    'GET /notificacoes/alvos?ids=1,2,3,4': alvos,
  })
  const { data } = await execute(document, {}, { token: aluna })
  const vaga = { __typename: 'Vaga', codigo: '12', titulo: 'Monitoria' }
  expect(read(data)).toEqual([
    vaga,
    { __typename: 'Conversa', naoLidas: 2 },
    { __typename: 'Pessoa', nome: 'Bia' },
    vaga,
  ])
  expect(calls).toHaveLength(2)
})

it('says which vaga it is about, without a call', async () => {
  const { execute, calls } = createTestGateway(page(row(1, 'vaga', 12), row(2, 'conversa', 8), row(3)))
  const { data } = await execute(document.replace(alvo, 'codigoDaVaga'), {}, { token: aluna })
  const edges: { node: { codigoDaVaga: string | null } }[] = data.viewer.notificacoes.edges
  expect(edges.map(({ node }) => node.codigoDaVaga)).toEqual(['12', null, null])
  expect(calls).toHaveLength(1)
})

it('has no field that costs a call for each notification', async () => {
  const { execute, calls } = createTestGateway({
    ...page(row(1, 'vaga', 12)),
    'GET /notificacoes/alvos?ids=1': alvos,
  })
  const caro = document.replace('codigo titulo', 'pedido { id }')
  expect((await execute(caro, {}, { token: aluna })).codes).toEqual(['TOO_MANY_CALLS'])
  expect(calls).toHaveLength(2)
})

it('is null for deleted objects, and sends no call for notifications without one', async () => {
  const gone = createTestGateway({
    ...page(row(1), row(2, 'vaga', 13), row(3, 'pessoa', 9), row(4, 'disco')),
    'GET /notificacoes/alvos?ids=2,3': alvos,
  })
  expect(read((await gone.execute(document, {}, { token: aluna })).data)).toEqual([null, null, null, null])
  const nothing = createTestGateway(page(row(1)))
  expect(read((await nothing.execute(document, {}, { token: aluna })).data)).toEqual([null])
  expect(nothing.calls).toHaveLength(1)
})

it('is null for samples, and if the upstream does not return it', async () => {
  const samples = createTestGateway({ 'GET /notificacoes?skip=0&limit=4': reply(404, { detail: 'Not Found' }) })
  expect(read((await samples.execute(document, {}, { token: aluna })).data)).toEqual([null, null, null])
  expect(samples.calls).toHaveLength(1)
  const older = createTestGateway({
    ...page(row(1, 'vaga', 12)),
    'GET /notificacoes/alvos?ids=1': reply(404, { detail: 'Not Found' }),
  })
  for (const each of [1, 2]) {
    const { data, errors } = await older.execute(document, {}, { token: aluna })
    expect([each, read(data), errors]).toEqual([each, [null], undefined])
  }
  expect(older.calls.filter(call => call.includes('alvos'))).toHaveLength(1)
})
