import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway, globalId, professora, token } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'

describe('viewer', () => {
  it.each([
    ['no token', undefined, undefined],
    ['a token that is no JWT', 'nonsense', ['UNAUTHENTICATED']],
    ['a token that names no user', token({ is_student: true }), ['UNAUTHENTICATED']],
    ['a payload that is no JSON', 'e30.@@@.x', ['UNAUTHENTICATED']],
  ])('is null without a call with %s', async (_, bearer, refused) => {
    const { execute, calls } = createTestGateway({})
    const { data, codes } = await execute('{ viewer { papel } }', {}, bearer ? { token: bearer } : {})
    expect(data).toEqual({ viewer: null })
    expect(codes).toEqual(refused)
    expect(calls).toEqual([])
  })

  it('knows the token’s role without a call, and the profile with one', async () => {
    const { execute, calls } = createTestGateway({
      'GET /users/7': {
        id: 7,
        usuario: 'Ana',
        ehaluno: true,
        avatar: 'https://cdn.example/a.png',
        has_curriculum: true,
        interesses: [{ id: 4, nome: 'Redes' }],
        criado_em: '2025-02-01T10:00:00Z',
      },
    })
    expect((await execute('{ viewer { papel } }', {}, { token: aluna })).data).toEqual({
      viewer: { papel: 'ESTUDANTE' },
    })
    const document =
      '{ viewer { usuario { id codigo nome papel avatar temHistorico criadoEm interesses { id } pessoa { id nome } } } }'
    const { data } = await execute(document, {}, { token: aluna })
    expect(calls).toEqual(['GET /users/7'])
    expect(data.viewer.usuario).toEqual({
      id: globalId('Usuario', '7'),
      codigo: '7',
      nome: 'Ana',
      papel: 'ESTUDANTE',
      avatar: 'https://cdn.example/a.png',
      temHistorico: true,
      criadoEm: '2025-02-01T10:00:00.000Z',
      interesses: [{ id: globalId('Interesse', '4') }],
      pessoa: { id: globalId('Pessoa', '7'), nome: 'Ana' },
    })
  })

  it('is UNAUTHENTICATED with a token that the upstream refuses', async () => {
    const { execute } = createTestGateway({ 'GET /users/7': reply(401) })
    expect((await execute('{ viewer { usuario { nome } } }', {}, { token: aluna })).codes).toEqual(['UNAUTHENTICATED'])
  })
})

describe('minhasVagas', () => {
  const document =
    '{ viewer { minhasVagas { total pageInfo { hasNextPage } edges { node { codigo totalDeCandidatos candidatosNovos primeiraRevisao { aguarda } } } } } }'
  const rows = [
    {
      id: 1,
      criado_em: '2026-01-01T00:00:00Z',
      candidates: 2,
      candidatos_novos: 1,
      primeira_revisao: { situacao: 'aguardando', motivo: null },
    },
    { id: 2, criado_em: '2026-02-01T00:00:00Z' },
  ]

  it.each([
    ['an object', { vagas: rows }],
    ['a bare array', rows],
  ])('costs one call for any number, newest first, from %s', async (_, body) => {
    const { execute, calls } = createTestGateway({ 'GET /vagas/professor': body })
    const { data } = await execute(document, {}, { token: professora })
    expect(calls).toEqual(['GET /vagas/professor'])
    expect(data.viewer.minhasVagas).toEqual({
      total: 2,
      pageInfo: { hasNextPage: false },
      edges: [
        { node: { codigo: '2', totalDeCandidatos: 0, candidatosNovos: 0, primeiraRevisao: null } },
        { node: { codigo: '1', totalDeCandidatos: 2, candidatosNovos: 1, primeiraRevisao: { aguarda: true } } },
      ],
    })
  })

  it('is FORBIDDEN for a student', async () => {
    const { execute } = createTestGateway({ 'GET /vagas/professor': reply(403) })
    expect((await execute(document, {}, { token: aluna })).codes).toEqual(['FORBIDDEN'])
  })
})

describe('candidaturas', () => {
  const document =
    '{ viewer { candidaturas(first: 2) { total pageInfo { hasNextPage } edges { node { id vaga { titulo } } } } } }'
  const call = 'GET /candidaturas?skip=0&limit=2'

  it('costs one call with the embedded vagas', async () => {
    const rows = [1, 2].map(id => ({ id, vaga: { id: 10 + id, titulo: `Vaga ${id}` } }))
    const { execute, calls } = createTestGateway({ [call]: { candidaturas: rows, total: 5 } })
    const { data } = await execute(document, {}, { token: aluna })
    expect(calls).toEqual([call])
    expect(data.viewer.candidaturas).toMatchObject({ total: 5, pageInfo: { hasNextPage: true } })
    expect(data.viewer.candidaturas.edges[1]).toEqual({
      node: { id: globalId('Candidatura', '12.2'), vaga: { titulo: 'Vaga 2' } },
    })
  })

  it('are counted by stage; null if the upstream does not count them', async () => {
    const porEtapa = '{ viewer { candidaturas(first: 2) { porEtapa { etapa total } } } }'
    const counted = [
      { etapa: 'em_analise', total: 3 },
      { etapa: 'of another time', total: 1 },
    ]
    for (const [por_etapa, seen] of [
      [counted, [{ etapa: 'EM_ANALISE', total: 3 }]],
      [undefined, null],
    ]) {
      const { execute } = createTestGateway({ [call]: { candidaturas: [], total: 4, por_etapa } })
      const { data } = await execute(porEtapa, {}, { token: aluna })
      expect(data.viewer.candidaturas.porEtapa).toEqual(seen)
    }
  })

  it.each([404, 405])('is null if the upstream responds %i, and is not requested again', async status => {
    const { execute, calls } = createTestGateway({ [call]: reply(status) })
    expect((await execute(document, {}, { token: aluna })).data).toEqual({ viewer: { candidaturas: null } })
    expect((await execute(document, {}, { token: aluna })).data).toEqual({ viewer: { candidaturas: null } })
    expect(calls).toEqual([call])
  })
})

