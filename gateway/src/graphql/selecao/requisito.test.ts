import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway, globalId, professora } from '../../testing/createTestGateway.ts'
import { reply } from '../../testing/scriptUpstream.ts'

const vaga = { id: 12, titulo: 'Monitoria' }
const nada = { cr_minimo: null, disciplinas: [], periodo_de: null, periodo_ate: null, cursos: [], fechada: false }
const atendimento = {
  atende: 1,
  de: 2,
  itens: [
    { tipo: 'cr', texto: 'Seu CR: 8,2 (mínimo 7,0)', atendido: true },
    { tipo: 'disciplina', texto: 'INF1025: sem histórico importado', atendido: null },
  ],
}
const read = `{ vaga(codigo: "12") { requisitos { crMinimo fechada } atendimento { atende de itens { tipo atendido } } } }`

describe('the requirements of a vaga', () => {
  it('come with the vaga, without another call', async () => {
    const body = { ...vaga, requisitos: { ...nada, cr_minimo: 7, fechada: true }, atendimento }
    const { execute, calls } = createTestGateway({ 'GET /vagas/12': body })
    const { data } = await execute(read, {}, { token: aluna })
    expect(data?.['vaga']).toEqual({
      requisitos: { crMinimo: 7, fechada: true },
      atendimento: {
        atende: 1,
        de: 2,
        itens: [
          { tipo: 'CR', atendido: true },
          { tipo: 'DISCIPLINA', atendido: null },
        ],
      },
    })
    expect(calls).toEqual(['GET /vagas/12'])
  })

  it('are null on an upstream without requirements, without another call', async () => {
    const { execute, calls } = createTestGateway({ 'GET /vagas/12': vaga })
    const { data } = await execute(read, {}, { token: aluna })
    expect(data?.['vaga']).toEqual({ requisitos: null, atendimento: null })
    expect(calls).toEqual(['GET /vagas/12'])
  })

  it('are saved as a whole, and the payload has the vaga’s new state', async () => {
    const { execute, calls, sent } = createTestGateway({
      'PUT /vagas/12/requisitos': nada,
      'GET /vagas/12': { ...vaga, requisitos: { ...nada, periodo_de: 3 } },
    })
    const { data } = await execute(
      `mutation { definirRequisitos(input: { vaga: "${globalId('Vaga', '12')}", periodoDe: 3, cursos: ["Física"],
        disciplinas: [{ codigoDaDisciplina: "INF1007", equivalentes: ["INF1010"] }], fechada: true }) {
        ... on DefinirRequisitosSuccess { vaga { requisitos { periodoDe } } } } }`,
      {},
      { token: professora },
    )
    expect(data?.['definirRequisitos']).toEqual({ vaga: { requisitos: { periodoDe: 3 } } })
    expect(calls).toEqual(['PUT /vagas/12/requisitos', 'GET /vagas/12'])
    expect(JSON.parse(String(sent[0]?.body))).toEqual({
      ...nada,
      disciplinas: [{ codigo: 'INF1007', equivalentes: ['INF1010'] }],
      periodo_de: 3,
      cursos: ['Física'],
      fechada: true,
    })
  })

  it('name the field of a refusal', async () => {
    const msg = 'O CR vai de 0 a 10, com uma casa decimal.'
    const detail = [
      { loc: ['body', 'cr_minimo'], msg },
      { loc: ['body', 'disciplinas', 0, 'codigo'], msg },
    ]
    const { execute } = createTestGateway({ 'PUT /vagas/12/requisitos': reply(422, { detail }) })
    const { data } = await execute(
      `mutation { definirRequisitos(input: { vaga: "${globalId('Vaga', '12')}", crMinimo: 7.25, disciplinas: [], cursos: [], fechada: false }) {
        ... on EntradaInvalida { mensagem campos { campo } } } }`,
      {},
      { token: professora },
    )
    expect(data?.['definirRequisitos']).toEqual({
      mensagem: msg,
      campos: [{ campo: 'crMinimo' }, { campo: 'disciplinas.0.codigoDaDisciplina' }],
    })
  })
})

