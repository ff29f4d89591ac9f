import { describe, expect, it, vi } from 'vitest'
import { aluna, createTestGateway, globalId } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'

const tipos = [
  { id: 1, nome: 'Monitoria' },
  { id: 2, nome: 'Iniciação Científica' },
  { id: 6, nome: 'Lab' },
]

const list = /* GraphQL */ `
  query ($first: Int, $after: String, $filtro: VagaFiltro) {
    vagas(first: $first, after: $after, filtro: $filtro) {
      total
      totalDeRecomendadas
      pageInfo {
        hasNextPage
        hasPreviousPage
        endCursor
      }
      edges {
        node {
          codigo
          titulo
          tipo
          departamento {
            codigo
            nome
          }
          autor {
            nome
            avatar
          }
          recomendacao {
            score
            estrategias
          }
        }
      }
    }
  }
`

const eight = Array.from({ length: 8 }, (_, index) => ({
  id: index + 1,
  titulo: `Vaga ${index + 1}`,
  tipo: { id: 2, nome: 'Iniciação Científica' },
  department: { id: 3, name: 'Física' },
  autor: { id: 50 + index, nome: `Docente ${index}`, avatar: 'avatares/x.webp' },
  isRecommended: index === 0,
  recommendationScore: '0.87',
  recommendationStrategies: [{ explanation: 'Do seu curso' }],
}))

