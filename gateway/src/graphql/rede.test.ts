import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway, globalId, professora } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'

const pessoa = {
  id: 8,
  nome: 'Bia',
  papel: 'aluno',
  departamento: 'Física',
  tags: ['Redes'],
  conectado: false,
  secao: 'professores',
  vagas_abertas: 2,
}
const document = `query ($secoes: [SecaoDaRede!], $busca: String) { viewer { rede {
  exemplo
  sugestoes(first: 2, secoes: $secoes, busca: $busca) { total edges { secao vagasAbertas node { pessoa { nome } papelNaRede conectado } } }
} } }`

describe('rede', () => {
  it('costs one call for a window of suggestions', async () => {
    const { execute, calls } = createTestGateway({
      'GET /rede/sugestoes?skip=0&limit=2': { pessoas: [pessoa], total: 9 },
    })
    const withoutExemplo = document.replace('exemplo', '')
    const { data } = await execute(withoutExemplo, {}, { token: aluna })
    expect(calls).toEqual(['GET /rede/sugestoes?skip=0&limit=2'])
    expect(data.viewer.rede.sugestoes).toEqual({
      total: 9,
      edges: [
        {
          secao: 'PROFESSORES',
          vagasAbertas: 2,
          node: { pessoa: { nome: 'Bia' }, papelNaRede: 'ESTUDANTE', conectado: false },
        },
      ],
    })
  })

  it('filters the first hundred by the requested sections', async () => {
    const other = { ...pessoa, id: 9, nome: 'Caio', secao: 'conhecer' }
    const { execute, calls } = createTestGateway({
      'GET /rede/sugestoes?busca=re&skip=0&limit=100': { pessoas: [pessoa, other], total: 2 },
      'GET /rede/conexoes?skip=0&limit=1': { pessoas: [], total: 0 },
    })
    const { data } = await execute(document, { secoes: ['CONHECER'], busca: ' re ' }, { token: aluna })
    expect(data.viewer.rede).toMatchObject({
      exemplo: false,
      sugestoes: { total: 1, edges: [{ node: { pessoa: { nome: 'Caio' } } }] },
    })
    expect(calls).toHaveLength(2)
  })

  it('returns marked samples if the upstream has no network, and does not request it again', async () => {
    const { execute, calls } = createTestGateway({
      'GET /rede/sugestoes?skip=0&limit=100': reply(404),
      'GET /rede/conexoes?skip=0&limit=1': reply(404),
    })
    const variables = { secoes: ['PROFESSORES'] }
    const { data } = await execute(document, variables, { token: aluna })
    expect(data.viewer.rede.exemplo).toBe(true)
    expect(data.viewer.rede.sugestoes.total).toBe(2)
    const before = calls.length
    const found = await execute(document, { busca: 'robotica' }, { token: aluna })
    expect(found.data.viewer.rede.sugestoes.edges[0].node.pessoa.nome).toBe('Ana Beatriz Souza')
    const composed = await execute(document, { busca: 'Robótica/redes, ana' }, { token: aluna })
    expect(composed.data.viewer.rede.sugestoes.total).toBe(1)
    expect(calls).toHaveLength(before)
  })
})

