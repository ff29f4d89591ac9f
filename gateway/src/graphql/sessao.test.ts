import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway, professora } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'

const entrar = /* GraphQL */ `
  mutation ($papel: Papel!) {
    entrar(input: { email: " ana@ut.example ", senha: " s3nha ", papel: $papel }) {
      __typename
      ... on EntrarSuccess {
        token
        papel
      }
      ... on CredenciaisInvalidas {
        mensagem
      }
      ... on EmailNaoVerificado {
        mensagem
      }
      ... on PapelNaoPermitido {
        mensagem
      }
    }
  }
`

describe('entrar', () => {
  it('costs one write, trims the e-mail and keeps the password as typed', async () => {
    const { execute, calls, sent } = createTestGateway({
      'POST /users/login': { access_token: aluna, is_student: true },
    })
    const { data } = await execute(entrar, { papel: 'ESTUDANTE' })
    expect(calls).toEqual(['POST /users/login'])
    expect(JSON.parse(String(sent[0]?.body))).toEqual({ email: 'ana@ut.example', password: ' s3nha ' })
    expect(data.entrar).toEqual({ __typename: 'EntrarSuccess', token: aluna, papel: 'ESTUDANTE' })
  })

  it('takes the role from the token if the response omits it', async () => {
    const { execute } = createTestGateway({ 'POST /users/login': { access_token: professora } })
    expect((await execute(entrar, { papel: 'PROFESSOR' })).data.entrar.papel).toBe('PROFESSOR')
  })

  it.each([
    ['ESTUDANTE', false, 'Esta conta não tem permissão de aluno'],
    ['PROFESSOR', true, 'Esta conta não tem permissão de professor'],
  ])('refuses an account of the other role for %s, and returns no token', async (papel, is_student, mensagem) => {
    const { execute } = createTestGateway({ 'POST /users/login': { access_token: 'secret', is_student } })
    const { data } = await execute(entrar, { papel })
    expect(data.entrar).toEqual({ __typename: 'PapelNaoPermitido', mensagem })
  })

  it('tells whose account is suspended why, and where to object', async () => {
    const detail = 'Esta conta está suspensa até 31 de março de 2027. Motivo: anúncios repetidos.'
    const query = entrar.replace(
      '... on PapelNaoPermitido',
      '... on ContaSuspensa { mensagem contestar } ... on PapelNaoPermitido',
    )
    const refused = async (body: object) => {
      const { execute } = createTestGateway({ 'POST /users/login': reply(423, body) })
      return (await execute(query, { papel: 'ESTUDANTE' })).data.entrar
    }
    const suspensa = { __typename: 'ContaSuspensa', mensagem: detail, contestar: null }
    expect(await refused({ detail })).toEqual(suspensa)
    expect(await refused({ detail, contestacao: null })).toEqual(suspensa)
    expect(await refused({ detail, contestacao: '7.12.ab&c' })).toEqual({
      ...suspensa,
      contestar: '/contestar?token=7.12.ab%26c',
    })
  })

  it.each(['ESTUDANTE', 'PROFESSOR'])('signs an administrator in at the door of %s', async papel => {
    const { execute } = createTestGateway({
      'POST /users/login': { access_token: 'secret', is_student: false, papeis: ['administrador'] },
    })
    expect((await execute(entrar, { papel })).data.entrar.token).toBe('secret')
  })

  it.each([
    [401, 'CredenciaisInvalidas'],
    [422, 'CredenciaisInvalidas'],
    [403, 'EmailNaoVerificado'],
  ])('turns a %i into %s', async (status, typename) => {
    const { execute } = createTestGateway({ 'POST /users/login': reply(status, { detail: 'internal words' }) })
    const { data } = await execute(entrar, { papel: 'ESTUDANTE' })
    expect(data.entrar).toEqual({ __typename: typename, mensagem: 'Credenciais inválidas ou email não verificado' })
  })

  it('is TOO_MANY_REQUESTS with the upstream’s sentence, which contains the time', async () => {
    const { execute } = createTestGateway({
      'POST /users/login': reply(429, { detail: 'Tente de novo em 15 minutos.' }),
    })
    const { codes, errors } = await execute(entrar, { papel: 'ESTUDANTE' })
    expect(codes).toEqual(['TOO_MANY_REQUESTS'])
    expect(errors?.[0]?.message).toBe('Tente de novo em 15 minutos.')
    expect(errors?.[0]?.extensions).toEqual({ code: 'TOO_MANY_REQUESTS' })
  })

  it.each([
    ['60', 60, 'Muitas tentativas. Tente de novo em 1 minuto.'],
    ['601', 601, 'Muitas tentativas. Tente de novo em 11 minutos.'],
  ])(
    'returns the seconds of Retry-After: %s, with a sentence of ours if the upstream has none',
    async (header, seconds, sentence) => {
      const { execute } = createTestGateway({ 'POST /users/login': reply(429, '', undefined, header) })
      const { errors } = await execute(entrar, { papel: 'ESTUDANTE' })
      expect(errors?.[0]).toMatchObject({
        message: sentence,
        extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: seconds },
      })
    },
  )

  it('sends the upstream the device token of an earlier sign-in, and no other cookie', async () => {
    const { execute, sent } = createTestGateway({
      'POST /users/login': { access_token: aluna, is_student: true },
      'GET /departamentos/': [],
    })
    const headers = { cookie: 'outro=1; dispositivo=a.1.b; mais=2' }
    await execute(entrar, { papel: 'ESTUDANTE' }, { headers })
    await execute('{ departamentos { nome } }', {}, { headers })
    expect(JSON.parse(String(sent[0]?.body))).toMatchObject({ device_token: 'a.1.b' })
    for (const { headers: travelling } of sent) expect(JSON.stringify(travelling)).not.toMatch(/a\.1\.b|outro|cookie/)
  })
})