describe('vagas', () => {
  it('have the upstream’s spelling of a search, and none on an upstream that has none', async () => {
    const document = '{ vagas(first: 8, filtro: { busca: "progamação" }) { total sugestaoDeBusca } }'
    const vazia = { vagas: [], total: 0, recommended_count: 0 }
    const execute = (body: object) =>
      createTestGateway({ 'GET /vagas?skip=0&limit=8&busca=progamação': body }).execute(document, {}, { token: aluna })
    const known = await execute({ ...vazia, sugestao_de_busca: 'programação' })
    expect(known.data.vagas).toEqual({ total: 0, sugestaoDeBusca: 'programação' })
    for (const body of [vazia, { ...vazia, sugestao_de_busca: null }])
      expect((await execute(body)).data.vagas.sugestaoDeBusca).toBeNull()
  })

  it('costs one call for a list of eight with all their associations', async () => {
    const { execute, calls } = createTestGateway({
      'GET /vagas?skip=0&limit=8': { vagas: eight, total: 20, recommended_count: 1 },
    })
    const { data } = await execute(list, { first: 8 }, { token: aluna })
    expect(calls).toEqual(['GET /vagas?skip=0&limit=8'])
    expect(data.vagas).toMatchObject({
      total: 20,
      totalDeRecomendadas: 1,
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    })
    expect(data.vagas.edges).toHaveLength(8)
    expect(data.vagas.edges[0].node).toEqual({
      codigo: '1',
      titulo: 'Vaga 1',
      tipo: 'INICIACAO_CIENTIFICA',
      departamento: { codigo: '3', nome: 'Física' },
      autor: { nome: 'Docente 0', avatar: '/avatares/x.webp' },
      recomendacao: { score: 0.87, estrategias: ['Do seu curso'] },
    })
    expect(data.vagas.edges[1].node.recomendacao).toBeNull()
  })

  it('follows cursors, of the previous window and of a numbered page', async () => {
    const { execute, calls } = createTestGateway({
      'GET /vagas?skip=0&limit=8': { vagas: eight, total: 30 },
      'GET /vagas?skip=8&limit=8': { vagas: eight, total: 30 },
      'GET /vagas?skip=24&limit=8': { vagas: eight.slice(0, 6), total: 30 },
    })
    const first = await execute(list, { first: 8 }, { token: aluna })
    const second = await execute(list, { first: 8, after: first.data.vagas.pageInfo.endCursor }, { token: aluna })
    const page = await execute(
      '{ vagas(first: 8) { pageCursors { page(number: 4) { after } } } }',
      {},
      { token: aluna },
    )
    const last = await execute(list, { first: 8, after: page.data.vagas.pageCursors.page.after }, { token: aluna })
    expect(second.data.vagas.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: true })
    expect(last.data.vagas.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
    expect(calls).toEqual([0, 8, 0, 24].map(skip => `GET /vagas?skip=${skip}&limit=8`))
  })

  it('leaves out an unreadable row, and continues after the upstream’s last row', async () => {
    const [first, ...others] = eight
    const broken = { ...first, titulo: {} }
    const { execute, calls, logged } = createTestGateway({
      'GET /vagas?skip=0&limit=8': { vagas: [...others.slice(0, 6), broken, others[6]], total: 9 },
      'GET /vagas?skip=8&limit=8': { vagas: [first], total: 9 },
    })
    const { data, errors } = await execute(list, { first: 8 }, { token: aluna })
    expect(errors).toBeUndefined()
    expect(data.vagas.edges).toHaveLength(7)
    expect(data.vagas.total).toBe(8)
    expect(data.vagas.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false })
    const second = await execute(list, { first: 8, after: data.vagas.pageInfo.endCursor }, { token: aluna })
    expect(second.data.vagas.edges).toMatchObject([{ node: { codigo: '1' } }])
    expect(second.data.vagas.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true })
    expect(calls).toEqual(['GET /vagas?skip=0&limit=8', 'GET /vagas?skip=8&limit=8'])
    expect(logged).toMatchObject([
      { call: 'GET /vagas', kind: 'contract', reason: 'vagas.6.titulo: not a text', puladas: 1 },
    ])
  })

  it('ends if the last row is unreadable', async () => {
    const vagas = [...eight.slice(1), { id: null }]
    const { execute } = createTestGateway({ 'GET /vagas?skip=0&limit=8': { vagas, total: 8 } })
    const { data } = await execute(list, { first: 8 }, { token: aluna })
    expect(data.vagas.edges).toHaveLength(7)
    expect(data.vagas.pageInfo.hasNextPage).toBe(false)
  })

  it('counts an unreadable row only within its own window if the upstream has no windows', async () => {
    const vagas = [...eight, { id: null }]
    const { execute, logged } = createTestGateway({ 'GET /vagas?skip=0&limit=8': { vagas, total: 9 } })
    const { data } = await execute(list, { first: 8 }, { token: aluna })
    expect(data.vagas.edges).toHaveLength(8)
    expect(data.vagas.pageInfo.endCursor).toBe(Buffer.from('offset:7').toString('base64url'))
    expect(logged).toEqual([])
  })

  it('maps every filter to the REST call’s parameters, and kinds through the list of types, which is requested once', async () => {
    const call =
      'GET /vagas?skip=0&limit=20&tipos=1,2&departamento=3&beneficios=remuneracao,horas_complementares&busca=cálculo+i'
    const { execute, calls } = createTestGateway({ 'GET /vagas/tipo': tipos, [call]: { vagas: [], total: 0 } })
    const filtro = {
      tipos: ['MONITORIA', 'INICIACAO_CIENTIFICA'],
      codigoDoDepartamento: '3',
      beneficios: ['REMUNERACAO', 'HORAS_COMPLEMENTARES'],
      busca: ' cálculo i ',
    }
    await execute(list, { filtro }, { token: aluna })
    await execute(list, { filtro }, { token: aluna })
    expect(calls).toEqual(['GET /vagas/tipo', call, call])
  })

  it('finds nothing, without a call, for a kind that the upstream lacks', async () => {
    const { execute, calls } = createTestGateway({ 'GET /vagas/tipo': tipos })
    const { data } = await execute(list, { filtro: { tipos: ['EMPRESA_JR'] } }, { token: aluna })
    expect(data.vagas.total).toBe(0)
    expect(calls).toEqual(['GET /vagas/tipo'])
  })

  it.each([
    { first: 101 },
    { first: -1 },
    { after: 'nonsense' },
    { after: Buffer.from('offset:-2').toString('base64url') },
    { filtro: { busca: 'x'.repeat(101) } },
    { filtro: { codigoDoDepartamento: '3/../4' } },
  ])('refuses the window or filter %j without a call', async variables => {
    const { execute, calls } = createTestGateway({})
    const { codes } = await execute(list, variables, { token: aluna })
    expect(codes).toEqual(['BAD_USER_INPUT'])
    expect(calls).toEqual([])
  })

  it('is UNAUTHENTICATED without a token, as the upstream decides', async () => {
    const { execute } = createTestGateway({ 'GET /vagas?skip=0&limit=20': reply(401, { detail: 'Not authenticated' }) })
    const { codes, errors } = await execute(list)
    expect(codes).toEqual(['UNAUTHENTICATED'])
    expect(errors?.[0]?.message).toBe('Entre na sua conta para continuar.')
  })
})

