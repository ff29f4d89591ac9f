import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway, globalId, professora } from '../../testing/createTestGateway.ts'
import { reply } from '../../testing/scriptUpstream.ts'

const vaga = globalId('Vaga', '12')
const situacao = globalId('SituacaoDaCandidatura', '7.12')

const candidatar = /* GraphQL */ `
  mutation ($input: CandidatarInput!) {
    candidatar(input: $input) {
      __typename
      ... on CandidatarSuccess {
        candidaturaEdge {
          cursor
          node {
            id
            cartaDeMotivacao
            criadaEm
          }
        }
        situacao {
          id
          candidatado
        }
      }
      ... on JaCandidatado {
        mensagem
        situacao {
          id
          candidatado
        }
      }
      ... on CandidaturaRecusada {
        mensagem
      }
      ... on EntradaInvalida {
        mensagem
        campos {
          campo
        }
      }
    }
  }
`
/** The payload's viewer: one read, made after the write. */
const comTotal = (field: string, input: string, member: string) => `
  mutation ($input: ${input}!) {
    ${field}(input: $input) {
      __typename
      ... on ${member} { viewer { candidaturas(first: 1) { total } } }
    }
  }`
const contagem = 'GET /candidaturas?skip=0&limit=1'
const made = { id: 31, criado_em: '2026-03-09T14:00:00Z', carta_motivacao: 'Quero muito.' }

describe('candidatar', () => {
  it('costs one write and returns the situation and the new edge', async () => {
    const { execute, calls, sent } = createTestGateway({ 'POST /candidaturas/vaga/12': reply(201, made) })
    const input = { vaga, cartaDeMotivacao: ' Quero muito. ', chave: 'b7' }
    const { data } = await execute(candidatar, { input }, { token: aluna })
    expect(calls).toEqual(['POST /candidaturas/vaga/12'])
    expect(JSON.parse(String(sent[0]?.body))).toEqual({ carta_motivacao: 'Quero muito.' })
    expect(sent[0]?.headers).toMatchObject({ authorization: `Bearer ${aluna}`, 'idempotency-key': 'b7' })
    expect(data.candidatar).toMatchObject({
      __typename: 'CandidatarSuccess',
      candidaturaEdge: { node: { id: globalId('Candidatura', '12.31'), cartaDeMotivacao: 'Quero muito.' } },
      situacao: { id: situacao, candidatado: true },
    })
  })

  it('returns the new total if it is selected', async () => {
    const { execute, calls } = createTestGateway({
      'POST /candidaturas/vaga/12': reply(201, made),
      [contagem]: { candidaturas: [], total: 4 },
    })
    const document = comTotal('candidatar', 'CandidatarInput', 'CandidatarSuccess')
    const { data } = await execute(document, { input: { vaga } }, { token: aluna })
    expect(calls).toEqual(['POST /candidaturas/vaga/12', contagem])
    expect(data.candidatar.viewer).toEqual({ candidaturas: { total: 4 } })
  })

  it('succeeds even if the new total cannot be read', async () => {
    const { execute } = createTestGateway({ 'POST /candidaturas/vaga/12': reply(201, made), [contagem]: reply(500) })
    const document = comTotal('candidatar', 'CandidatarInput', 'CandidatarSuccess')
    const { data } = await execute(document, { input: { vaga } }, { token: aluna })
    expect(data.candidatar).toEqual({ __typename: 'CandidatarSuccess', viewer: { candidaturas: null } })
  })

  it('reads the vaga of the new candidatura only if it is selected', async () => {
    const document = `mutation ($input: CandidatarInput!) { candidatar(input: $input) {
      ... on CandidatarSuccess { candidaturaEdge { node { vaga { titulo } } } } } }`
    const { execute, calls } = createTestGateway({
      'POST /candidaturas/vaga/12': reply(201, made),
      'GET /vagas/12': { id: 12, titulo: 'Monitoria' },
    })
    const { data } = await execute(document, { input: { vaga } }, { token: aluna })
    expect(calls).toEqual(['POST /candidaturas/vaga/12', 'GET /vagas/12'])
    expect(data.candidatar.candidaturaEdge.node.vaga.titulo).toBe('Monitoria')
  })

  it.each([
    [
      409,
      { detail: 'Você já se candidatou.' },
      {
        __typename: 'JaCandidatado',
        mensagem: 'Você já se candidatou.',
        situacao: { id: situacao, candidatado: true },
      },
    ],
    [
      409,
      '<html>',
      {
        __typename: 'JaCandidatado',
        mensagem: 'Você já se candidatou a esta vaga.',
        situacao: { id: situacao, candidatado: true },
      },
    ],
    [
      422,
      { detail: 'Esta vaga está encerrada.' },
      { __typename: 'CandidaturaRecusada', mensagem: 'Esta vaga está encerrada.' },
    ],
    [404, { detail: 'Vaga não encontrada' }, { __typename: 'CandidaturaRecusada', mensagem: 'Vaga não encontrada' }],
    [
      422,
      { detail: [{ loc: ['body', 'carta_motivacao'], msg: 'longa demais' }] },
      { __typename: 'EntradaInvalida', mensagem: 'longa demais.', campos: [{ campo: 'cartaDeMotivacao' }] },
    ],
    [
      422,
      { detail: [{ loc: ['body', 'respostas.3'], msg: 'Responda.' }] },
      {
        __typename: 'EntradaInvalida',
        mensagem: 'Responda.',
        campos: [{ campo: `respostas.${globalId('Pergunta', '12.3')}` }],
      },
    ],
  ])('turns a %i with %j into a refusal for people', async (status, body, expected) => {
    const { execute, calls } = createTestGateway({ 'POST /candidaturas/vaga/12': reply(status, body) })
    const { data } = await execute(candidatar, { input: { vaga } }, { token: aluna })
    expect(data.candidatar).toEqual(expected)
    expect(calls).toHaveLength(1)
  })

  it.each([
    [401, 'UNAUTHENTICATED', undefined],
    [403, 'FORBIDDEN', professora],
  ])('forwards a %i as %s', async (status, code, token) => {
    const { execute } = createTestGateway({ 'POST /candidaturas/vaga/12': reply(status, { detail: 'no' }) })
    expect((await execute(candidatar, { input: { vaga } }, token ? { token } : {})).codes).toEqual([code])
  })

  it('refuses a key that is invalid in a header', async () => {
    const { execute, calls } = createTestGateway({})
    const { data } = await execute(candidatar, { input: { vaga, chave: 'a\r\nx: y' } }, { token: aluna })
    expect(data.candidatar).toMatchObject({ __typename: 'EntradaInvalida', campos: [{ campo: 'chave' }] })
    expect(calls).toEqual([])
  })
})

