import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway, globalId, professora } from '../../testing/createTestGateway.ts'
import { reply } from '../../testing/scriptUpstream.ts'

const candidatura = globalId('Candidatura', '12.31')
const get = 'GET /candidaturas/31'
const list = 'GET /candidaturas/vaga/12'
const own = 'GET /candidaturas?skip=0&limit=100&vaga=12'
const share = 'PUT /candidaturas/vaga/12/compartilhamento'
const quem = { id: 7, usuario: 'Ana', email: 'ana@puc.example', curso: 'Física', periodo_inicio: '2024.1' }
const historico = {
  cr: 8.4,
  periodos: 4,
  creditos: 62,
  creditos_complementares: 6,
  disciplinas: [{ codigo: 'MAT1162', nome: 'Cálculo II' }],
}
const row = { id: 31, vaga_id: 12, compartilha_historico: true, candidato: quem, historico_escolar: historico }
const document = `{ vaga(codigo: "12") { candidatura(codigo: "31") { id codigo candidato { curso periodoInicio pessoa { nome } }
  compartilhaHistorico historicoEscolar { cr creditosComplementares disciplinas { codigoDaDisciplina nome } } } } }`
const mutation = `mutation { compartilharHistorico(input: { vaga: "${globalId('Vaga', '12')}", compartilhar: false }) { __typename
  ... on CompartilharHistoricoSuccess { candidatura { compartilhaHistorico } }
  ... on NaoCandidatado { mensagem situacao { candidatado } } } }`
const as = { token: professora }

describe('one candidate', () => {
  it('comes with the summary of the transcript, in one call', async () => {
    const { execute, calls } = createTestGateway({ [get]: row })
    expect((await execute(document, {}, as)).data.vaga.candidatura).toEqual({
      id: candidatura,
      codigo: '31',
      candidato: { curso: 'Física', periodoInicio: '2024.1', pessoa: { nome: 'Ana' } },
      compartilhaHistorico: true,
      historicoEscolar: {
        cr: 8.4,
        creditosComplementares: 6,
        disciplinas: [{ codigoDaDisciplina: 'MAT1162', nome: 'Cálculo II' }],
      },
    })
    expect(calls).toEqual([get])
  })

  it('has the profile for one more call; if that fails, only the profile is missing', async () => {
    const comPerfil = document.replace('curso ', 'perfil { sobre } curso ')
    const { execute, calls } = createTestGateway({
      [get]: row,
      'GET /users/7': { id: 7, usuario: 'Ana', sobre: 'Robôs.' },
    })
    expect((await execute(comPerfil, {}, as)).data.vaga.candidatura.candidato.perfil).toEqual({ sobre: 'Robôs.' })
    expect(calls).toEqual([get, 'GET /users/7'])
    const failing = createTestGateway({ [get]: row, 'GET /users/7': reply(500) })
    expect((await failing.execute(comPerfil, {}, as)).data.vaga.candidatura.candidato).toMatchObject({
      perfil: null,
      curso: 'Física',
    })
  })

  it('without consent has no summary, whatever the upstream sends', async () => {
    const { execute } = createTestGateway({ [get]: { ...row, compartilha_historico: false } })
    const { data } = await execute(document, {}, as)
    expect(data.vaga.candidatura).toMatchObject({ compartilhaHistorico: false, historicoEscolar: null })
  })

  it('is null if the candidatura belongs to another vaga', async () => {
    const { execute } = createTestGateway({ [get]: { ...row, vaga_id: 13 } })
    expect((await execute(document, {}, as)).data.vaga.candidatura).toBeNull()
  })

  it('comes from the list, without consent or summary, if the upstream cannot read one alone, which is tried once', async () => {
    const { execute, calls } = createTestGateway({
      [get]: reply(404),
      [list]: [{ id: 31, candidato: { id: 7, usuario: 'Ana' } }],
    })
    const fromList = {
      id: candidatura,
      codigo: '31',
      candidato: { curso: null, periodoInicio: null, pessoa: { nome: 'Ana' } },
      compartilhaHistorico: null,
      historicoEscolar: null,
    }
    expect((await execute(document, {}, as)).data.vaga.candidatura).toEqual(fromList)
    expect((await execute(document, {}, as)).data.vaga.candidatura).toEqual(fromList)
    expect(calls.filter(call => call === get)).toHaveLength(1)
  })

  it('of another professor’s vaga is refused', async () => {
    const { execute } = createTestGateway({ [get]: reply(403) })
    expect((await execute(document, {}, as)).codes).toEqual(['FORBIDDEN'])
  })
})

