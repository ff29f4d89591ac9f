import { describe, expect, it, vi } from 'vitest'
import { aluna, createTestGateway, globalId, professora } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'

const criar = /* GraphQL */ `
  mutation ($input: CriarVagaInput!) {
    criarVaga(input: $input) {
      __typename
      ... on CriarVagaSuccess {
        vagaEdge {
          cursor
          node {
            codigo
            totalDeCandidatos
          }
        }
      }
      ... on EntradaInvalida {
        mensagem
        campos {
          campo
          mensagem
        }
      }
    }
  }
`
const nova = {
  titulo: 'Monitoria de Cálculo',
  descricao: 'Ajudar a turma de Cálculo I às quartas.',
  departamento: globalId('Departamento', '3'),
  local: globalId('Local', '1'),
  tipo: globalId('OpcaoDeTipo', '1'),
}

describe('criarVaga', () => {
  it('writes once, with the deadline of the current year and the idempotency key', async () => {
    vi.useFakeTimers({ now: new Date('2027-01-01T01:00:00Z'), toFake: ['Date'] })
    const { execute, calls, sent } = createTestGateway({ 'POST /vagas': reply(201, { id: 77 }) })
    const input = {
      ...nova,
      remuneracao: 800,
      interesses: ['4', '5'].map(codigo => globalId('Interesse', codigo)),
      chave: 'a1b2c3d4',
    }
    const { data } = await execute(criar, { input }, { token: professora })
    vi.useRealTimers()
    expect(calls).toEqual(['POST /vagas'])
    expect(data.criarVaga).toMatchObject({
      __typename: 'CriarVagaSuccess',
      vagaEdge: { node: { codigo: '77', totalDeCandidatos: 0 } },
    })
    expect(sent[0]?.headers['idempotency-key']).toBe('a1b2c3d4')
    expect(JSON.parse(String(sent[0]?.body))).toEqual({
      titulo: nova.titulo,
      descricao: nova.descricao,
      prazo: '2026-12-31',
      interesses: [4, 5],
      location_id: 1,
      department_id: 3,
      remuneracao: 800,
      horas_complementares: 0,
      desconto: 0,
      tipo_id: 1,
    })
  })

  it('reports ids that cannot be read before any call, in the words of the specification', async () => {
    const { execute, calls } = createTestGateway({})
    const input = { ...nova, departamento: 'x', local: '', tipo: '' }
    const { data } = await execute(criar, { input }, { token: professora })
    expect(calls).toEqual([])
    expect(data.criarVaga.campos).toEqual([
      { campo: 'departamento', mensagem: 'O departamento é obrigatório' },
      { campo: 'local', mensagem: 'A localização é obrigatória' },
      { campo: 'tipo', mensagem: 'O tipo de oportunidade é obrigatório' },
    ])
  })

  it('keeps a refused field that the input does not have, under the upstream’s name', async () => {
    const detail = [{ loc: ['body', 'edital'], msg: 'O edital é um endereço https', type: 'value_error' }]
    const { execute } = createTestGateway({ 'POST /vagas': reply(422, { detail }) })
    const { data } = await execute(criar, { input: nova }, { token: professora })
    expect(data.criarVaga.campos).toEqual([{ campo: 'edital', mensagem: 'O edital é um endereço https' }])
  })

  it('forwards the upstream’s refusal, with the names of the form', async () => {
    const detail = [{ loc: ['body', 'department_id'], msg: 'Departamento desconhecido', type: 'value_error' }]
    const { execute } = createTestGateway({ 'POST /vagas': reply(422, { detail }) })
    const { data } = await execute(criar, { input: nova }, { token: professora })
    expect(data.criarVaga).toEqual({
      __typename: 'EntradaInvalida',
      mensagem: 'Departamento desconhecido.',
      campos: [{ campo: 'departamento', mensagem: 'Departamento desconhecido' }],
    })
  })

  it('is FORBIDDEN for a student, and never retried when the upstream fails', async () => {
    const forbidden = createTestGateway({ 'POST /vagas': reply(403, { detail: 'Apenas professores' }) })
    expect((await forbidden.execute(criar, { input: nova }, { token: aluna })).codes).toEqual(['FORBIDDEN'])
    const failing = createTestGateway({ 'POST /vagas': reply(503) })
    expect((await failing.execute(criar, { input: nova }, { token: professora })).codes).toEqual([
      'UPSTREAM_UNAVAILABLE',
    ])
    expect(failing.calls).toEqual(['POST /vagas'])
  })
})