describe('cancelarCandidatura', () => {
  const document = /* GraphQL */ `
    mutation ($input: CancelarCandidaturaInput!) {
      cancelarCandidatura(input: $input) {
        __typename
        ... on CancelarCandidaturaSuccess {
          situacao {
            id
            candidatado
          }
        }
        ... on NaoCandidatado {
          mensagem
          situacao {
            candidatado
          }
        }
      }
    }
  `

  it('costs one write and returns the situation', async () => {
    const { execute, calls } = createTestGateway({ 'DELETE /candidaturas/vaga/12': reply(204) })
    const { data } = await execute(document, { input: { vaga } }, { token: aluna })
    expect(calls).toEqual(['DELETE /candidaturas/vaga/12'])
    expect(data.cancelarCandidatura).toEqual({
      __typename: 'CancelarCandidaturaSuccess',
      situacao: { id: situacao, candidatado: false },
    })
  })

  it('says that there was nothing to cancel', async () => {
    const { execute } = createTestGateway({
      'DELETE /candidaturas/vaga/12': reply(404, { detail: 'Não há candidatura' }),
    })
    const { data } = await execute(document, { input: { vaga } }, { token: aluna })
    expect(data.cancelarCandidatura).toEqual({
      __typename: 'NaoCandidatado',
      mensagem: 'Não há candidatura',
      situacao: { candidatado: false },
    })
  })

  it.each([
    ['CancelarCandidaturaSuccess', reply(204)],
    ['NaoCandidatado', reply(404)],
  ])('returns the current total with %s', async (member, answer) => {
    const { execute, calls } = createTestGateway({
      'DELETE /candidaturas/vaga/12': answer,
      [contagem]: { candidaturas: [], total: 3 },
    })
    const cancelar = comTotal('cancelarCandidatura', 'CancelarCandidaturaInput', member)
    const { data } = await execute(cancelar, { input: { vaga } }, { token: aluna })
    expect(calls).toEqual(['DELETE /candidaturas/vaga/12', contagem])
    expect(data.cancelarCandidatura).toEqual({ __typename: member, viewer: { candidaturas: { total: 3 } } })
  })

  it('succeeds even if the new total cannot be read', async () => {
    const { execute } = createTestGateway({ 'DELETE /candidaturas/vaga/12': reply(204), [contagem]: reply(500) })
    const cancelar = comTotal('cancelarCandidatura', 'CancelarCandidaturaInput', 'CancelarCandidaturaSuccess')
    const { data } = await execute(cancelar, { input: { vaga } }, { token: aluna })
    expect(data.cancelarCandidatura).toEqual({
      __typename: 'CancelarCandidaturaSuccess',
      viewer: { candidaturas: null },
    })
  })

  it('is FORBIDDEN for a professor', async () => {
    const { execute } = createTestGateway({ 'DELETE /candidaturas/vaga/12': reply(403) })
    expect((await execute(document, { input: { vaga } }, { token: professora })).codes).toEqual(['FORBIDDEN'])
  })
})