describe('the consent to share the transcript', () => {
  const applied = `mutation ($input: CandidatarInput!) { candidatar(input: $input) {
    ... on CandidatarSuccess { candidaturaEdge { node { compartilhaHistorico } } situacao { compartilhaHistorico } } } }`

  it('is sent with an application, and omitted if it is not given', async () => {
    const made = { id: 31, compartilha_historico: true }
    const { execute, sent } = createTestGateway({ 'POST /candidaturas/vaga/12': made })
    const input = { vaga: globalId('Vaga', '12'), compartilharHistorico: true }
    const { data } = await execute(applied, { input }, { token: aluna })
    expect(data.candidatar).toEqual({
      candidaturaEdge: { node: { compartilhaHistorico: true } },
      situacao: { compartilhaHistorico: true },
    })
    await execute(applied, { input: { vaga: globalId('Vaga', '12'), compartilharHistorico: false } }, { token: aluna })
    expect(sent.map(({ body }) => JSON.parse(String(body)))).toEqual([{ compartilhar_historico: true }, {}])
  })

  it('is returned with the situation, and null if the upstream has none', async () => {
    const status = 'GET /api/candidaturas/vaga/12/candidatura-status'
    const ask = '{ vaga(codigo: "12") { minhaCandidatura { compartilhaHistorico temRespostas } } }'
    for (const [body, told] of [
      [{ has_applied: false, compartilha_historico: false, tem_respostas: false }, false],
      [{ has_applied: false }, null],
    ] as const) {
      const { execute } = createTestGateway({ [status]: body })
      const { data } = await execute(ask, {}, { token: aluna })
      expect(data.vaga.minhaCandidatura).toEqual({ compartilhaHistorico: told, temRespostas: told })
    }
  })

  it('is revoked, and the payload has the new state', async () => {
    const { execute } = createTestGateway({ [share]: { id: 31, compartilha_historico: false, vaga: { id: 12 } } })
    expect((await execute(mutation, {}, { token: aluna })).data.compartilharHistorico).toEqual({
      __typename: 'CompartilharHistoricoSuccess',
      candidatura: { compartilhaHistorico: false },
    })
  })

  it('is read if the response of the write is lost', async () => {
    const { execute } = createTestGateway({
      [share]: reply(200, 'not a row'),
      [own]: { candidaturas: [{ id: 31, compartilha_historico: false, vaga: { id: 12 } }] },
    })
    const { data } = await execute(mutation, {}, { token: aluna })
    expect(data.compartilharHistorico.candidatura).toEqual({ compartilhaHistorico: false })
  })

  it('without a candidatura is refused with a sentence', async () => {
    const { execute } = createTestGateway({
      [share]: reply(404, { detail: 'Você não se candidatou a esta vaga.' }),
      'GET /api/candidaturas/vaga/12/candidatura-status': { has_applied: false },
    })
    expect((await execute(mutation, {}, { token: aluna })).data.compartilharHistorico).toEqual({
      __typename: 'NaoCandidatado',
      mensagem: 'Você não se candidatou a esta vaga.',
      situacao: { candidatado: false },
    })
  })
})

it('shows whether its student got a comunicado today; null if the upstream does not know', async () => {
  const comunicados = '{ vaga(codigo: "12") { candidaturas { edges { node { comunicadoHoje } } } } }'
  const rows = [{ id: 31, comunicado_hoje: true }, { id: 32, comunicado_hoje: false }, { id: 33 }]
  const { execute, calls } = createTestGateway({ [list]: rows })
  const { edges } = (await execute(comunicados, {}, as)).data.vaga.candidaturas
  const hoje = [true, false, null]
  expect(edges).toEqual(hoje.map(comunicadoHoje => ({ node: { comunicadoHoje } })))
  expect(calls).toEqual([list])
})

it('shows whether a manager has opened it; null if the upstream does not know', async () => {
  const lidas = '{ vaga(codigo: "12") { candidaturas { edges { node { lida } } } } }'
  const { execute, calls } = createTestGateway({
    [list]: [{ id: 31, lida: true }, { id: 32, lida: false }, { id: 33 }],
  })
  const { edges } = (await execute(lidas, {}, as)).data.vaga.candidaturas
  expect(edges).toEqual([true, false, null].map(lida => ({ node: { lida } })))
  expect(calls).toEqual([list])
})

it('marks it as read with one write', async () => {
  const write = 'PUT /candidaturas/31/leitura'
  const { execute, calls } = createTestGateway({ [write]: reply(204) })
  const candidatura = globalId('Candidatura', '12.31')
  const mutation = `mutation { marcarCandidaturaComoLida(input: { candidatura: "${candidatura}" }) {
    __typename ... on MarcarCandidaturaComoLidaSuccess { idDaCandidatura } } }`
  expect((await execute(mutation, {}, as)).data.marcarCandidaturaComoLida).toEqual({
    __typename: 'MarcarCandidaturaComoLidaSuccess',
    idDaCandidatura: candidatura,
  })
  expect(calls).toEqual([write])
})
