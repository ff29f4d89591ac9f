import { describe, expect, it } from 'vitest'
import { createTestGateway, globalId, professora } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'

const vaga = globalId('Vaga', '12')

const reativar = /* GraphQL */ `
  mutation ($input: AlterarStatusDaVagaInput!) {
    alterarStatusDaVaga(input: $input) {
      ... on AlterarStatusDaVagaSuccess {
        vaga {
          status
          prazo
        }
      }
      ... on Erro {
        __typename
        mensagem
      }
      ... on PrazoSalvoSemStatus {
        vaga {
          status
          prazo
        }
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

describe('alterarStatusDaVaga with a deadline', () => {
  it('sets it with the base call before the status, with all other fields unchanged', async () => {
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

  it('sends no interests if one of them has no id', async () => {
    const { execute, sent } = createTestGateway({
      'GET /vagas/12': { ...fechada, interesses: [{ id: 4, nome: 'Redes' }, { interesse: { nome: 'Grafos' } }] },
      'PUT /vagas/12': fechada,
      'PUT /vagas/12/status': fechada,
    })
    await execute(reativar, { input }, { token: professora })
    expect(JSON.parse(String(sent[1]?.body))).not.toHaveProperty('interesses')
  })

  it('keeps the status if the deadline is refused', async () => {
    const { execute, calls } = createTestGateway({
      'GET /vagas/12': fechada,
      'PUT /vagas/12': reply(422, { detail: 'O prazo não pode estar no passado.' }),
    })
    const { data } = await execute(reativar, { input }, { token: professora })
    expect(data.alterarStatusDaVaga).toEqual({
      __typename: 'EntradaInvalida',
      mensagem: 'O prazo não pode estar no passado.',
    })
    expect(calls).toEqual(['GET /vagas/12', 'PUT /vagas/12'])
  })

  it('sends only the deadline to an upstream that keeps omitted fields', async () => {
    const { execute, sent } = createTestGateway({
      'GET /vagas/12': { ...fechada, titulo: 'TCC', edicao_completa: true },
      'PUT /vagas/12': fechada,
      'PUT /vagas/12/status': fechada,
    })
    await execute(reativar, { input }, { token: professora })
    expect(JSON.parse(String(sent[1]?.body))).toEqual({ prazo: '2027-03-01' })
  })
})

describe('alterarStatusDaVaga with a saved deadline and a failed status', () => {
  const antes = { ...fechada, status: 'encerrada' }
  const comPrazo = { ...antes, prazo: '2027-03-01' }
  const steps = ['GET /vagas/12', 'PUT /vagas/12', 'PUT /vagas/12/status', 'GET /vagas/12']

  /** An upstream with these responses in order. */
  async function run(...answers: unknown[]) {
    const next = () => answers.shift()
    const script = { 'GET /vagas/12': next, 'PUT /vagas/12': next, 'PUT /vagas/12/status': next }
    const { execute, calls } = createTestGateway(script)
    const { data, codes } = await execute(reativar, { input }, { token: professora })
    return { answer: data?.alterarStatusDaVaga, codes, calls }
  }

  it.each([
    [
      'is refused',
      reply(422, { detail: "Uma vaga 'Aguardando' não pode passar a 'Em andamento'." }),
      "Uma vaga 'Aguardando' não pode passar a 'Em andamento'.",
    ],
    ['meets an ended session', reply(401), 'Entre na sua conta para continuar.'],
    ['meets a fault', reply(500), 'O servidor da universidade está indisponível. Tente de novo em instantes.'],
  ])('reports that the deadline was saved if the status %s', async (_, status, why) => {
    const { answer, codes, calls } = await run(antes, comPrazo, status, comPrazo)
    expect(answer).toEqual({
      __typename: 'PrazoSalvoSemStatus',
      mensagem: `O novo prazo foi salvo, mas não foi possível atualizar o status. ${why}`,
      vaga: { status: 'ENCERRADA', prazo: '2027-03-01' },
    })
    expect(codes).toBeUndefined()
    expect(calls).toEqual(steps)
  })

  it('returns the first write’s response if the vaga cannot be read after the second', async () => {
    const { answer, codes } = await run(antes, comPrazo, reply(500), reply(404))
    expect(answer).toMatchObject({ __typename: 'PrazoSalvoSemStatus', vaga: { prazo: '2027-03-01' } })
    expect(codes).toBeUndefined()
  })

  it('returns no vaga if it cannot be read at all', async () => {
    const { answer, codes } = await run(antes, reply(204), reply(404), reply(500), reply(404))
    expect(answer).toMatchObject({ __typename: 'PrazoSalvoSemStatus', vaga: null })
    expect(codes).toEqual(['UPSTREAM_CONTRACT'])
  })

  it('succeeds if the status was saved and only its response was lost', async () => {
    const { answer } = await run(antes, comPrazo, reply(500), { ...comPrazo, status: 'em_andamento' })
    expect(answer).toEqual({ vaga: { status: 'EM_ANDAMENTO', prazo: '2027-03-01' } })
  })

  it('succeeds if both were saved and nothing can be read afterwards', async () => {
    const { answer, codes } = await run(antes, reply(204), reply(404), reply(204), reply(404))
    expect(answer).toEqual({ vaga: null })
    expect(codes).toEqual(['UPSTREAM_CONTRACT'])
  })
})
