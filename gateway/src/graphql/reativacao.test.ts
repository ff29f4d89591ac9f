import { describe, expect, it } from 'vitest'
import { createTestGateway, globalId, professora } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'

const vaga = globalId('Vaga', '12')

describe('alterarStatusDaVaga with a deadline', () => {
  const reativar = /* GraphQL */ `
    mutation ($input: AlterarStatusDaVagaInput!) {
      alterarStatusDaVaga(input: $input) {
        ... on AlterarStatusDaVagaSuccess {
          vaga {
            status
            prazo
          }
        }
        ... on EntradaInvalida {
          mensagem
        }
      }
    }
  `
  const input = { vaga, status: 'EM_ANDAMENTO', prazo: '2027-03-01' }
  const fechada = {
    id: 12,
    titulo: 'Monitoria',
    descricao: 'Ajudar os calouros, como antes.',
    prazo: '2026-01-01',
    interesses: [{ id: 4, nome: 'Redes' }],
  }

  it('sets it by the base call before the status, with all else as it stands', async () => {
    const { execute, calls, sent } = createTestGateway({
      'GET /vagas/12': fechada,
      'PUT /vagas/12': { ...fechada, prazo: '2027-03-01' },
      'PUT /vagas/12/status': { ...fechada, prazo: '2027-03-01', status: 'em_andamento' },
    })
    const { data } = await execute(reativar, { input }, { token: professora })
    expect(calls).toEqual(['GET /vagas/12', 'PUT /vagas/12', 'PUT /vagas/12/status'])
    expect(JSON.parse(String(sent[1]?.body))).toEqual({
      titulo: 'Monitoria',
      descricao: 'Ajudar os calouros, como antes.',
      prazo: '2027-03-01',
      interesses: [4],
    })
    expect(data.alterarStatusDaVaga.vaga).toEqual({ status: 'EM_ANDAMENTO', prazo: '2027-03-01' })
  })

  it('names no interests where one of them has no id', async () => {
    const { execute, sent } = createTestGateway({
      'GET /vagas/12': { ...fechada, interesses: [{ id: 4, nome: 'Redes' }, { interesse: { nome: 'Grafos' } }] },
      'PUT /vagas/12': fechada,
      'PUT /vagas/12/status': fechada,
    })
    await execute(reativar, { input }, { token: professora })
    expect(JSON.parse(String(sent[1]?.body))).not.toHaveProperty('interesses')
  })

  it('leaves the status where the deadline is refused', async () => {
    const { execute, calls } = createTestGateway({
      'GET /vagas/12': fechada,
      'PUT /vagas/12': reply(422, { detail: 'O prazo não pode estar no passado.' }),
    })
    const { data } = await execute(reativar, { input }, { token: professora })
    expect(data.alterarStatusDaVaga).toEqual({ mensagem: 'O prazo não pode estar no passado.' })
    expect(calls).toEqual(['GET /vagas/12', 'PUT /vagas/12'])
  })
})
