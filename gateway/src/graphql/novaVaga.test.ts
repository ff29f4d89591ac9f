import { expect, it } from 'vitest'
import { createTestGateway, globalId, professora } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'

const criar = `mutation ($input: CriarVagaInput!) { criarVaga(input: $input) { __typename
  ... on EntradaInvalida { campos { campo mensagem } } } }`
const nova = {
  titulo: 'Monitoria de Cálculo',
  descricao: 'Ajudar a turma de Cálculo I às quartas.',
  departamento: globalId('Departamento', '3'),
  local: globalId('Local', '1'),
  tipo: globalId('OpcaoDeTipo', '1'),
}
const as = { token: professora }
const post = 'POST /vagas'

it('sends requirements and questions with the new vaga, in one call', async () => {
  const { execute, calls, sent } = createTestGateway({ [post]: reply(201, { id: 77 }) })
  const disciplinas = [{ codigoDaDisciplina: 'INF1007', equivalentes: ['INF1005'] }]
  const { data } = await execute(
    criar,
    {
      input: {
        ...nova,
        requisitos: { crMinimo: 7, disciplinas, periodoDe: 3, cursos: ['Direito'], fechada: true },
        perguntas: [{ texto: ' Qual turno? ', tipo: 'ESCOLHA', obrigatoria: true, opcoes: ['Manhã ', 'Tarde'] }],
        arquivo: 'OBRIGATORIO',
        instrucao: 'O currículo',
      },
    },
    as,
  )
  expect(data.criarVaga.__typename).toBe('CriarVagaSuccess')
  expect(calls).toEqual([post])
  expect(JSON.parse(String(sent[0]?.body))).toMatchObject({
    requisitos: {
      cr_minimo: 7,
      disciplinas: [{ codigo: 'INF1007', equivalentes: ['INF1005'] }],
      periodo_de: 3,
      periodo_ate: null,
      cursos: ['Direito'],
      fechada: true,
    },
    perguntas: [{ texto: 'Qual turno?', tipo: 'escolha', obrigatoria: true, opcoes: ['Manhã', 'Tarde'] }],
    arquivo: { pedido: 'obrigatorio', instrucao: 'O currículo' },
  })
})

it('sends none of them if the form has none', async () => {
  const { execute, sent } = createTestGateway({ [post]: reply(201, { id: 77 }) })
  await execute(criar, { input: { ...nova, requisitos: null, perguntas: null } }, as)
  const body = JSON.parse(String(sent[0]?.body))
  for (const field of ['requisitos', 'perguntas', 'arquivo']) expect(body).not.toHaveProperty(field)
})

it.each([
  [['body', 'requisitos', 'cr_minimo'], 'requisitos.crMinimo'],
  [['body', 'requisitos', 'disciplinas', 0, 'codigo'], 'requisitos.disciplinas.0.codigoDaDisciplina'],
  [['body', 'perguntas', 1, 'texto'], 'perguntas.1.texto'],
  [['body', 'arquivo', 'instrucao'], 'instrucao'],
])('shows the API’s reason for %j at `%s`', async (loc, campo) => {
  const { execute } = createTestGateway({ [post]: reply(422, { detail: [{ loc, msg: 'Não pode.' }] }) })
  const { data } = await execute(criar, { input: nova }, as)
  expect(data.criarVaga).toEqual({ __typename: 'EntradaInvalida', campos: [{ campo, mensagem: 'Não pode.' }] })
})

it.each([
  ['an upstream that ignores them', undefined, false],
  ['the embedded API', true, true],
])('are offered by %s, as its types say', async (_, aceita_perguntas, aceitaPerguntas) => {
  const { execute } = createTestGateway({ 'GET /vagas/tipo': [{ id: 1, nome: 'Monitoria', aceita_perguntas }] })
  expect((await execute('{ tiposDeVaga { aceitaPerguntas } }')).data.tiposDeVaga).toEqual([{ aceitaPerguntas }])
})