const detail = /* GraphQL */ `
  query ($codigo: ID!) {
    vaga(codigo: $codigo) {
      id
      titulo
      prazo
      criadaEm
      status
      encerrada
      tipo
      nomeDoTipo
      local {
        id
        nome
      }
      link
      remuneracao
      desconto
      horasComplementares
      lugares
      horasSemanais
      modalidade
      respostaAte
      interesses {
        codigo
        nome
      }
    }
  }
`

describe('vaga', () => {
  it('costs one call and reads what old upstreams send', async () => {
    const { execute, calls } = createTestGateway({
      'GET /vagas/12': {
        id: '12',
        titulo: 'IC em redes',
        prazo: '2027-01-31T00:00:00',
        criado_em: '2026-03-09T14:00:00',
        status: 'em_andamento',
        tipo: { id: 2, nome: 'Bolsa Jr' },
        location: { name: 'Remoto' },
        link_vaga: 'javascript:alert(1)',
        remuneracao: '1200',
        desconto: 0,
        horas_complementares: null,
        interesses: [{ interesse: { nome: 'Redes' } }, { id: 4, nome: 'Grafos' }, 'Robótica'],
        surprise: {},
      },
    })
    const { data } = await execute(detail, { codigo: '12' }, { token: aluna })
    expect(calls).toEqual(['GET /vagas/12'])
    expect(data.vaga).toEqual({
      id: globalId('Vaga', '12'),
      titulo: 'IC em redes',
      prazo: '2027-01-31',
      criadaEm: '2026-03-09T17:00:00.000Z',
      status: 'EM_ANDAMENTO',
      encerrada: false,
      tipo: 'BOLSA',
      nomeDoTipo: 'Bolsa Jr',
      local: { id: globalId('Local', '1'), nome: 'Remoto' },
      link: null,
      remuneracao: 1200,
      desconto: null,
      horasComplementares: null,
      lugares: null,
      horasSemanais: null,
      modalidade: null,
      respostaAte: null,
      interesses: [
        { codigo: null, nome: 'Redes' },
        { codigo: '4', nome: 'Grafos' },
        { codigo: null, nome: 'Robótica' },
      ],
    })
  })

  it('is null for an unknown vaga, and for an invalid id without a call', async () => {
    const { execute, calls } = createTestGateway({ 'GET /vagas/12': reply(404, { detail: 'Vaga não encontrada' }) })
    expect((await execute(detail, { codigo: '12' }, { token: aluna })).data).toEqual({ vaga: null })
    expect((await execute(detail, { codigo: '../users/1' }, { token: aluna })).data).toEqual({ vaga: null })
    expect(calls).toEqual(['GET /vagas/12'])
  })

  it('finds its kind by the id of its type if the name is missing', async () => {
    const { execute } = createTestGateway({ 'GET /vagas/12': { id: 12, tipo: { id: 6 } }, 'GET /vagas/tipo': tipos })
    expect((await execute(detail, { codigo: '12' }, { token: aluna })).data.vaga.tipo).toBe('LABORATORIO')
  })

  it.each([
    ['2026-11-20', 'em_andamento', true],
    ['2026-11-21', 'em_andamento', false],
    [null, 'finalizada', true],
    [null, 'encerrada', true],
    [null, 'aguardando', false],
    [null, 'something new', false],
  ])('with prazo %s and status %s encerrada is %s', async (prazo, status, encerrada) => {
    // 23:30 of 21 November in São Paulo.
    vi.useFakeTimers({ now: new Date('2026-11-22T02:30:00Z'), toFake: ['Date'] })
    const { execute } = createTestGateway({ 'GET /vagas/12': { id: 12, prazo, status } })
    const { data } = await execute(detail, { codigo: '12' }, { token: aluna })
    vi.useRealTimers()
    expect(data.vaga.encerrada).toBe(encerrada)
  })
})
