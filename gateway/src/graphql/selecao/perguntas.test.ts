import { expect, it } from 'vitest'
import { createTestGateway, globalId, professora } from '../../testing/createTestGateway.ts'
import { reply } from '../../testing/scriptUpstream.ts'

const definir = `mutation ($input: DefinirPerguntasInput!) { definirPerguntas(input: $input) { __typename
  ... on DefinirPerguntasSuccess { pedido { perguntas { id texto } } }
  ... on EntradaInvalida { mensagem campos { campo mensagem } } } }`
const put = 'PUT /vagas/12/perguntas'
const pergunta = {
  texto: ' Por que esta vaga? ',
  tipo: 'TEXTO_LONGO',
  obrigatoria: true,
  opcoes: ['só de uma escolha'],
}
const input = { vaga: globalId('Vaga', '12'), perguntas: [pergunta], arquivo: 'OPCIONAL', instrucao: ' ' }
const as = { token: professora }

it('definirPerguntas costs one write', async () => {
  const definida = { id: 3, texto: 'Por que esta vaga?', tipo: 'texto_longo', obrigatoria: true, opcoes: [] }
  const arquivo = { pedido: 'opcional', instrucao: null }
  const { execute, calls, sent } = createTestGateway({ [put]: { perguntas: [definida], arquivo } })
  const { data } = await execute(definir, { input }, as)
  expect(data.definirPerguntas.pedido.perguntas).toEqual([
    { id: globalId('Pergunta', '12.3'), texto: 'Por que esta vaga?' },
  ])
  expect(JSON.parse(String(sent[0]?.body))).toEqual({ perguntas: [{ ...definida, id: undefined }], arquivo })
  expect(calls).toEqual([put])
})

it.each([
  [['body', 'perguntas'], 'perguntas'],
  [['body', 'perguntas', '0', 'texto'], 'perguntas.0.texto'],
  [['body', 'perguntas', 1, 'opcoes', 0], 'perguntas.1.opcoes'],
  [['body', 'arquivo', 'pedido'], 'arquivo'],
  [['body', 'arquivo', 'instrucao'], 'instrucao'],
])('definirPerguntas shows the API’s reason for %j at `%s`', async (loc, campo) => {
  const { execute } = createTestGateway({ [put]: reply(422, { detail: [{ loc, msg: 'Não pode.' }] }) })
  const { data } = await execute(definir, { input }, as)
  const campos = [{ campo, mensagem: 'Não pode.' }]
  expect(data.definirPerguntas).toEqual({ __typename: 'EntradaInvalida', mensagem: 'Não pode.', campos })
})
