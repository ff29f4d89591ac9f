import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway, globalId, professora } from '../../testing/createTestGateway.ts'
import { reply } from '../../testing/scriptUpstream.ts'

const vaga = globalId('Vaga', '12')
const id = globalId('Horario', '12.61')
const list = 'GET /vagas/12/entrevistas'
const row = { id: 61, inicio: '2026-03-23T14:00:00-03:00', minutos: 30, local: 'Sala 5', link: null, candidatura: null }
const horario = {
  id,
  inicio: '2026-03-23T17:00:00.000Z',
  minutos: 30,
  local: 'Sala 5',
  link: null,
  candidato: null,
  minha: false,
}
const fields = 'id inicio minutos local link candidato { id nome avatar } minha'
const daVaga = `vaga { entrevistas { ${fields} } }`
const read = `{ vaga(codigo: "12") { entrevistas { ${fields} } } }`
const as = { token: professora }
const asAluna = { token: aluna }

const oferecer = `mutation ($input: OferecerHorariosInput!) { oferecerHorarios(input: $input) { __typename
  ... on OferecerHorariosSuccess { ${daVaga} }
  ... on EntradaInvalida { mensagem campos { campo mensagem } } } }`
const retirar = `mutation { retirarHorario(input: { vaga: "${vaga}", horario: "${id}" }) { __typename
  ... on RetirarHorarioSuccess { ${daVaga} } } }`
const recusado = `... on HorarioRecusado { mensagem ${daVaga} }`
const escolher = `mutation { escolherHorario(input: { vaga: "${vaga}", horario: "${id}" }) { __typename
  ... on EscolherHorarioSuccess { ${daVaga} } ${recusado} } }`
const devolver = `mutation { devolverHorario(input: { vaga: "${vaga}" }) { __typename
  ... on DevolverHorarioSuccess { ${daVaga} } ${recusado} } }`

describe('entrevistas', () => {
  it('costs one call, and shows the author the candidates', async () => {
    const candidatura = { id: 31, candidato: { id: 8, usuario: 'Bia', avatar: null } }
    const link = 'https://meet.example/a'
    const { execute, calls } = createTestGateway({ [list]: [row, { ...row, id: 62, local: null, link, candidatura }] })
    const { data } = await execute(read, {}, as)
    expect(calls).toEqual([list])
    const candidato = { id: globalId('Pessoa', '8'), nome: 'Bia', avatar: null }
    const taken = { ...horario, id: globalId('Horario', '12.62'), local: null, link, candidato }
    expect(data.vaga.entrevistas).toEqual([horario, taken])
  })

  it('marks a student’s own slot', async () => {
    const { execute } = createTestGateway({ [list]: [{ ...row, minha: true }] })
    expect((await execute(read, {}, asAluna)).data.vaga.entrevistas).toEqual([{ ...horario, minha: true }])
  })

  it('returns no link with another scheme', async () => {
    const { execute } = createTestGateway({ [list]: [{ ...row, link: 'javascript:alert(1)' }] })
    expect((await execute(read, {}, asAluna)).data.vaga.entrevistas).toEqual([horario])
  })

  it.each([
    [405, [list]],
    [404, [list, 'GET /vagas/12']],
  ])('is null if the upstream responds %i for an existing vaga, and is not requested again', async (status, made) => {
    const { execute, calls } = createTestGateway({ [list]: reply(status), 'GET /vagas/12': { id: 12 } })
    for (const token of [aluna, professora]) {
      const { data, errors } = await execute(read, {}, { token })
      expect(errors).toBeUndefined()
      expect(data.vaga.entrevistas).toBeNull()
    }
    expect(calls).toEqual(made)
  })

  it.each([
    [403, 'FORBIDDEN'],
    [500, 'UPSTREAM_UNAVAILABLE'],
  ])('forwards a %i as %s', async (status, code) => {
    const { execute } = createTestGateway({ [list]: reply(status) })
    expect((await execute(read, {}, as)).codes).toEqual([code])
  })
})

describe('oferecerHorarios', () => {
  const call = 'POST /vagas/12/entrevistas'
  const novo = { inicio: '2026-03-23T17:00:00.000Z', minutos: 30, local: ' Sala 5 ', link: ' ' }
  const input = { vaga, horarios: [novo], chave: 'k1' }

  it('costs one write with the idempotency key, and one call for the new state', async () => {
    const { execute, calls, sent } = createTestGateway({ [call]: reply(201, [row]), [list]: [row] })
    const { data } = await execute(oferecer, { input }, as)
    expect(calls).toEqual([call, list])
    expect(sent[0]?.headers).toMatchObject({ 'idempotency-key': 'k1' })
    expect(JSON.parse(String(sent[0]?.body))).toEqual({ horarios: [{ ...novo, local: 'Sala 5', link: null }] })
    const entrevistas = [horario]
    expect(data.oferecerHorarios).toEqual({ __typename: 'OferecerHorariosSuccess', vaga: { entrevistas } })
  })

  it.each([
    [['body', 'horarios'], 'horarios'],
    [['body', 'horarios', '1', 'link'], 'horarios.1.link'],
  ])('shows the API’s reason for %j at `%s`', async (loc, campo) => {
    const mensagem = 'Há horários que se sobrepõem.'
    const { execute } = createTestGateway({ [call]: reply(422, { detail: [{ loc, msg: mensagem }] }) })
    const { data } = await execute(oferecer, { input }, as)
    const campos = [{ campo, mensagem }]
    expect(data.oferecerHorarios).toEqual({ __typename: 'EntradaInvalida', mensagem, campos })
  })
})

it('retirarHorario costs one write, and returns the remaining slots', async () => {
  const call = 'DELETE /vagas/12/entrevistas/61'
  const { execute, calls } = createTestGateway({ [call]: reply(204), [list]: [] })
  const { data } = await execute(retirar, {}, as)
  expect(calls).toEqual([call, list])
  expect(data.retirarHorario).toEqual({ __typename: 'RetirarHorarioSuccess', vaga: { entrevistas: [] } })
})

describe.each([
  ['escolherHorario', escolher, 'PUT /candidaturas/vaga/12/entrevista', 'EscolherHorarioSuccess', true],
  ['devolverHorario', devolver, 'DELETE /candidaturas/vaga/12/entrevista', 'DevolverHorarioSuccess', false],
])('%s', (name, document, call, success, minha) => {
  it('costs one write, and returns the student’s slot', async () => {
    const { execute, calls } = createTestGateway({ [call]: reply(200, row), [list]: [{ ...row, minha }] })
    const { data } = await execute(document, {}, asAluna)
    expect(calls).toEqual([call, list])
    expect(data[name]).toEqual({ __typename: success, vaga: { entrevistas: [{ ...horario, minha }] } })
  })

  it.each([404, 409])('shows the API’s reason for %i, and the slots to choose from now', async status => {
    const detail = 'Este horário acabou de ser escolhido. Escolha outro.'
    const { execute } = createTestGateway({ [call]: reply(status, { detail }), [list]: [] })
    const { data } = await execute(document, {}, asAluna)
    expect(data[name]).toEqual({ __typename: 'HorarioRecusado', mensagem: detail, vaga: { entrevistas: [] } })
  })

  it.each([
    [403, 'FORBIDDEN'],
    [405, 'UPSTREAM_CONTRACT'],
  ])('forwards a %i as %s', async (status, code) => {
    const { execute } = createTestGateway({ [call]: reply(status) })
    expect((await execute(document, {}, asAluna)).codes).toEqual([code])
  })
})