describe('the original vaga', () => {
  const query = `{ vaga(codigo: "12") { minhaCandidatura { candidatura { vagaOriginal {
    mudou titulo descricao prazo nomeDoTipo departamento local interesses remuneracao desconto
    horasComplementares requisitos { crMinimo periodoAte fechada } } vaga { id titulo prazo remuneracao } } } } }`
  const agora = {
    id: 12,
    titulo: 'Monitoria',
    descricao: 'Plantões.',
    prazo: '2099-12-31',
    tipo: { id: 1, nome: 'Monitoria' },
    department: { id: 1, name: 'Informática' },
    location: { id: 2, name: 'PUC' },
    interesses: [{ id: 3, nome: 'Ensino' }],
    remuneracao: 600,
    desconto: null,
    horas_complementares: null,
  }
  const ask = async (original: unknown) => {
    const row = { id: 31, etapa: 'em_analise', vaga: agora, vaga_original: original }
    const call = 'GET /candidaturas?skip=0&limit=100&vaga=12'
    const { execute, calls } = createTestGateway({ [call]: { candidaturas: [row] } })
    const { data } = await execute(query, {}, { token: aluna })
    expect(calls).toEqual([call])
    return data.vaga.minhaCandidatura.candidatura
  }

  it('has the old values of changed fields, and the current ones of the others, without another call', async () => {
    const { vagaOriginal, vaga: lida } = await ask({
      titulo: 'Monitoria I',
      remuneracao: null,
      location: { name: 'Remoto' },
    })
    expect(vagaOriginal).toEqual({
      mudou: ['TITULO', 'LOCAL', 'REMUNERACAO'],
      titulo: 'Monitoria I',
      descricao: 'Plantões.',
      prazo: '2099-12-31',
      nomeDoTipo: 'Monitoria',
      departamento: 'Informática',
      local: 'Remoto',
      interesses: ['Ensino'],
      remuneracao: null,
      desconto: null,
      horasComplementares: null,
      requisitos: null,
    })
    expect(lida).toMatchObject({ titulo: 'Monitoria', remuneracao: 600 })
  })

  it('has the old requirements', async () => {
    const requisitos = { cr_minimo: 7, disciplinas: [], periodo_de: null, periodo_ate: 4, cursos: [], fechada: true }
    const { vagaOriginal } = await ask({ requisitos })
    expect(vagaOriginal).toMatchObject({
      mudou: ['REQUISITOS'],
      requisitos: { crMinimo: 7, periodoAte: 4, fechada: true },
    })
  })

  it.each([[null], [undefined], [{}], [{ autor: 'Rita' }], ['edited']])('is null for %j', async original => {
    expect((await ask(original)).vagaOriginal).toBeNull()
  })
})
