import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway, globalId } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'

/* Answering the questions of a vaga after applying. */

const vaga = globalId('Vaga', '12')
const pergunta = globalId('Pergunta', '12.3')
const put = 'PUT /candidaturas/vaga/12/respostas'
const status = 'GET /api/candidaturas/vaga/12/candidatura-status'
const as = { token: aluna }
const arquivo = '5f0c7a52-3c1e-4d52-9a43-8f1de3f0b6aa'

const document = `mutation ($input: ResponderPerguntasInput!) { responderPerguntas(input: $input) { __typename
  ... on ResponderPerguntasSuccess { candidatura { id temRespostas respostasFaltando } }
  ... on RespostasRecusadas { mensagem }
  ... on EntradaInvalida { mensagem campos { campo mensagem } } } }`
const input = { vaga, respostas: [{ pergunta, texto: 'Quantas horas?', valor: '12' }] }

describe('responderPerguntas', () => {
  it('costs one write and returns what is still missing', async () => {
    const { execute, calls, sent } = createTestGateway({
      [put]: { id: 31, tem_respostas: true, respostas_faltando: 0, vaga: { id: 12, titulo: 'Monitoria' } },
    })
    const { data } = await execute(document, { input: { ...input, arquivo } }, as)
    expect(calls).toEqual([put])
    expect(JSON.parse(String(sent[0]?.body))).toEqual({
      arquivo,
      respostas: [{ pergunta: 3, texto: 'Quantas horas?', valor: '12' }],
    })
    expect(data.responderPerguntas).toEqual({
      __typename: 'ResponderPerguntasSuccess',
      candidatura: { id: globalId('Candidatura', '12.31'), temRespostas: true, respostasFaltando: 0 },
    })
  })

  it('names the question of an invalid answer', async () => {
    const mensagem = 'Responda à pergunta “Quantas horas?”.'
    const { execute } = createTestGateway({
      [put]: reply(422, { detail: [{ loc: ['body', 'respostas.3'], msg: mensagem }] }),
    })
    const { data } = await execute(document, { input }, as)
    expect(data.responderPerguntas).toMatchObject({
      __typename: 'EntradaInvalida',
      campos: [{ campo: `respostas.${pergunta}`, mensagem }],
    })
  })

  it.each([
    [404, { detail: 'Você não se candidatou a esta vaga.' }, 'Você não se candidatou a esta vaga.'],
    [409, { detail: 'A seleção desta oportunidade terminou.' }, 'A seleção desta oportunidade terminou.'],
    [409, '', 'Esta candidatura não recebe mais respostas.'],
  ])('turns a %i with %j into a refusal for people', async (code, body, mensagem) => {
    const { execute } = createTestGateway({ [put]: reply(code, body), [status]: { has_applied: false } })
    const { data } = await execute(document, { input }, as)
    expect(data.responderPerguntas).toEqual({ __typename: 'RespostasRecusadas', mensagem })
  })

  it('refuses a question of another vaga without a call', async () => {
    const { execute, calls } = createTestGateway({})
    const outra = { ...input, respostas: [{ ...input.respostas[0], pergunta: globalId('Pergunta', '13.3') }] }
    expect((await execute(document, { input: outra }, as)).codes).toEqual(['BAD_USER_INPUT'])
    expect(calls).toEqual([])
  })
})
