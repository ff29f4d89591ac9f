import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway, globalId, professora } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'

/* The stages as a student sees them, and withdrawing. */

const vaga = globalId('Vaga', '12')
const situacao = globalId('SituacaoDaCandidatura', '7.12')
const status = 'GET /api/candidaturas/vaga/12/candidatura-status'
const own = 'GET /candidaturas?skip=0&limit=100&vaga=12'
const post = 'POST /candidaturas/vaga/12/retirada'
const as = { token: aluna }

const change = { de: 'em_analise', para: 'retirada', criado_em: '2026-03-10T14:00:00Z', palavra: 'Mudei de curso.' }
const minha = {
  id: 31,
  criado_em: '2026-03-09T14:00:00Z',
  carta_motivacao: 'Quero muito.',
  etapa: 'retirada',
  historico: [change],
  vaga: { id: 12, titulo: 'Monitoria', minha_etapa: 'retirada' },
}
const lida = {
  id: globalId('Candidatura', '12.31'),
  etapa: 'RETIRADA',
  retida: false,
  versao: null,
  vaga: { titulo: 'Monitoria', minhaCandidatura: { id: situacao, candidatado: true, etapa: 'RETIRADA' } },
  mudancas: [
    {
      de: 'EM_ANALISE',
      para: 'RETIRADA',
      em: '2026-03-10T14:00:00.000Z',
      palavra: 'Mudei de curso.',
      retida: false,
      por: null,
    },
  ],
}
const fields = `id etapa retida versao vaga { titulo minhaCandidatura { id candidatado etapa } }
  mudancas { de para em palavra retida por { id } }`

describe('retirarCandidatura', () => {
  const document = `mutation ($input: RetirarCandidaturaInput!) { retirarCandidatura(input: $input) { __typename
    ... on RetirarCandidaturaSuccess { candidatura { ${fields} } situacao { id candidatado etapa } }
    ... on RetiradaRecusada { mensagem }
    ... on EntradaInvalida { mensagem campos { campo mensagem } } } }`

  it('costs one write and returns the candidatura with its history', async () => {
    const { execute, calls, sent } = createTestGateway({ [post]: minha })
    const { data } = await execute(document, { input: { vaga, palavra: ' Mudei de curso. ' } }, as)
    expect(calls).toEqual([post])
    expect(JSON.parse(String(sent[0]?.body))).toEqual({ palavra: 'Mudei de curso.' })
    expect(data.retirarCandidatura).toEqual({
      __typename: 'RetirarCandidaturaSuccess',
      candidatura: lida,
      situacao: { id: situacao, candidatado: true, etapa: 'RETIRADA' },
    })
  })

  it('sends no blank message', async () => {
    const { execute, sent } = createTestGateway({ [post]: minha })
    await execute(document, { input: { vaga, palavra: '  ' } }, as)
    expect(JSON.parse(String(sent[0]?.body))).toEqual({})
  })

  it('shows the API’s reason at its field', async () => {
    const mensagem = 'Não pode.'
    const { execute } = createTestGateway({
      [post]: reply(422, { detail: [{ loc: ['body', 'palavra'], msg: mensagem }] }),
    })
    const { data } = await execute(document, { input: { vaga, palavra: 'Mudei de curso.' } }, as)
    expect(data.retirarCandidatura).toEqual({
      __typename: 'EntradaInvalida',
      mensagem,
      campos: [{ campo: 'palavra', mensagem }],
    })
  })

  it.each([
    [404, { detail: 'Você não se candidatou a esta vaga.' }, 'Você não se candidatou a esta vaga.'],
    [404, '<html>', 'Você não se candidatou a esta vaga.'],
    [
      409,
      { detail: 'Esta candidatura ainda não foi vista: você pode cancelá-la.' },
      'Esta candidatura ainda não foi vista: você pode cancelá-la.',
    ],
    [409, '', 'Esta candidatura não pode ser retirada.'],
  ])('turns a %i with %j into a refusal for people', async (code, body, mensagem) => {
    const { execute, calls } = createTestGateway({ [post]: reply(code, body), [status]: { has_applied: false } })
    const { data } = await execute(document, { input: { vaga } }, as)
    expect(data.retirarCandidatura).toEqual({ __typename: 'RetiradaRecusada', mensagem })
    // A 404 may also mean that the upstream lacks the call.
    expect(calls).toEqual(code === 404 ? [post, status] : [post])
  })

  it('is sent again if the student applied just after it, and is not there if that is refused as well', async () => {
    let applied = false
    const withdraw = () => (applied ? minha : reply(404))
    const apply = () => {
      applied = true
      return { has_applied: true }
    }
    const late = createTestGateway({ [post]: withdraw, [status]: apply })
    expect((await late.execute(document, { input: { vaga } }, as)).data.retirarCandidatura.__typename).toBe(
      'RetirarCandidaturaSuccess',
    )
    expect(late.calls).toEqual([post, status, post])
    const lacking = createTestGateway({ [post]: reply(404), [status]: { has_applied: true } })
    expect((await lacking.execute(document, { input: { vaga } }, as)).codes).toEqual(['UPSTREAM_CONTRACT'])
  })

  it('shows the API’s reason at its field', async () => {
    const detail = [{ loc: ['body', 'palavra'], msg: 'longa demais' }]
    const { execute } = createTestGateway({ [post]: reply(422, { detail }) })
    const { data } = await execute(document, { input: { vaga } }, as)
    expect(data.retirarCandidatura).toMatchObject({ campos: [{ campo: 'palavra', mensagem: 'longa demais' }] })
  })

  it.each([
    [401, 'UNAUTHENTICATED'],
    [403, 'FORBIDDEN'],
    [405, 'UPSTREAM_CONTRACT'],
  ])('forwards a %i as %s', async (code, expected) => {
    const { execute } = createTestGateway({ [post]: reply(code) })
    expect((await execute(document, { input: { vaga } }, as)).codes).toEqual([expected])
  })
})

