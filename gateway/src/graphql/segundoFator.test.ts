import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway, professora } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'

const passo = { desafio: 'd', aplicativo: true, codigos: true, chave: { challenge: 'c', rpId: 'puc.example' } }
const pedido = {
  __typename: 'SegundoFatorPedido',
  mensagem: 'Falta a segunda etapa para entrar.',
  desafio: 'd',
  aplicativo: true,
  codigos: true,
  chave: '{"challenge":"c","rpId":"puc.example"}',
}
const campos = '__typename ... on SegundoFatorPedido { mensagem desafio aplicativo codigos chave }'
const entrar = (selection = campos) =>
  `mutation { entrar(input: { email: "a@puc.example", senha: "x", papel: ESTUDANTE }) { ${selection} } }`

describe('the first step', () => {
  it('of a password and of a link returns the challenge in place of a token', async () => {
    const { execute } = createTestGateway({
      'POST /users/login': { segundo_fator: passo },
      'POST /auth/login-by-link': { segundo_fator: passo },
    })
    expect((await execute(entrar())).data.entrar).toEqual(pedido)
    const porLink = `mutation { entrarPorLink(input: { token: "t" }) { ${campos} } }`
    expect((await execute(porLink)).data.entrarPorLink).toEqual(pedido)
  })

  it('is no session to a document that does not know it', async () => {
    const { execute } = createTestGateway({ 'POST /users/login': { segundo_fator: passo } })
    const before = '__typename ... on EntrarSuccess { token papel } ... on Erro { mensagem }'
    const { data, errors } = await execute(entrar(before))
    expect(errors).toBeUndefined()
    expect(data.entrar).toEqual({ __typename: 'SegundoFatorPedido', mensagem: pedido.mensagem })
  })
})

describe('confirmarEntrada', () => {
  const document = `mutation ($input: ConfirmarEntradaInput!) { confirmarEntrada(input: $input) { __typename
    ... on ConfirmarEntradaSuccess { token papel } ... on EntradaInvalida { campos { campo mensagem } } ... on Erro { mensagem } } }`
  const confirm = async (answer: object, input: object) => {
    const { execute, sent } = createTestGateway({ 'POST /auth/segundo-fator': answer })
    const { data } = await execute(document, { input: { desafio: 'd', ...input } })
    return { result: data.confirmarEntrada, body: JSON.parse(String(sent[0]?.body)) }
  }

  it('sends the code, or the passkey as the object that it is, and returns the token', async () => {
    const session = { access_token: aluna, is_student: true }
    const { result, body } = await confirm(session, { codigo: '123 456' })
    expect(result).toEqual({ __typename: 'ConfirmarEntradaSuccess', token: aluna, papel: 'ESTUDANTE' })
    expect(body).toEqual({ desafio: 'd', codigo: '123 456' })
    const response = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' }
    const chave = { id: 'aw', rawId: 'aw', type: 'public-key', clientExtensionResults: {}, response }
    expect((await confirm(session, { chave: JSON.stringify(chave) })).body).toEqual({ desafio: 'd', chave })
  })

  it('tells a wrong code at its field, a challenge that is over, and a suspended account', async () => {
    const detail = [{ loc: ['body', 'codigo'], msg: 'Este código não confere.' }]
    expect((await confirm(reply(422, { detail }), { codigo: '1' })).result).toMatchObject({
      __typename: 'EntradaInvalida',
      campos: [{ campo: 'codigo', mensagem: 'Este código não confere.' }],
    })
    for (const [status, __typename] of [
      [400, 'TokenRecusado'],
      [423, 'ContaSuspensa'],
    ] as const)
      expect((await confirm(reply(status, { detail: 'Não.' }), { codigo: '1' })).result).toEqual({
        __typename,
        mensagem: 'Não.',
      })
  })

  it('refuses an account of the other role, and returns no token', async () => {
    const session = { access_token: professora, is_student: false }
    expect((await confirm(session, { codigo: '1', papel: 'ESTUDANTE' })).result).toEqual({
      __typename: 'PapelNaoPermitido',
      mensagem: 'Esta conta não tem permissão de aluno',
    })
  })
})

it('Viewer.segundoFator is null over an upstream without second factors', async () => {
  const { execute } = createTestGateway({ 'GET /usuarios/me/segundo-fator': reply(404) })
  const { data } = await execute('{ viewer { segundoFator { codigos } } }', {}, { token: aluna })
  expect(data.viewer.segundoFator).toBeNull()
})

it('tells that a challenge is over, or that a factor is gone', async () => {
  const { execute } = createTestGateway({
    'POST /usuarios/me/segundo-fator/remocao': reply(409, { detail: 'Adicione outra antes.' }),
  })
  const document = `mutation { removerSegundoFator(input: { desafio: "d", codigo: "1" }) {
    __typename ... on SegundoFatorRecusado { mensagem } } }`
  expect((await execute(document, {}, { token: aluna })).data.removerSegundoFator).toEqual({
    __typename: 'SegundoFatorRecusado',
    mensagem: 'Adicione outra antes.',
  })
})

it('a session without the second factor that it needs has a code of its own', async () => {
  const { execute } = createTestGateway({
    'GET /usuarios/me/segundo-fator': reply(403, { detail: 'Ative.', codigo: 'segundo_fator' }),
  })
  const { errors } = await execute('{ viewer { segundoFator { codigos } } }', {}, { token: aluna })
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
})