describe('entrarPorLink', () => {
  const document = `mutation { entrarPorLink(input: { token: "t" }) { __typename
    ... on EntrarPorLinkSuccess { token papel } ... on TokenRecusado { mensagem } } }`

  it('signs in with one call, in the role of the account', async () => {
    const { execute, sent } = createTestGateway({
      'POST /auth/login-by-link': { access_token: aluna, is_student: false, device_token: 'a.1.b' },
    })
    const { data } = await execute(document)
    expect(data.entrarPorLink).toEqual({ __typename: 'EntrarPorLinkSuccess', token: aluna, papel: 'PROFESSOR' })
    expect(sent.map(({ body }) => JSON.parse(String(body)))).toEqual([{ token: 't' }])
  })

  it.each([
    ['shows the upstream’s reason', reply(400, { detail: 'Link expirado.' }), 'Link expirado.'],
    ['refuses the link if the upstream sends none', reply(404), 'Link de entrada inválido ou expirado.'],
  ])('%s', async (_, answer, mensagem) => {
    const { execute } = createTestGateway({ 'POST /auth/login-by-link': answer })
    expect((await execute(document)).data.entrarPorLink).toEqual({ __typename: 'TokenRecusado', mensagem })
  })
})

describe('pedirLinkDeEntrada', () => {
  it.each([
    [200, { __typename: 'PedirLinkDeEntradaSuccess' }],
    [404, { __typename: 'LinkDeEntradaIndisponivel', mensagem: 'Este mural não envia links de entrada.' }],
  ])('says after a %i whether the upstream sends links', async (status, expected) => {
    const { execute, calls } = createTestGateway({ 'POST /auth/login-link': reply(status) })
    const document =
      'mutation { pedirLinkDeEntrada(input: { email: " a@b " }) { __typename ... on Erro { mensagem } } }'
    expect((await execute(document)).data.pedirLinkDeEntrada).toEqual(expected)
    expect(calls).toEqual(['POST /auth/login-link'])
  })
})

describe('sair', () => {
  const document = 'mutation { sair { ... on SairSuccess { revogado } } }'

  it.each([
    ['revokes', 204, true],
    ['has nothing to do with a token that is refused', 401, true],
    ['cannot if the upstream has no such call', 404, false],
  ])('%s', async (_, status, revogado) => {
    const { execute, calls } = createTestGateway({ 'POST /auth/logout': reply(status) })
    expect((await execute(document, {}, { token: aluna })).data).toEqual({ sair: { revogado } })
    expect(calls).toEqual(['POST /auth/logout'])
  })

  it('requests a missing call only once', async () => {
    const { execute, calls } = createTestGateway({ 'POST /auth/logout': reply(405) })
    await execute(document, {}, { token: aluna })
    await execute(document, {}, { token: aluna })
    expect(calls).toHaveLength(1)
  })
})