describe('cancelarCandidatura after the candidatura is in review', () => {
  const document = `mutation { cancelarCandidatura(input: { vaga: "${vaga}" }) { __typename
    ... on CancelamentoRecusado { mensagem situacao { id candidatado etapa } } } }`

  it.each([
    [{ detail: 'Em vez de cancelar, você pode retirá-la.' }, 'Em vez de cancelar, você pode retirá-la.'],
    ['', 'Esta candidatura já está em análise.'],
  ])('is refused, and returns the current situation (%j)', async (body, mensagem) => {
    const { execute, calls } = createTestGateway({
      'DELETE /candidaturas/vaga/12': reply(409, body),
      [status]: { has_applied: true, etapa: 'entrevista' },
    })
    const { data } = await execute(document, {}, as)
    expect(calls).toEqual(['DELETE /candidaturas/vaga/12', status])
    expect(data.cancelarCandidatura).toEqual({
      __typename: 'CancelamentoRecusado',
      mensagem,
      situacao: { id: situacao, candidatado: true, etapa: 'ENTREVISTA' },
    })
  })
})

describe('the stage of a new candidatura', () => {
  const document = `mutation { candidatar(input: { vaga: "${vaga}" }) { __typename
    ... on CandidatarSuccess { candidaturaEdge { node { etapa mudancas { de } } } situacao { etapa } }
    ... on JaCandidatado { situacao { etapa } } } }`
  const apply = 'POST /candidaturas/vaga/12'

  it.each([
    ['recebida', 'RECEBIDA', []],
    [undefined, null, null],
  ])('comes with the response: %s', async (written, etapa, mudancas) => {
    const { execute, calls } = createTestGateway({ [apply]: reply(201, { id: 31, etapa: written }) })
    const { data } = await execute(document, {}, as)
    expect(calls).toEqual([apply])
    expect(data.candidatar).toMatchObject({ candidaturaEdge: { node: { etapa, mudancas } }, situacao: { etapa } })
  })

  it.each([
    ['is read if the response is unreadable', reply(204), 'CandidatarSuccess'],
    ['is read of one that was there before', reply(409), 'JaCandidatado'],
  ])('%s', async (_, answer, __typename) => {
    const { execute, calls } = createTestGateway({
      [apply]: answer,
      [status]: { has_applied: true, etapa: 'aprovada' },
    })
    const { data } = await execute(document, {}, as)
    expect(calls).toEqual([apply, status])
    expect(data.candidatar).toMatchObject({ __typename, situacao: { etapa: 'APROVADA' } })
  })
})

