import { describe, expect, it } from 'vitest'
import { administradora, createTestGateway, globalId } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'

const valores = {
  nome: 'Universidade de Teste',
  sigla: 'UT',
  dominiosDeAluno: ['ut.example'],
  dominiosDeProfessor: ['ut.example'],
  dominiosQueProvamProfessor: [],
  emailsDeExcecao: [],
  remetente: null,
  suporte: null,
  protecaoDeDados: null,
  termos: null,
  prototipo: null,
  cor: null,
  marcaMvp: true,
  fuso: 'America/Sao_Paulo',
  primeirosMeses: [2, 8],
  primeiraRevisaoDeProfessor: false,
  primeiraRevisaoDeDepartamento: true,
}
const agora = {
  versao: 3,
  valores,
  alterados: ['sigla'],
  problemas: [{ campo: 'cor', frase: 'Não se lê.' }],
  logo: null,
}

const campos = `nome: "Outra", sigla: "UT", dominiosDeAluno: ["ut.example"], dominiosDeProfessor: ["ut.example"],
  dominiosQueProvamProfessor: [], emailsDeExcecao: [], marcaMvp: true, fuso: "America/Sao_Paulo", primeirosMeses: [2, 8], primeiraRevisaoDeProfessor: false, primeiraRevisaoDeDepartamento: true, remetente: { email: "mural@ut.example" }`
const salvar = `mutation { salvarInstituicao(input: { versao: 2, ${campos} }) {
  __typename
  ... on SalvarInstituicaoSuccess { instituicao { versao sigla } }
  ... on InstituicaoEmConflito { mensagem instituicao { versao sigla } }
  ... on EntradaInvalida { mensagem campos { campo mensagem } }
} }`
const as = { token: administradora }

it('reads the institution in one call, and that there is none of an upstream without it', async () => {
  const query =
    '{ viewer { administracao { instituicao { id versao sigla alterados problemas { campo mensagem } remetente { email } } } } }'
  const { execute, calls } = createTestGateway({ 'GET /admin/instituicao': agora })
  const { data } = await execute(query, {}, as)
  expect(data.viewer.administracao.instituicao).toEqual({
    id: globalId('InstituicaoAdministrada', '1'),
    versao: 3,
    sigla: 'UT',
    alterados: ['sigla'],
    problemas: [{ campo: 'cor', mensagem: 'Não se lê.' }],
    remetente: null,
  })
  expect(calls).toHaveLength(1)
  const without = createTestGateway({ 'GET /admin/instituicao': reply(404, { detail: 'Recurso não encontrado.' }) })
  expect((await without.execute(query, {}, as)).data.viewer.administracao.instituicao).toBeNull()
})

describe('salvarInstituicao', () => {
  it('sends all values in one call', async () => {
    const { execute, sent } = createTestGateway({ 'PUT /admin/instituicao': agora })
    const { data } = await execute(salvar, {}, as)
    expect(JSON.parse(String(sent[0]?.body))).toEqual({
      versao: 2,
      valores: {
        ...valores,
        nome: 'Outra',
        remetente: { email: 'mural@ut.example', nome: null, responderPara: null },
      },
    })
    expect(data.salvarInstituicao).toEqual({
      __typename: 'SalvarInstituicaoSuccess',
      instituicao: { versao: 3, sigla: 'UT' },
    })
  })

  it('returns the institution as it is now if somebody else has saved', async () => {
    const detail = [{ loc: ['body', 'sigla'], msg: 'Este campo mudou enquanto você editava.', type: 'mudou' }]
    const script = { 'PUT /admin/instituicao': reply(409, { detail }), 'GET /admin/instituicao': agora }
    const { data } = await createTestGateway(script).execute(salvar, {}, as)
    expect(data.salvarInstituicao).toMatchObject({
      __typename: 'InstituicaoEmConflito',
      instituicao: { versao: 3, sigla: 'UT' },
    })
  })

  it('names the field of a refusal, also within the sender', async () => {
    const loc = ['body', 'valores', 'remetente', 'email']
    const detail = [{ loc, msg: 'Escreva um e-mail válido.', type: 'custom' }]
    const { data } = await createTestGateway({ 'PUT /admin/instituicao': reply(422, { detail }) }).execute(
      salvar,
      {},
      as,
    )
    expect(data.salvarInstituicao.campos).toEqual([{ campo: 'remetente.email', mensagem: 'Escreva um e-mail válido.' }])
  })
})

it('returns what the mail server answered, also if it refused', async () => {
  const resposta = { aceito: false, resposta: '550 5.7.1 Sender not allowed' }
  const { execute, sent } = createTestGateway({ 'POST /admin/instituicao/email-de-teste': resposta })
  const { data } = await execute(
    `mutation { enviarEmailDeTeste(input: { remetente: { email: "mural@ut.example" } }) {
      ... on EnviarEmailDeTesteSuccess { resposta { aceito texto } } } }`,
    {},
    as,
  )
  expect(data.enviarEmailDeTeste.resposta).toEqual({ aceito: false, texto: '550 5.7.1 Sender not allowed' })
  expect(JSON.parse(String(sent[0]?.body))).toEqual({
    remetente: { email: 'mural@ut.example', nome: null, responderPara: null },
  })
})
