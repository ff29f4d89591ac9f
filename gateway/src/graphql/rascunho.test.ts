import { describe, expect, it } from 'vitest'
import { createTestGateway, globalId, professora } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'

const criar = 'mutation ($input: CriarVagaInput!) { criarVaga(input: $input) { __typename } }'
const criarELer = /* GraphQL */ `
  mutation ($input: CriarVagaInput!) {
    criarVaga(input: $input) {
      __typename
      ... on CriarVagaSuccess {
        vagaEdge {
          node {
            descricao
            nomeDoTipo
            departamento {
              nome
            }
            local {
              nome
            }
          }
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
const nova = {
  titulo: 'Monitoria de Cálculo',
  descricao: 'Ajudar a turma de Cálculo I às quartas.',
  departamento: globalId('Departamento', '3'),
  local: globalId('Local', '1'),
  tipo: globalId('OpcaoDeTipo', '1'),
}

describe('a draft', () => {
  it('is kept by a call of its own, so that an upstream without drafts does not publish it', async () => {
    const input = { ...nova, rascunho: true, copiaDe: globalId('Vaga', '12') }
    const kept = createTestGateway({ 'POST /vagas/rascunhos': reply(201, { id: 77, status: 'rascunho' }) })
    const { data } = await kept.execute(criar, { input }, { token: professora })
    expect(kept.calls).toEqual(['POST /vagas/rascunhos'])
    expect(JSON.parse(String(kept.sent[0]?.body))).toMatchObject({ titulo: nova.titulo, copia_de: 12 })
    expect(data.criarVaga.__typename).toBe('CriarVagaSuccess')

    const base = createTestGateway({ 'POST /vagas/rascunhos': reply(405, { detail: 'Method Not Allowed' }) })
    const { errors } = await base.execute(criar, { input }, { token: professora })
    expect(errors).toHaveLength(1)
    expect(base.calls).toEqual(['POST /vagas/rascunhos'])
  })

  it('is kept with a title alone, and what is blank is not sent', async () => {
    const { execute, sent } = createTestGateway({
      'POST /vagas/rascunhos': reply(201, {
        id: 77,
        titulo: 'Monitoria',
        descricao: '',
        tipo: null,
        status: 'rascunho',
      }),
    })
    const input = { titulo: 'Monitoria', descricao: null, tipo: null, departamento: '', rascunho: true }
    const { data } = await execute(criarELer, { input }, { token: professora })
    const vaga = { descricao: null, nomeDoTipo: null, departamento: null, local: null }
    expect(data.criarVaga).toEqual({ __typename: 'CriarVagaSuccess', vagaEdge: { node: vaga } })
    const body = JSON.parse(String(sent[0]?.body))
    expect(Object.keys(body)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/descricao|tipo_id|department_id|location_id/)]),
    )
  })

  it.each([
    ['descricao', 'A descrição deve ter pelo menos 20 caracteres'],
    ['departamento', 'O departamento é obrigatório'],
    ['local', 'A localização é obrigatória'],
    ['tipo', 'O tipo de oportunidade é obrigatório'],
  ])('may lack its %s, which a vaga may not', async (campo, mensagem) => {
    const { execute, calls } = createTestGateway({})
    const { data } = await execute(criarELer, { input: { ...nova, [campo]: null } }, { token: professora })
    expect(data.criarVaga).toEqual({ __typename: 'EntradaInvalida', campos: [{ campo, mensagem }] })
    expect(calls).toEqual([])
  })

  it('is refused at its field by an upstream that takes no unfinished drafts', async () => {
    const detail = [{ loc: ['body', 'tipo_id'], msg: 'O tipo de oportunidade é obrigatório', type: 'missing' }]
    const { execute } = createTestGateway({ 'POST /vagas/rascunhos': reply(422, { detail }) })
    const input = { titulo: 'Monitoria', rascunho: true }
    const { data } = await execute(criarELer, { input }, { token: professora })
    const campos = [{ campo: 'tipo', mensagem: 'O tipo de oportunidade é obrigatório' }]
    expect(data.criarVaga).toEqual({ __typename: 'EntradaInvalida', campos })
  })

  it('is edited from having no type, so that two sessions that choose one are told', async () => {
    const { execute, sent } = createTestGateway({ 'PUT /vagas/12': { id: 12, status: 'rascunho' } })
    const vaga = globalId('Vaga', '12')
    const antes = { tipo: null, descricao: '', prazo: null }
    const input = { vaga, titulo: 'Monitoria', descricao: '', tipo: globalId('OpcaoDeTipo', '1'), local: null, antes }
    await execute(
      'mutation ($input: AtualizarVagaInput!) { atualizarVaga(input: $input) { __typename } }',
      { input },
      { token: professora },
    )
    expect(JSON.parse(String(sent[0]?.body))).toEqual({
      titulo: 'Monitoria',
      descricao: '',
      tipo_id: 1,
      antes: { descricao: '', tipo_id: null },
    })
  })

  const tipos = '{ tiposDeVaga { nome aceitaRascunho } }'
  it.each([
    ['an upstream without drafts', undefined, false],
    ['the embedded API', true, true],
  ])('is offered by %s, as its types say', async (_, aceita_rascunho, aceitaRascunho) => {
    const { execute } = createTestGateway({ 'GET /vagas/tipo': [{ id: 1, nome: 'Monitoria', aceita_rascunho }] })
    expect((await execute(tipos)).data.tiposDeVaga).toEqual([{ nome: 'Monitoria', aceitaRascunho }])
  })

  const publicar = /* GraphQL */ `
    mutation ($input: PublicarVagaInput!) {
      publicarVaga(input: $input) {
        __typename
        ... on PublicarVagaSuccess {
          vaga {
            status
            encerrada
          }
        }
        ... on EntradaInvalida {
          campos {
            campo
          }
        }
      }
    }
  `
  it('is published, with a new deadline if it needs one', async () => {
    const input = { vaga: globalId('Vaga', '12'), prazo: '2999-03-01' }
    const { execute, calls, sent } = createTestGateway({
      'POST /vagas/12/publicacao': { id: 12, status: 'em_andamento', prazo: '2999-03-01' },
    })
    const { data } = await execute(publicar, { input }, { token: professora })
    expect(calls).toEqual(['POST /vagas/12/publicacao'])
    expect(JSON.parse(String(sent[0]?.body))).toEqual({ prazo: '2999-03-01' })
    expect(data.publicarVaga.vaga).toEqual({ status: 'EM_ANDAMENTO', encerrada: false })
  })

  it('is refused with the field of the deadline', async () => {
    const detail = [{ loc: ['body', 'prazo'], msg: 'O prazo não pode estar no passado.', type: 'value_error' }]
    const { execute } = createTestGateway({ 'POST /vagas/12/publicacao': reply(422, { detail }) })
    const { data } = await execute(publicar, { input: { vaga: globalId('Vaga', '12') } }, { token: professora })
    expect(data.publicarVaga).toMatchObject({ __typename: 'EntradaInvalida', campos: [{ campo: 'prazo' }] })
  })

  it('is refused with the fields that it lacks', async () => {
    const detail = ['descricao', 'department_id', 'location_id', 'tipo_id'].map(campo => ({
      loc: ['body', campo],
      msg: 'Falta.',
      type: 'custom',
    }))
    const { execute } = createTestGateway({ 'POST /vagas/12/publicacao': reply(422, { detail }) })
    const { data } = await execute(publicar, { input: { vaga: globalId('Vaga', '12') } }, { token: professora })
    const campos = ['descricao', 'departamento', 'local', 'tipo'].map(campo => ({ campo }))
    expect(data.publicarVaga).toEqual({ __typename: 'EntradaInvalida', campos })
  })

  it('is closed to students', async () => {
    const { execute } = createTestGateway({ 'GET /vagas/12': { id: 12, status: 'rascunho', prazo: '2999-01-01' } })
    const { data } = await execute('{ vaga(codigo: "12") { status encerrada } }', {}, { token: professora })
    expect(data.vaga).toEqual({ status: 'RASCUNHO', encerrada: true })
  })
})
