import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway, reply } from '../testing/createTestGateway.ts'

const cookie = { headers: { cookie: 'transacao=selada' } }

const begin = `mutation ($voltar: String) { comecarEntradaPelaUniversidade(input: { voltar: $voltar }) { __typename
  ... on ComecarEntradaPelaUniversidadeSuccess { url } ... on Erro { mensagem } } }`

const enter = `mutation { entrarPelaUniversidade(input: { resposta: "code=1&state=2" }) { __typename
  ... on EntrarPelaUniversidadeSuccess { token papel voltar } ... on ContaAProvar { email } ... on Erro { mensagem } } }`

const prove = `mutation { provarConta(input: { senha: "segredo1" }) { __typename
  ... on ProvarContaSuccess { token voltar } ... on Erro { mensagem } } }`

describe('comecarEntradaPelaUniversidade', () => {
  it('returns the address of the university, and sends the path to return to', async () => {
    const { execute, sent } = createTestGateway({
      'POST /auth/universidade/inicio': { url: 'https://sso.puc.example/auth', transacao: 'selada' },
    })
    const { data } = await execute(begin, { voltar: '/opportunities' })
    expect(data.comecarEntradaPelaUniversidade.url).toBe('https://sso.puc.example/auth')
    expect(JSON.parse(String(sent[0]?.body))).toEqual({ voltar: '/opportunities' })
  })

  it.each([
    [409, 'A entrada não responde.', 'A entrada não responde.'],
    [404, 'Not Found', 'A entrada da universidade não está respondendo. Tente de novo em alguns minutos.'],
    [501, 'internal words', 'A entrada da universidade não está respondendo. Tente de novo em alguns minutos.'],
  ])('says what to do if the upstream responds %d', async (status, detail, mensagem) => {
    const { execute } = createTestGateway({ 'POST /auth/universidade/inicio': reply(status, { detail }) })
    const { data } = await execute(begin)
    expect(data.comecarEntradaPelaUniversidade).toEqual({ __typename: 'UniversidadeIndisponivel', mensagem })
  })
})

describe('entrarPelaUniversidade', () => {
  it('signs in, with the role of the account and the path to open', async () => {
    const { execute, sent } = createTestGateway({
      'POST /auth/universidade/entrada': { access_token: aluna, is_student: true, voltar: '/profile' },
    })
    const { data } = await execute(enter, {}, cookie)
    expect(data.entrarPelaUniversidade).toMatchObject({ token: aluna, papel: 'ESTUDANTE', voltar: '/profile' })
    expect(JSON.parse(String(sent[0]?.body))).toEqual({ transacao: 'selada', resposta: 'code=1&state=2' })
  })

  it.each([
    ['entrada', enter],
    ['vinculo', prove],
  ])('keeps the path to open for the second step after the %s', async (call, document) => {
    const segundo_fator = { desafio: 'd', aplicativo: true, codigos: false, chave: null }
    const { execute } = createTestGateway({
      [`POST /auth/universidade/${call}`]: { segundo_fator, voltar: '/profile' },
    })
    const passo = document.replace('... on Erro', '... on SegundoFatorPedido { desafio voltar } ... on Erro')
    const [result] = Object.values((await execute(passo, {}, cookie)).data)
    expect(result).toMatchObject({ __typename: 'SegundoFatorPedido', desafio: 'd', voltar: '/profile' })
  })

  it('refuses, without a call, in a browser in which no sign-in has begun', async () => {
    const { execute, calls } = createTestGateway({})
    const { data } = await execute(enter)
    expect(data.entrarPelaUniversidade.__typename).toBe('EntradaPelaUniversidadeRecusada')
    expect((await execute(prove)).data.provarConta.__typename).toBe('EntradaPelaUniversidadeRecusada')
    expect(calls).toEqual([])
  })

  it('names the account whose password proves it', async () => {
    const vinculo = { token: 'outra', email: 'ana@puc.example' }
    const { execute } = createTestGateway({ 'POST /auth/universidade/entrada': { vinculo } })
    const { data } = await execute(enter, {}, cookie)
    expect(data.entrarPelaUniversidade).toMatchObject({ __typename: 'ContaAProvar', email: 'ana@puc.example' })
  })

  it.each([
    [400, 'EntradaPelaUniversidadeRecusada'],
    [401, 'EntradaPelaUniversidadeRecusada'],
    [403, 'EntradaPelaUniversidadeRecusada'],
    [409, 'UniversidadeIndisponivel'],
    [423, 'ContaSuspensa'],
  ])('a %d is %s, with the words of the API', async (status, typename) => {
    const { execute } = createTestGateway({
      'POST /auth/universidade/entrada': reply(status, { detail: 'Porque sim.' }),
    })
    const { data } = await execute(enter, {}, cookie)
    expect(data.entrarPelaUniversidade).toEqual({ __typename: typename, mensagem: 'Porque sim.' })
  })
})

describe('provarConta', () => {
  it('signs in with the password of the account', async () => {
    const { execute, sent } = createTestGateway({
      'POST /auth/universidade/vinculo': { access_token: aluna, is_student: true, voltar: null },
    })
    expect((await execute(prove, {}, cookie)).data.provarConta).toMatchObject({ token: aluna, voltar: null })
    expect(JSON.parse(String(sent[0]?.body))).toEqual({ vinculo: 'selada', password: 'segredo1' })
  })

  it('refuses a wrong password', async () => {
    const answer = reply(401, { detail: 'Senha incorreta.' })
    const { execute } = createTestGateway({ 'POST /auth/universidade/vinculo': answer })
    const { data } = await execute(prove, {}, cookie)
    expect(data.provarConta).toEqual({ __typename: 'CredenciaisInvalidas', mensagem: 'Senha incorreta.' })
  })
})