const change = /* GraphQL */ `
  mutation ($editar: AtualizarVagaInput!, $status: AlterarStatusDaVagaInput!, $excluir: ExcluirVagaInput!) {
    atualizarVaga(input: $editar) {
      __typename
      ... on AtualizarVagaSuccess {
        vaga {
          titulo
          prazo
        }
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
    alterarStatusDaVaga(input: $status) {
      __typename
      ... on AlterarStatusDaVagaSuccess {
        vaga {
          status
        }
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
    excluirVaga(input: $excluir) {
      __typename
      ... on ExcluirVagaSuccess {
        idDaVaga
      }
      ... on EntradaInvalida {
        mensagem
      }
    }
  }
`
const vaga = globalId('Vaga', '12')
const changes = {
  editar: {
    vaga,
    titulo: 'Outro título',
    descricao: 'Uma descrição que é longa o bastante.',
    prazo: '2027-03-01',
    interesses: [],
  },
  status: { vaga, status: 'FINALIZADA' },
  excluir: { vaga },
}

describe('atualizarVaga, alterarStatusDaVaga and excluirVaga', () => {
  it('cost one write each and return the vaga’s new state', async () => {
    const { execute, calls, sent } = createTestGateway({
      'PUT /vagas/12': { id: 12, titulo: 'Outro título', prazo: '2027-03-01' },
      'PUT /vagas/12/status': { id: 12, status: 'finalizada' },
      'DELETE /vagas/12': reply(204),
    })
    const { data } = await execute(change, changes, { token: professora })
    expect(calls).toEqual(['PUT /vagas/12', 'PUT /vagas/12/status', 'DELETE /vagas/12'])
    expect(JSON.parse(String(sent[1]?.body))).toEqual({ status: 'finalizada' })
    expect(data.atualizarVaga.vaga).toEqual({ titulo: 'Outro título', prazo: '2027-03-01' })
    expect(data.alterarStatusDaVaga.vaga).toEqual({ status: 'FINALIZADA' })
    expect(data.excluirVaga).toEqual({ __typename: 'ExcluirVagaSuccess', idDaVaga: vaga })
  })

  it('show the upstream’s reason', async () => {
    const { execute } = createTestGateway({
      'PUT /vagas/12': reply(422, { detail: 'Prazo no passado' }),
      'PUT /vagas/12/status': reply(422, { detail: 'Passo não permitido' }),
      'DELETE /vagas/12': reply(409, { detail: 'Há candidatos' }),
    })
    const { data } = await execute(change, changes, { token: professora })
    expect(data.atualizarVaga.mensagem).toBe('Prazo no passado')
    expect(data.alterarStatusDaVaga.mensagem).toBe('Passo não permitido')
    expect(data.excluirVaga.mensagem).toBe('Há candidatos')
  })

  it('keep the current deadline if none is given, at the cost of reading it', async () => {
    const { execute, calls, sent } = createTestGateway({
      'GET /vagas/12': { id: 12, prazo: '2027-05-05' },
      'PUT /vagas/12': { id: 12 },
      'PUT /vagas/12/status': { id: 12 },
      'DELETE /vagas/12': reply(204),
    })
    await execute(change, { ...changes, editar: { ...changes.editar, prazo: null } }, { token: professora })
    expect(calls.slice(0, 2)).toEqual(['GET /vagas/12', 'PUT /vagas/12'])
    expect(JSON.parse(String(sent[1]?.body))).toMatchObject({ prazo: '2027-05-05' })
  })

  it('send places, hours, modality and the promised answer if they are given, null too', async () => {
    const editar = { ...changes.editar, lugares: 3, horasSemanais: null, modalidade: 'HIBRIDO', respostaAte: null }
    const { execute, sent } = createTestGateway({
      'PUT /vagas/12': { id: 12 },
      'PUT /vagas/12/status': { id: 12 },
      'DELETE /vagas/12': reply(204),
    })
    await execute(change, { ...changes, editar }, { token: professora })
    const { titulo, descricao, prazo } = editar
    const condicoes = { lugares: 3, horas_semanais: null, modalidade: 'hibrido', resposta_ate: null }
    expect(JSON.parse(String(sent[0]?.body))).toMatchObject({ titulo, descricao, prazo, ...condicoes })
  })

  it('send no interests if none are given', async () => {
    const { execute, sent } = createTestGateway({
      'PUT /vagas/12': { id: 12 },
      'PUT /vagas/12/status': { id: 12 },
      'DELETE /vagas/12': reply(204),
    })
    await execute(change, { ...changes, editar: { ...changes.editar, interesses: null } }, { token: professora })
    const { titulo, descricao, prazo } = changes.editar
    expect(JSON.parse(String(sent[0]?.body))).toEqual({ titulo, descricao, prazo })
  })

  it('are FORBIDDEN on somebody else’s vaga, and BAD_USER_INPUT for an id of another type', async () => {
    const no = reply(403, { detail: 'não é sua' })
    const { execute } = createTestGateway({ 'PUT /vagas/12': no, 'PUT /vagas/12/status': no, 'DELETE /vagas/12': no })
    expect((await execute(change, changes, { token: professora })).codes).toEqual(['FORBIDDEN'])
    const mutation = 'mutation ($input: ExcluirVagaInput!) { excluirVaga(input: $input) { __typename } }'
    const { codes } = await execute(mutation, { input: { vaga: globalId('Usuario', '12') } }, { token: professora })
    expect(codes).toEqual(['BAD_USER_INPUT'])
  })

  it('correct department, place, type and benefits in the same write, 0 for none', async () => {
    const correct = /* GraphQL */ `
      mutation ($input: AtualizarVagaInput!) {
        atualizarVaga(input: $input) {
          ... on AtualizarVagaSuccess {
            vaga {
              edicaoCompleta
            }
          }
          ... on EntradaInvalida {
            campos {
              campo
              mensagem
            }
          }
        }
      }
    `
    const { execute, calls, sent } = createTestGateway({ 'PUT /vagas/12': { id: 12, edicao_completa: true } })
    const rest = {
      departamento: globalId('Departamento', '3'),
      local: globalId('Local', '1'),
      tipo: globalId('OpcaoDeTipo', '2'),
      remuneracao: 0,
      desconto: 15,
    }
    const { data } = await execute(correct, { input: { ...changes.editar, ...rest } }, { token: professora })
    expect(data.atualizarVaga.vaga).toEqual({ edicaoCompleta: true })
    expect(calls).toEqual(['PUT /vagas/12'])
    const { titulo, descricao, prazo, interesses } = changes.editar
    expect(JSON.parse(String(sent[0]?.body))).toEqual({
      titulo,
      descricao,
      prazo,
      interesses,
      department_id: 3,
      location_id: 1,
      tipo_id: 2,
      remuneracao: 0,
      desconto: 15,
    })
    const none = { input: { ...changes.editar, tipo: globalId('OpcaoDeTipo', '2/3') } }
    expect((await execute(correct, none, { token: professora })).codes).toEqual(['BAD_USER_INPUT'])
    expect(calls).toHaveLength(1)
  })

  it('are refused for other fields than title, description, deadline and interests unless the upstream allows them', async () => {
    const { execute } = createTestGateway({ 'GET /vagas/12': { id: 12 } })
    const { data } = await execute('{ vaga(codigo: "12") { edicaoCompleta } }', {}, { token: professora })
    expect(data.vaga).toEqual({ edicaoCompleta: false })
  })
})
