import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp } from '@board/api/src/testing/createTestApp.ts'
import type { TestApp } from '@board/api/src/testing/createTestApp.ts'
import { createInteresse } from '@board/api/src/testing/createVaga.ts'
import { createGateway } from '../gateway.ts'
import { callApi } from '../testing/callApi.ts'
import { instituicao } from '../testing/instituicao.ts'
import type { Outgoing } from '../upstream/transport/send.ts'

/* Registration and sign-in over the embedded API, in one process, with the mails that it sends. */

let board: TestApp
let gateway: ReturnType<typeof createGateway>
beforeAll(async () => {
  board = await createTestApp()
  gateway = createGateway({ send, instituicao })
})
afterAll(() => board.close())

async function send(outgoing: Outgoing) {
  return callApi(board.app, outgoing)
}

async function ask(mutation: string, variables: object = {}, { token = '', address = '203.0.113.7' } = {}) {
  const response = await gateway.fetch('http://gateway/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query: mutation, variables }),
  })
  const { data, errors } = await response.json()
  return { data: data && Object.values(data)[0], errors }
}

const email = 'rita@puc.example'
/** The registering browser's secret. */
const prova = '0123456789abcdef0123456789abcdef'
const tokenOfMail = async () => new URL((await board.mailsTo(email)).at(-1)?.link ?? '').searchParams.get('token')

const cadastrar = `mutation ($input: CadastrarInput!) { cadastrar(input: $input) { __typename ... on Erro { mensagem } } }`
const verificar = `mutation ($input: VerificarEmailInput!) { verificarEmail(input: $input) { __typename
  ... on VerificarEmailSuccess { token papel nome tokenDeSenha } ... on CadastroDeOutroNavegador { cadastro { nome papel curso } } ... on Erro { mensagem } } }`
const entrar = `mutation ($senha: String!) { entrar(input: { email: "${email}", senha: $senha, papel: ESTUDANTE }) {
  __typename ... on EntrarSuccess { token } } }`
const entrarCom = `mutation ($email: String!, $senha: String!, $papel: Papel!) {
  entrar(input: { email: $email, senha: $senha, papel: $papel }) { __typename } }`
const pedir = `mutation { pedirRedefinicaoDeSenha(input: { email: "${email}" }) { __typename } }`
const redefinir = `mutation ($input: RedefinirSenhaInput!) { redefinirSenha(input: $input) { __typename ... on Erro { mensagem } } }`
const pedirLink = `mutation { pedirLinkDeEntrada(input: { email: "${email}" }) { __typename } }`
const entrarPorLink = `mutation ($token: String!) { entrarPorLink(input: { token: $token }) {
  __typename ... on EntrarPorLinkSuccess { papel } ... on Erro { mensagem } } }`
const interesses = `{ viewer { usuario { interesses { nome } } } }`

it('goes from the registration through two mails to a new password', async () => {
  await createInteresse(board.db, 'Redes')
  const nova = {
    nome: 'Rita',
    email,
    senha: 'segredo1',
    papel: 'ESTUDANTE',
    interesses: ['Redes'],
    curso: 'Física',
    prova,
  }
  expect(await ask(cadastrar, { input: nova })).toMatchObject({ data: { __typename: 'CadastrarSuccess' } })
  const token = await tokenOfMail()
  const verified = await ask(verificar, { input: { token, prova } })
  expect(verified.data).toMatchObject({
    __typename: 'VerificarEmailSuccess',
    papel: 'ESTUDANTE',
    nome: 'Rita',
    tokenDeSenha: null,
  })
  expect((await ask(cadastrar, { input: nova })).data).toEqual({
    __typename: 'EntradaInvalida',
    mensagem: 'Este e-mail já tem uma conta.',
  })
  expect((await ask(verificar, { input: { token } })).data).toEqual({
    __typename: 'TokenRecusado',
    mensagem: 'Código inválido ou expirado.',
  })
  const session = { token: verified.data.token }
  expect((await ask(interesses, {}, session)).data.usuario).toEqual({ interesses: [{ nome: 'Redes' }] })

  await ask(pedir)
  const input = { token: await tokenOfMail(), novaSenha: 'outra-senha' }
  expect((await ask(redefinir, { input })).data.__typename).toBe('RedefinirSenhaSuccess')
  expect((await ask(interesses, {}, session)).errors[0].extensions.code).toBe('UNAUTHENTICATED')
  expect((await ask(entrar, { senha: 'outra-senha' })).data.__typename).toBe('EntrarSuccess')
})

it('lets the mail’s reader set the password in another browser', async () => {
  const [outra, senha] = ['outra.rita@puc.example', 'a-escolhida-77']
  const nova = { nome: 'Rita', email: outra, senha: 'a-do-atacante', papel: 'PROFESSOR', prova }
  expect((await ask(cadastrar, { input: nova })).data.__typename).toBe('CadastrarSuccess')
  const token = new URL((await board.mailsTo(outra)).at(-1)?.link ?? '').searchParams.get('token')
  const asked = await ask(verificar, { input: { token, perguntar: true } })
  const cadastro = { nome: 'Rita', papel: 'PROFESSOR', curso: null }
  const mensagem = 'Este cadastro foi feito em outro navegador.'
  expect(asked.data).toEqual({ __typename: 'CadastroDeOutroNavegador', mensagem, cadastro })
  const { data } = await ask(verificar, { input: { token } })
  expect(data).toMatchObject({ papel: 'PROFESSOR', tokenDeSenha: expect.any(String) })
  const signIn = async (given: string) =>
    (await ask(entrarCom, { email: outra, senha: given, papel: 'PROFESSOR' })).data.__typename
  expect(await signIn('a-do-atacante')).toBe('CredenciaisInvalidas')
  const fraca = await ask(redefinir, { input: { token: data.tokenDeSenha, novaSenha: 'outra.rita' } })
  expect(fraca.data).toEqual({
    __typename: 'EntradaInvalida',
    mensagem: 'A senha não pode ser o seu nome ou o seu e-mail. Escolha outra.',
  })
  await ask(redefinir, { input: { token: data.tokenDeSenha, novaSenha: senha } })
  expect([await signIn(senha), await signIn('a-do-atacante')]).toEqual(['EntrarSuccess', 'CredenciaisInvalidas'])
})

it('tells a person with too many attempts when to retry, and signs them in by a link', async () => {
  for (let time = 0; time < 10; time += 1) await ask(entrar, { senha: 'errada1' })
  const { errors } = await ask(entrar, { senha: 'errada1' })
  expect(errors[0]).toMatchObject({
    message: 'Muitas tentativas de entrar. Tente novamente em 15 minutos.',
    extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: 900 },
  })
  expect((await ask(pedirLink)).data.__typename).toBe('PedirLinkDeEntradaSuccess')
  const token = await tokenOfMail()
  expect((await ask(entrarPorLink, { token })).data).toMatchObject({
    __typename: 'EntrarPorLinkSuccess',
    papel: 'ESTUDANTE',
  })
  expect((await ask(entrarPorLink, { token })).data.mensagem).toBe('Link de entrada inválido ou expirado.')
})

it('counts each person by their network', async () => {
  const from = (address: string) => ask(verificar, { input: { token: 'guess' } }, { address })
  await Promise.all(Array.from({ length: 300 }, () => from('198.51.100.66')))
  expect((await from('198.51.100.67')).errors[0].extensions.code).toBe('TOO_MANY_REQUESTS')
  expect((await from('203.0.113.67')).data.__typename).toBe('TokenRecusado')
})
