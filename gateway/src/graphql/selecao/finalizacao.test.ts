import { describe, expect, it } from 'vitest'
import { createTestGateway, globalId, professora } from '../../testing/createTestGateway.ts'
import { reply } from '../../testing/scriptUpstream.ts'

const vaga = globalId('Vaga', '12')
const candidatura = globalId('Candidatura', '12.31')
const id = globalId('Selecao', '9.12')
const body = { vagas: 3, aprovadas: 1, retidas: 0, divulgacao_em: null }
const selecao = { id, lugares: 3, aprovadas: 1, retidas: 0, divulgacaoEm: null }
const fields = '{ id lugares aprovadas retidas divulgacaoEm }'
const call = 'GET /vagas/12/selecao'
const row = { id: 31, etapa: 'nao_selecionada', retida: false, versao: 4 }
const as = { token: professora }

describe('finalizarSelecao', () => {
  const end = 'POST /vagas/12/selecao/finalizacao'
  const finalizar = `mutation ($input: FinalizarSelecaoInput!) { finalizarSelecao(input: $input) { __typename
    ... on FinalizarSelecaoSuccess { vaga { codigo status } divulgadas { id } movidas { id } recusadas { mensagem } selecao ${fields} }
    ... on EntradaInvalida { mensagem campos { campo mensagem } } } }`
  const semDecisao = { candidaturas: [{ candidatura, versao: 3 }], para: 'NAO_SELECIONADA', palavra: ' Obrigada. ' }
  const input = { vaga, divulgar: true, semDecisao, chave: 'k1' }
  const finalizada = { id: 12, status: 'finalizada' }
  const other = { ...row, id: 32 }
  const sentTo = (sent: readonly { body?: unknown }[]) => sent.map(each => JSON.parse(String(each.body)))
  const sem_decisao = {
    movimentos: [{ candidatura: 31, versao: 3 }],
    para: 'nao_selecionada',
    palavra: 'Obrigada.',
  }
  const success = {
    __typename: 'FinalizarSelecaoSuccess',
    vaga: { codigo: '12', status: 'FINALIZADA' },
    divulgadas: [{ id: globalId('Candidatura', '12.32') }],
    movidas: [{ id: candidatura }],
    recusadas: [],
    selecao,
  }

  it('costs one write with the idempotency key', async () => {
    const answer = { divulgadas: [other], movidas: [row], recusadas: [], selecao: body, vaga: finalizada }
    const { execute, calls, sent } = createTestGateway({ [end]: answer })
    const { data } = await execute(finalizar, { input }, as)
    expect(calls).toEqual([end])
    expect(sent[0]?.headers).toMatchObject({ 'idempotency-key': 'k1' })
    expect(sentTo(sent)).toEqual([{ divulgar: true, sem_decisao }])
    expect(data.finalizarSelecao).toEqual(success)
  })

  it('is one call each, in order, over an upstream without it', async () => {
    const script = {
      [end]: reply(405),
      'POST /vagas/12/selecao/divulgacao': { divulgadas: [other], selecao: body },
      'POST /vagas/12/selecao/movimentos': { movidas: [row], recusadas: [], selecao: body },
      'PUT /vagas/12/status': finalizada,
      [call]: body,
    }
    const { execute, calls, sent } = createTestGateway(script)
    expect((await execute(finalizar, { input }, as)).data.finalizarSelecao).toEqual(success)
    expect(calls).toEqual(Object.keys(script).slice(0, 4))
    expect(sentTo(sent).slice(1)).toEqual([{}, { ...sem_decisao, reter: false }, { status: 'finalizada' }])
    const semResposta = { vaga, chave: 'k2' }
    const before = calls.length
    const { data } = await execute(finalizar, { input: semResposta }, as)
    expect(data.finalizarSelecao).toMatchObject({ divulgadas: [], movidas: [], vaga: { status: 'FINALIZADA' } })
    expect(calls.slice(before)).toEqual(['PUT /vagas/12/status', call])
  })

  it('without the call, ends though nothing is withheld any more, and stops at a refused move', async () => {
    const script = {
      [end]: reply(405),
      'POST /vagas/12/selecao/divulgacao': reply(409, { detail: 'Não há resultados a divulgar.' }),
      'POST /vagas/12/selecao/movimentos': reply(422, {
        detail: [{ loc: ['body', 'movimentos'], msg: 'Não pode.' }],
      }),
      'PUT /vagas/12/status': finalizada,
      [call]: body,
    }
    const { execute, calls } = createTestGateway(script)
    const { data } = await execute(finalizar, { input: { ...input, semDecisao: null } }, as)
    expect(data.finalizarSelecao).toMatchObject({ divulgadas: [], vaga: { status: 'FINALIZADA' } })
    const before = calls.length
    expect((await execute(finalizar, { input }, as)).data.finalizarSelecao).toMatchObject({ mensagem: 'Não pode.' })
    expect(calls.slice(before)).toEqual(['POST /vagas/12/selecao/divulgacao', 'POST /vagas/12/selecao/movimentos'])
  })

  it('shows the API’s reason at the field of the input', async () => {
    const detail = [{ loc: ['body', 'sem_decisao', 'movimentos', '0', 'versao'], msg: 'Não pode.' }]
    const { execute } = createTestGateway({ [end]: reply(422, { detail }) })
    const { data } = await execute(finalizar, { input }, as)
    expect(data.finalizarSelecao.campos).toEqual([{ campo: 'semDecisao.candidaturas.0.versao', mensagem: 'Não pode.' }])
  })

  it.each([
    [403, 'FORBIDDEN'],
    [500, 'UPSTREAM_UNAVAILABLE'],
  ])('forwards a %i as %s, and sends nothing else', async (status, code) => {
    const { execute, calls } = createTestGateway({ [end]: reply(status) })
    expect((await execute(finalizar, { input }, as)).codes).toEqual([code])
    expect(calls).toEqual([end])
  })
})