it('keep the sentence of a refusal for a missing requirement', async () => {
  const detail = 'Falta um requisito: INF1025.'
  const { execute } = createTestGateway({ 'POST /candidaturas/vaga/12': reply(422, { detail }) })
  const { data } = await execute(
    `mutation { candidatar(input: { vaga: "${globalId('Vaga', '12')}" }) { ... on CandidaturaRecusada { mensagem } } }`,
    {},
    { token: aluna },
  )
  expect(data?.['candidatar']).toEqual({ mensagem: detail })
})

describe('a candidate’s requirements', () => {
  const id = globalId('Candidatura', '12.31')
  const document = `{ node(id: "${id}") { ... on Candidatura { atendimento {
    curso periodoInicio compartilhaHistorico atendimento { atende } } } } }`
  const candidatura = { id: 31, candidato: { id: 7, usuario: 'Ana' } }

  it('show the author the profile’s data and, with consent, the transcript’s', async () => {
    const { execute, calls } = createTestGateway({
      'GET /candidaturas/31/atendimento': {
        curso: 'Física',
        periodo_inicio: '2024.1',
        compartilha_historico: true,
        atendimento,
      },
    })
    const { data } = await execute(document, {}, { token: professora })
    expect(data?.['node']).toEqual({
      atendimento: {
        curso: 'Física',
        periodoInicio: '2024.1',
        compartilhaHistorico: true,
        atendimento: { atende: 1 },
      },
    })
    expect(calls).toEqual(['GET /candidaturas/31/atendimento'])
  })

  it('cost nothing after the first call on an upstream without requirements', async () => {
    const { execute } = createTestGateway({
      'GET /candidaturas/vaga/12': [candidatura],
      'GET /candidaturas/31/atendimento': reply(404, { detail: 'Not Found' }),
    })
    const { data, errors } = await execute(document, {}, { token: professora })
    expect([data?.['node'], errors]).toEqual([{ atendimento: null }, undefined])
  })

  it('are FORBIDDEN for the student, without a call', async () => {
    const own = { candidaturas: [{ id: 31, vaga }], total: 1 }
    const { execute, calls } = createTestGateway({ 'GET /candidaturas?skip=0&limit=100&vaga=12': own })
    const { data, codes } = await execute(document, {}, { token: aluna })
    expect(data?.['node']).toEqual({ atendimento: null })
    expect(codes).toEqual(['FORBIDDEN'])
    expect(calls).toHaveLength(1)
  })
})

it('courses are searched with the typed text', async () => {
  const { execute } = createTestGateway({
    'GET /disciplinas?busca=calc&limit=5': [{ codigo: 'MAT1161', nome: 'Cálculo I' }],
  })
  const search = (busca: string) =>
    execute(
      `{ viewer { disciplinas(busca: "${busca}", first: 5) { codigoDaDisciplina nome } } }`,
      {},
      { token: professora },
    )
  expect((await search(' calc ')).data?.['viewer']).toEqual({
    disciplinas: [{ codigoDaDisciplina: 'MAT1161', nome: 'Cálculo I' }],
  })
  expect((await search('a'.repeat(61))).errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT')
})

describe('the requirements met by all candidates of a vaga', () => {
  const all = '{ vaga(codigo: "12") { atendimentos { idDaCandidatura cr atende de } } }'

  it('cost one call', async () => {
    const script = { 'GET /vagas/12/atendimentos': [{ candidatura: 31, cr: 8.4, atende: 1, de: 2 }] }
    const { execute, calls } = createTestGateway(script)
    const { data } = await execute(all, {}, { token: professora })
    const id = globalId('Candidatura', '12.31')
    expect(data?.['vaga']).toEqual({ atendimentos: [{ idDaCandidatura: id, cr: 8.4, atende: 1, de: 2 }] })
    expect(calls).toEqual(['GET /vagas/12/atendimentos'])
  })

  it('are null if the upstream does not return them', async () => {
    const script = { 'GET /vagas/12/atendimentos': reply(404, { detail: 'Not Found' }), 'GET /vagas/12': { id: 12 } }
    const { execute } = createTestGateway(script)
    const { data, errors } = await execute(all, {}, { token: professora })
    expect([data?.['vaga'], errors]).toEqual([{ atendimentos: null }, undefined])
  })
})