describe('conectar and desconectar', () => {
  const conectar =
    'mutation ($pessoa: ID!) { conectar(input: { pessoa: $pessoa }) { __typename ... on ConectarSuccess { conexao { id conectado papelNaRede tags } } ... on Erro { mensagem } } }'
  const desconectar =
    'mutation ($pessoa: ID!) { desconectar(input: { pessoa: $pessoa }) { __typename ... on DesconectarSuccess { conexao { conectado } } ... on Erro { mensagem } } }'

  it.each([
    ['conectar', 'PUT', 'ConectarSuccess'],
    ['desconectar', 'DELETE', 'DesconectarSuccess'],
  ])(
    'return the new total if it is selected (%s), and succeed even if it cannot be read',
    async (field, method, success) => {
      const contagem = 'GET /rede/conexoes?skip=0&limit=1'
      const routes = { [`${method} /rede/conexoes/8`]: reply(204), 'GET /users/8': { id: 8, usuario: 'Bia' } }
      const document = `mutation { ${field}(input: { pessoa: "${globalId('Pessoa', '8')}" }) { ... on ${success} {
      conexao { pessoa { nome } } viewer { rede { conexoes(first: 1) { total } } } } } }`
      const { execute, calls } = createTestGateway({ ...routes, [contagem]: { pessoas: [], total: 5 } })
      const { data } = await execute(document, {}, { token: aluna })
      expect(calls).toEqual([`${method} /rede/conexoes/8`, 'GET /users/8', contagem])
      expect(data[field].viewer).toEqual({ rede: { conexoes: { total: 5 } } })
      const failing = createTestGateway({ ...routes, [contagem]: reply(500) })
      const answer = await failing.execute(document, {}, { token: aluna })
      expect(answer.data[field]).toEqual({ conexao: { pessoa: { nome: 'Bia' } }, viewer: { rede: { conexoes: null } } })
    },
  )

  it('cost a write and a read of the person', async () => {
    const { execute, calls } = createTestGateway({
      'PUT /rede/conexoes/8': reply(204),
      'DELETE /rede/conexoes/8': reply(204),
      'GET /users/8': { id: 8, usuario: 'Bia', ehaluno: false, interesses: ['Redes'] },
    })
    const { data } = await execute(conectar, { pessoa: globalId('Pessoa', '8') }, { token: aluna })
    expect(data.conectar.conexao).toEqual({
      id: globalId('Conexao', '7.8'),
      conectado: true,
      papelNaRede: 'PROFESSOR',
      tags: ['Redes'],
    })
    expect(
      (await execute(desconectar, { pessoa: globalId('Pessoa', '8') }, { token: aluna })).data.desconectar.conexao
        .conectado,
    ).toBe(false)
    expect(calls).toEqual(['PUT /rede/conexoes/8', 'GET /users/8', 'DELETE /rede/conexoes/8', 'GET /users/8'])
  })

  it('change a sample only in the response, and refuse an invalid person', async () => {
    const { execute, calls } = createTestGateway({})
    const pessoa = globalId('Pessoa', 'exemplo-1')
    expect((await execute(conectar, { pessoa }, { token: aluna })).data.conectar.conexao.conectado).toBe(true)
    const invalid = globalId('Pessoa', '../1')
    expect((await execute(conectar, { pessoa: invalid }, { token: aluna })).codes).toEqual(['BAD_USER_INPUT'])
    expect(calls).toEqual([])
  })

  it('report that a person does not exist, and why a connection is refused', async () => {
    const { execute, calls } = createTestGateway({
      'PUT /rede/conexoes/99': reply(404),
      'DELETE /rede/conexoes/99': reply(404, { detail: 'Quem?' }),
      'PUT /rede/conexoes/7': reply(422, { detail: 'Você não pode se conectar com você mesmo.' }),
    })
    const run = async (document: string, codigo: string) =>
      (await execute(document, { pessoa: globalId('Pessoa', codigo) }, { token: aluna })).data
    const mensagem = 'Não encontramos esta pessoa.'
    expect((await run(conectar, '99')).conectar).toEqual({ __typename: 'PessoaInexistente', mensagem })
    expect((await run(desconectar, '99')).desconectar).toEqual({ __typename: 'PessoaInexistente', mensagem: 'Quem?' })
    expect((await run(conectar, '7')).conectar).toEqual({
      __typename: 'EntradaInvalida',
      mensagem: 'Você não pode se conectar com você mesmo.',
    })
    expect(calls).toHaveLength(3)
  })
})