describe('the student’s view of a candidatura', () => {
  const one = `{ vaga(codigo: "12") { minhaCandidatura { candidatura { ${fields} } } } }`

  it('has its stage, its history and the situation with the vaga, for one call per window', async () => {
    const call = 'GET /candidaturas?skip=0&limit=20'
    const { execute, calls } = createTestGateway({ [call]: { candidaturas: [minha, { id: 30 }], total: 2 } })
    const { data } = await execute(`{ viewer { candidaturas { edges { node { ${fields} } } } } }`, {}, as)
    expect(calls).toEqual([call])
    const [first, base] = data.viewer.candidaturas.edges
    expect(first).toEqual({ node: lida })
    expect(base).toMatchObject({ node: { etapa: null, retida: false, versao: null, mudancas: null } })
  })

  it('has neither withheld decisions nor the version, whatever the upstream sends', async () => {
    const { execute } = createTestGateway({ [own]: { candidaturas: [{ ...minha, retida: true, versao: 9 }] } })
    expect((await execute(one, {}, as)).data.vaga.minhaCandidatura.candidatura).toEqual(lida)
  })

  it('is found by its vaga with one call, even if the upstream ignores the filter', async () => {
    const others = [10, 11].map(id => ({ id, vaga: { id } }))
    const { execute, calls } = createTestGateway({ [own]: { candidaturas: [...others, minha], total: 3 } })
    expect((await execute(one, {}, as)).data.vaga.minhaCandidatura.candidatura).toEqual(lida)
    const { data } = await execute(`{ node(id: "${lida.id}") { ... on Candidatura { ${fields} } } }`, {}, as)
    expect(data.node).toEqual(lida)
    expect(calls).toEqual([own, own])
  })

  it.each([
    ['of another vaga', { candidaturas: [{ ...minha, vaga: { id: 13 } }] }],
    ['none', { candidaturas: [] }],
    ['no such call', reply(404)],
  ])('is null with %s', async (_, body) => {
    const { execute } = createTestGateway({ [own]: body })
    expect((await execute(one, {}, as)).data).toEqual({ vaga: { minhaCandidatura: { candidatura: null } } })
  })

  it('is on each vaga of the list, applied to or not, without another call', async () => {
    const etapas = { 12: 'entrevista', 13: null, 15: 'arquivada' }
    const of = (codigo: string) => globalId('SituacaoDaCandidatura', `7.${codigo}`)
    const rows = Object.entries(etapas).map(([codigo, minha_etapa]) => ({ id: Number(codigo), minha_etapa }))
    const { execute, calls } = createTestGateway({ 'GET /vagas?skip=0&limit=4': { vagas: rows, total: 4 } })
    const query = '{ vagas(first: 4) { edges { node { codigo minhaCandidatura { id candidatado etapa } } } } }'
    const { data } = await execute(query, {}, as)
    expect(calls).toEqual(['GET /vagas?skip=0&limit=4'])
    expect(data.vagas.edges).toEqual([
      { node: { codigo: '12', minhaCandidatura: { id: situacao, candidatado: true, etapa: 'ENTREVISTA' } } },
      { node: { codigo: '13', minhaCandidatura: { id: of('13'), candidatado: false, etapa: null } } },
      { node: { codigo: '15', minhaCandidatura: { id: of('15'), candidatado: true, etapa: null } } },
    ])
    const nothing = '{ vagas(first: 4) { edges { node { minhaCandidatura { compartilhaHistorico temRespostas } } } } }'
    const without = createTestGateway({ 'GET /vagas?skip=0&limit=4': { vagas: [rows[1]], total: 1 } })
    const { data: read } = await without.execute(nothing, {}, as)
    expect(read.vagas.edges[0].node.minhaCandidatura).toEqual({ compartilhaHistorico: false, temRespostas: false })
    // An upstream without stages: the list has the object, which the page of the vaga fills.
    const base = createTestGateway({ 'GET /vagas?skip=0&limit=4': { vagas: [{ id: 14 }], total: 1 } })
    const sparse = await base.execute(query.replace('candidatado', ''), {}, as)
    expect(sparse.data.vagas.edges).toEqual([
      { node: { codigo: '14', minhaCandidatura: { id: of('14'), etapa: null } } },
    ])
    expect((await base.execute(query, {}, as)).codes).toEqual(['TOO_MANY_CALLS'])
    const professor = createTestGateway({ 'GET /vagas?skip=0&limit=4': { vagas: rows, total: 4 } })
    const seen = await professor.execute(query, {}, { token: professora })
    expect(
      new Set(seen.data.vagas.edges.map((edge: { node: { minhaCandidatura: unknown } }) => edge.node.minhaCandidatura)),
    ).toEqual(new Set([null]))
  })

  it.each([
    [
      { has_applied: true, etapa: 'lista_de_espera' },
      { candidatado: true, etapa: 'LISTA_DE_ESPERA' },
    ],
    [{ has_applied: true }, { candidatado: true, etapa: null }],
    [
      { has_applied: true, etapa: 'arquivada' },
      { candidatado: true, etapa: null },
    ],
    [
      { has_applied: false, etapa: null },
      { candidatado: false, etapa: null },
    ],
  ])('is the situation with a vaga: %j', async (body, expected) => {
    const { execute, calls } = createTestGateway({ [status]: body })
    const query = '{ vaga(codigo: "12") { minhaCandidatura { candidatado etapa } } }'
    expect((await execute(query, {}, as)).data.vaga.minhaCandidatura).toEqual(expected)
    expect(calls).toEqual([status])
  })
})