describe('the interviews in the list of candidaturas', () => {
  const document =
    '{ viewer { candidaturas(first: 2) { edges { node { podeEscolherHorario entrevista { inicio local minha } } } } } }'
  const call = 'GET /candidaturas?skip=0&limit=2'

  it('cost no other call if the upstream returns them', async () => {
    const entrevista = { id: 4, inicio: '2026-11-29T18:00:00Z', minutos: 30, local: 'Sala 511 RDC', link: null }
    const { execute, calls } = createTestGateway({
      [call]: {
        candidaturas: [
          { id: 1, vaga: { id: 11 }, entrevista, pode_escolher_horario: false },
          { id: 2, vaga: { id: 12 }, entrevista: null, pode_escolher_horario: true },
        ],
        total: 2,
      },
    })
    const { data, errors } = await execute(document, {}, { token: aluna })
    expect(errors).toBeUndefined()
    expect(calls).toEqual([call])
    expect(data.viewer.candidaturas.edges).toEqual([
      {
        node: {
          podeEscolherHorario: false,
          entrevista: { inicio: '2026-11-29T18:00:00.000Z', local: 'Sala 511 RDC', minha: true },
        },
      },
      { node: { podeEscolherHorario: true, entrevista: null } },
    ])
  })

  it('are refused without another call if it does not', async () => {
    const { execute, calls } = createTestGateway({ [call]: { candidaturas: [{ id: 1, vaga: { id: 11 } }], total: 1 } })
    const { data, codes } = await execute(document, {}, { token: aluna })
    expect(codes).toEqual(['TOO_MANY_CALLS'])
    expect(calls).toEqual([call])
    expect(data.viewer.candidaturas.edges).toEqual([{ node: { podeEscolherHorario: null, entrevista: null } }])
  })
})

describe('pendencias', () => {
  const document =
    '{ viewer { pendencias { totalDeNovas novas { codigo candidato { nome } vaga { titulo } } novasPorVaga { total maisRecente vaga { codigo titulo } } respostas { semResposta esperandoHa7Dias retidas vaga { codigo } } } } }'
  const call = 'GET /vagas/professor/pendencias'

  it('cost one call, whatever waits', async () => {
    const novas = {
      total: 7,
      candidaturas: [
        {
          id: 31,
          criado_em: '2026-11-26T12:00:00Z',
          candidato: { id: 7, usuario: 'Ana' },
          vaga: { id: 1, titulo: 'Redes' },
        },
      ],
      por_vaga: [{ vaga: { id: 1, titulo: 'Redes' }, total: 7, mais_recente: 31 }],
    }
    const optica = { vaga: { id: 2, titulo: 'Óptica' }, sem_resposta: 3, retidas: 0, divulgacao_em: null }
    const respostas = [optica, { ...optica, sem_resposta: 0, esperando_ha_7_dias: 12 }]
    const { execute, calls } = createTestGateway({ [call]: { novas, respostas } })
    const { data } = await execute(document, {}, { token: professora })
    expect(calls).toEqual([call])
    expect(data.viewer.pendencias).toEqual({
      totalDeNovas: 7,
      novas: [{ codigo: '31', candidato: { nome: 'Ana' }, vaga: { titulo: 'Redes' } }],
      novasPorVaga: [{ total: 7, maisRecente: '31', vaga: { codigo: '1', titulo: 'Redes' } }],
      respostas: [
        // An upstream that does not count them.
        { semResposta: 3, esperandoHa7Dias: null, retidas: 0, vaga: { codigo: '2' } },
        { semResposta: 0, esperandoHa7Dias: 12, retidas: 0, vaga: { codigo: '2' } },
      ],
    })
  })

  it('have the vagas of the newest candidaturas if the upstream does not count them by vaga', async () => {
    const nova = (id: number, vaga: number) => ({
      id,
      candidato: { id: 7 },
      vaga: { id: vaga, titulo: `Vaga ${vaga}` },
    })
    const candidaturas = [nova(35, 1), nova(34, 2), nova(33, 1)]
    const { execute } = createTestGateway({ [call]: { novas: { total: 9, candidaturas }, respostas: [] } })
    const { data } = await execute(document, {}, { token: professora })
    expect(data.viewer.pendencias.novasPorVaga).toEqual([
      { total: 2, maisRecente: '35', vaga: { codigo: '1', titulo: 'Vaga 1' } },
      { total: 1, maisRecente: '34', vaga: { codigo: '2', titulo: 'Vaga 2' } },
    ])
  })

  it('are null if the upstream does not have them, and are not requested again', async () => {
    const { execute, calls } = createTestGateway({ [call]: reply(404) })
    for (const _ of [1, 2]) {
      expect((await execute(document, {}, { token: professora })).data).toEqual({ viewer: { pendencias: null } })
    }
    expect(calls).toEqual([call])
  })
})