const row = (id: number, lida = false) => ({
  id,
  tipo: 'candidatura',
  titulo: `n${id}`,
  descricao: null,
  criado_em: '2026-03-01T10:00:00Z',
  lida,
  acao: { rotulo: 'Ver', href: id === 2 ? '//evil.example' : '/professor/opportunities/1' },
})
const notificacoes = `query ($tipos: [TipoDeNotificacao!]) { viewer { naoLidas { notificacoes } notificacoes(tipos: $tipos) {
  total naoLidas exemplo edges { node { id tipo titulo lida acao { href } } } } } }`

describe('notificacoes', () => {
  it('cost one call per window, and link only to paths of this site', async () => {
    const { execute, calls } = createTestGateway({
      'GET /notificacoes?tipo=candidatura,mensagem&skip=0&limit=20': {
        notificacoes: [row(1), row(2)],
        total: 2,
        nao_lidas: 5,
      },
      'GET /notificacoes?skip=0&limit=1': { notificacoes: [row(1)], total: 9, nao_lidas: 5 },
    })
    const { data } = await execute(notificacoes, { tipos: ['CANDIDATURA', 'MENSAGEM'] }, { token: professora })
    expect(calls).toHaveLength(2)
    expect(data.viewer.naoLidas.notificacoes).toBe(5)
    expect(data.viewer.notificacoes).toMatchObject({ total: 2, naoLidas: 5, exemplo: false })
    expect(data.viewer.notificacoes.edges.map((edge: { node: { acao: unknown } }) => edge.node.acao)).toEqual([
      { href: '/professor/opportunities/1' },
      null,
    ])
  })

  it.each([
    [aluna, ['OPORTUNIDADE', 'CONEXAO', 'ENGAJAMENTO']],
    [professora, ['CANDIDATURA', 'ENGAJAMENTO', 'CANDIDATURA', 'MENSAGEM']],
  ])('are marked samples of the role if the upstream has none, and none is unread', async (token, tipos) => {
    const { execute } = createTestGateway({
      'GET /notificacoes?skip=0&limit=20': reply(404),
      'GET /notificacoes?skip=0&limit=1': reply(404),
    })
    const { data } = await execute(notificacoes, {}, { token })
    expect(data.viewer.notificacoes.exemplo).toBe(true)
    expect(data.viewer.notificacoes.edges.map((edge: { node: { tipo: string } }) => edge.node.tipo)).toEqual(tipos)
    expect(data.viewer.naoLidas.notificacoes).toBe(0)
  })

  const marcar = `mutation ($ids: [ID!]) { marcarNotificacoesComoLidas(input: { ids: $ids }) { ... on MarcarNotificacoesComoLidasSuccess { naoLidas notificacoes { titulo lida } } } }`

  it('are marked read with one write and one read for the rest', async () => {
    const { execute, calls, sent } = createTestGateway({
      'POST /notificacoes/lidas': reply(204),
      'GET /notificacoes?skip=0&limit=100': { notificacoes: [row(1, true), row(3)], total: 2, nao_lidas: 1 },
    })
    const { data } = await execute(marcar, { ids: [globalId('Notificacao', '7.1')] }, { token: aluna })
    expect(calls).toEqual(['POST /notificacoes/lidas', 'GET /notificacoes?skip=0&limit=100'])
    expect(sent[0]?.body).toBe('{"ids":[1]}')
    expect(data.marcarNotificacoesComoLidas).toEqual({ naoLidas: 1, notificacoes: [{ titulo: 'n1', lida: true }] })
    await execute(marcar, { ids: null }, { token: aluna })
    expect(sent[2]?.body).toBe('{"todas":true}')
  })

  it('can be marked read as samples too', async () => {
    const { execute, calls } = createTestGateway({ 'POST /notificacoes/lidas': reply(404) })
    const { data } = await execute(marcar, { ids: [globalId('Notificacao', '7.1')] }, { token: aluna })
    expect(data.marcarNotificacoesComoLidas).toMatchObject({ naoLidas: 1, notificacoes: [{ lida: true }] })
    expect((await execute(marcar, {}, { token: aluna })).data.marcarNotificacoesComoLidas.naoLidas).toBe(0)
    expect(calls).toHaveLength(1)
  })
})
