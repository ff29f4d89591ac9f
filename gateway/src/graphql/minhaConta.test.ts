import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway, professora, reply } from '../testing/createTestGateway.ts'

const as = { token: aluna }
const sessao = {
  id: 'b1946ac9-2f10-4f5e-9c6e-0a8f4f3f1c11',
  dispositivo: 'Firefox no Linux',
  rede: '203.0.113.0/24',
  criada_em: '2026-03-10T14:00:00Z',
  usada_em: '2026-03-11T09:30:00Z',
  atual: true,
}

describe('Viewer.sessoes', () => {
  const query = '{ viewer { sessoes { codigo dispositivo rede criadaEm usadaEm atual } } }'

  it('costs one call', async () => {
    const { execute, calls } = createTestGateway({ 'GET /usuarios/me/sessoes': { sessoes: [sessao] } })
    const { data } = await execute(query, {}, as)
    expect(data.viewer.sessoes).toEqual([
      {
        codigo: sessao.id,
        dispositivo: 'Firefox no Linux',
        rede: '203.0.113.0/24',
        criadaEm: expect.stringContaining('2026-03-10'),
        usadaEm: expect.stringContaining('2026-03-11'),
        atual: true,
      },
    ])
    expect(calls).toEqual(['GET /usuarios/me/sessoes'])
  })

  it('is null over an upstream that keeps none', async () => {
    const { execute } = createTestGateway({ 'GET /usuarios/me/sessoes': reply(404) })
    expect((await execute(query, {}, { token: professora })).data.viewer.sessoes).toBeNull()
  })
})

describe('encerrarSessao', () => {
  const document = `mutation ($sessao: String!) {
    encerrarSessao(input: { sessao: $sessao }) {
      __typename
      ... on EncerrarSessaoSuccess { viewer { sessoes { codigo } } }
      ... on SessaoJaEncerrada { mensagem viewer { sessoes { codigo } } }
    }
  }`
  const path = `/usuarios/me/sessoes/${sessao.id}`

  it('ends it and reads those that are left', async () => {
    const { execute, calls } = createTestGateway({
      [`DELETE ${path}`]: reply(204),
      'GET /usuarios/me/sessoes': { sessoes: [] },
    })
    const { data } = await execute(document, { sessao: sessao.id }, as)
    expect(data.encerrarSessao).toEqual({ __typename: 'EncerrarSessaoSuccess', viewer: { sessoes: [] } })
    expect(calls).toEqual([`DELETE ${path}`, 'GET /usuarios/me/sessoes'])
  })

  it('says so if it had ended, also of what is no session', async () => {
    const { execute, calls } = createTestGateway({
      [`DELETE ${path}`]: reply(404, { detail: 'Esta sessão já terminou.' }),
      'GET /usuarios/me/sessoes': { sessoes: [] },
    })
    for (const codigo of [sessao.id, '../me', ''])
      expect((await execute(document, { sessao: codigo }, as)).data.encerrarSessao).toEqual({
        __typename: 'SessaoJaEncerrada',
        mensagem: 'Esta sessão já terminou.',
        viewer: { sessoes: [] },
      })
    expect(calls.filter(call => call.startsWith('DELETE'))).toEqual([`DELETE ${path}`])
  })
})

describe('encerrarOutrasSessoes', () => {
  const document = 'mutation { encerrarOutrasSessoes { ... on EncerrarOutrasSessoesSuccess { token } } }'

  it('returns the token that takes the place of all others', async () => {
    const { execute, calls } = createTestGateway({
      'POST /usuarios/me/sessoes/outras/encerramento': { access_token: professora, is_student: false },
    })
    expect((await execute(document, {}, as)).data).toEqual({ encerrarOutrasSessoes: { token: professora } })
    expect(calls).toEqual(['POST /usuarios/me/sessoes/outras/encerramento'])
  })
})

describe('mudarSenha', () => {
  const document = `mutation {
    mudarSenha(input: { senhaAtual: "segredo1", novaSenha: "outra frase" }) {
      ... on MudarSenhaSuccess { token }
      ... on EntradaInvalida { campos { campo mensagem } }
    }
  }`
  const call = 'PUT /usuarios/me/senha'

  it('returns the token that takes the place of all others', async () => {
    const { execute, sent } = createTestGateway({ [call]: { access_token: professora, is_student: false } })
    expect((await execute(document, {}, as)).data).toEqual({ mudarSenha: { token: professora } })
    expect(sent.map(({ body }) => JSON.parse(String(body)))).toEqual([
      { senha_atual: 'segredo1', nova_senha: 'outra frase' },
    ])
  })

  it('names the field of a refusal', async () => {
    const detail = [{ loc: ['body', 'senha_atual'], msg: 'Esta não é a sua senha atual.', type: 'value_error' }]
    const { execute } = createTestGateway({ [call]: reply(422, { detail }) })
    expect((await execute(document, {}, as)).data).toEqual({
      mudarSenha: { campos: [{ campo: 'senhaAtual', mensagem: 'Esta não é a sua senha atual.' }] },
    })
  })
})

describe('a sign-in', () => {
  it('tells the upstream which browser it is', async () => {
    const { execute, sent } = createTestGateway({ 'POST /users/login': { access_token: aluna, is_student: true } })
    const document = 'mutation { entrar(input: { email: "a@b", senha: "x", papel: ESTUDANTE }) { __typename } }'
    await execute(document, {}, { headers: { 'user-agent': `Firefox/143.0 ${'x'.repeat(400)}` } })
    expect(sent[0]?.headers['user-agent']).toBe(`Firefox/143.0 ${'x'.repeat(286)}`)
  })
})
