import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'

const cadastrar = `mutation ($input: CadastrarInput!) { cadastrar(input: $input) { __typename
  ... on CadastrarSuccess { email } ... on EntradaInvalida { mensagem campos { campo } } ... on ContaCriadaSemInteresses { mensagem } } }`
const input = {
  nome: 'Ana',
  email: ' ana@ut.example',
  senha: 'segredo1',
  papel: 'ESTUDANTE',
  curso: 'Letras',
  objetivoPrincipal: 'PROJETOS_ACADEMICOS',
  interesses: ['Redes'],
}
const base = { usuario: 'Ana', password: 'segredo1', ehaluno: true, email: 'ana@ut.example' }
const script = {
  'POST /users': reply(201, { user_id: 40, interesses_token: 'once' }),
  'POST /interesses/usuario': reply(201),
}

describe('cadastrar', () => {
  it('sends all fields of the form to an upstream that is known to accept them, after one probe', async () => {
    const { execute, calls, sent } = createTestGateway({ ...script, 'GET /notificacoes?limit=1': reply(401) })
    const { data } = await execute(cadastrar, { input })
    await execute(cadastrar, { input })
    expect(calls).toEqual([
      'GET /notificacoes?limit=1',
      'POST /users',
      'POST /interesses/usuario',
      'POST /users',
      'POST /interesses/usuario',
    ])
    expect(JSON.parse(String(sent[1]?.body))).toEqual({
      ...base,
      curso: 'Letras',
      objetivo_principal: 'academic_projects',
    })
    expect(JSON.parse(String(sent[2]?.body))).toEqual({
      usuario_id: 40,
      interesses: ['Redes'],
      interesses_token: 'once',
    })
    expect(data.cadastrar).toEqual({ __typename: 'CadastrarSuccess', email: 'ana@ut.example' })
  })

  it('sends the fields of the specification to any other upstream', async () => {
    const users = { 'POST /users': reply(201, { user_id: 40 }), 'GET /notificacoes?limit=1': reply(404) }
    const { execute, sent } = createTestGateway({ ...script, ...users })
    await execute(cadastrar, { input })
    expect(JSON.parse(String(sent[1]?.body))).toEqual(base)
    expect(JSON.parse(String(sent[2]?.body))).toEqual({ usuario_id: 40, interesses: ['Redes'] })
    expect(sent).toHaveLength(3)
  })

  it.each([
    [reply(500), 'Erro ao salvar interesses: 500'],
    [reply(502), 'Erro ao salvar interesses: sem resposta'],
  ])('reports that the account exists if its interests could not be saved', async (answer, mensagem) => {
    const { execute } = createTestGateway({
      ...script,
      'POST /interesses/usuario': answer,
      'GET /notificacoes?limit=1': reply(404),
    })
    expect((await execute(cadastrar, { input })).data.cadastrar).toEqual({
      __typename: 'ContaCriadaSemInteresses',
      mensagem,
    })
  })

  it('shows the upstream’s detail, or the sentence of the specification', async () => {
    const taken = createTestGateway({
      'GET /notificacoes?limit=1': reply(404),
      'POST /users': reply(409, { detail: 'Email já cadastrado' }),
    })
    expect((await taken.execute(cadastrar, { input })).data.cadastrar).toMatchObject({
      mensagem: 'Email já cadastrado',
      campos: [{ campo: 'email' }],
    })
    const mute = createTestGateway({ 'GET /notificacoes?limit=1': reply(404), 'POST /users': reply(400) })
    expect((await mute.execute(cadastrar, { input })).data.cadastrar.mensagem).toBe('Erro ao criar usuário')
  })

  it('shows the upstream’s reasons at their fields', async () => {
    const detail = ['usuario', 'password'].map(name => ({ loc: ['body', name], msg: `Não, ${name}?` }))
    const script = { 'GET /notificacoes?limit=1': reply(404), 'POST /users': reply(422, { detail }) }
    const { data } = await createTestGateway(script).execute(cadastrar, { input })
    expect(data.cadastrar).toMatchObject({
      mensagem: 'Não, usuario? Não, password?',
      campos: [{ campo: 'nome' }, { campo: 'senha' }],
    })
  })
})

describe('verificarEmail', () => {
  const document = `mutation { verificarEmail(input: { token: " 123 " }) { __typename
    ... on VerificarEmailSuccess { token papel nome } ... on TokenRecusado { mensagem } } }`

  it.each([
    [
      { access_token: aluna, is_student: true, user_name: 'Ana' },
      { token: aluna, papel: 'ESTUDANTE', nome: 'Ana' },
    ],
    [{}, { token: null, papel: null, nome: null }],
  ])('reads %j', async (body, expected) => {
    const { execute, calls } = createTestGateway({ 'POST /auth/verify-email': body })
    expect((await execute(document)).data.verificarEmail).toEqual({ __typename: 'VerificarEmailSuccess', ...expected })
    expect(calls).toEqual(['POST /auth/verify-email'])
  })

  it('asks for confirmation of a registration from another browser, if the upstream supports it', async () => {
    const asking = `mutation { verificarEmail(input: { token: "123", perguntar: true }) { __typename
      ... on CadastroDeOutroNavegador { cadastro { nome papel curso departamento } } } }`
    const cadastro = { usuario: 'Eva', ehaluno: false, curso: null, departamento: 'Letras' }
    const alheio = { nome: 'Eva', papel: 'PROFESSOR', curso: null, departamento: 'Letras' }
    for (const [probe, body, given, expected] of [
      [
        401,
        { cadastro },
        { token: '123', perguntar: true },
        { __typename: 'CadastroDeOutroNavegador', cadastro: alheio },
      ],
      [404, {}, { token: '123' }, { __typename: 'VerificarEmailSuccess' }],
    ] as const) {
      const script = { 'GET /notificacoes?limit=1': reply(probe), 'POST /auth/verify-email': body }
      const { execute, sent } = createTestGateway(script)
      expect((await execute(asking)).data.verificarEmail).toEqual(expected)
      expect(JSON.parse(String(sent[1]?.body))).toEqual(given)
    }
  })

  it('shows the upstream’s detail, or the sentence of the specification', async () => {
    const told = createTestGateway({ 'POST /auth/verify-email': reply(400, { detail: 'Código expirado' }) })
    expect((await told.execute(document)).data.verificarEmail.mensagem).toBe('Código expirado')
    const mute = createTestGateway({ 'POST /auth/verify-email': reply(404, '<html>') })
    expect((await mute.execute(document)).data.verificarEmail.mensagem).toBe('Failed to verify email')
  })
})

describe('mails', () => {
  it.each([200, 404, 422])('respond alike to a %i, whether or not the account exists', async status => {
    const { execute } = createTestGateway({ 'POST /auth/forgot-password': reply(status) })
    const { data } = await execute(
      'mutation { pedirRedefinicaoDeSenha(input: { email: "a@b" }) { ... on PedirRedefinicaoDeSenhaSuccess { email } } }',
    )
    expect(data.pedirRedefinicaoDeSenha).toEqual({ email: 'a@b' })
  })

  it('are sent again only if the upstream can', async () => {
    const { execute, calls } = createTestGateway({ 'POST /auth/resend-verification': reply(405) })
    const document = `mutation { reenviarVerificacao(input: { email: "a@b" }) {
      ... on ReenviarVerificacaoSuccess { email } ... on ReenvioIndisponivel { mensagem } } }`
    const mensagem = 'Este mural não reenvia códigos.'
    expect((await execute(document)).data.reenviarVerificacao).toEqual({ mensagem })
    await execute(document)
    expect(calls).toHaveLength(1)
  })
})

describe('redefinirSenha', () => {
  const document = `mutation ($senha: String!) { redefinirSenha(input: { token: "t", novaSenha: $senha }) { __typename
    ... on RedefinirSenhaSuccess { redefinida } ... on TokenRecusado { mensagem } ... on EntradaInvalida { campos { campo mensagem } } } }`

  it('costs one write', async () => {
    const { execute, sent } = createTestGateway({ 'POST /auth/reset-password': {} })
    expect((await execute(document, { senha: 'segredo1' })).data.redefinirSenha).toMatchObject({ redefinida: true })
    expect(JSON.parse(String(sent[0]?.body))).toEqual({ token: 't', new_password: 'segredo1' })
  })

  it('shows the upstream’s reason, at the field if it names one', async () => {
    const mensagem = 'Esta senha é uma das mais usadas.'
    const detail = [{ loc: ['body', 'new_password'], msg: mensagem }]
    const short = createTestGateway({ 'POST /auth/reset-password': reply(422, { detail }) })
    const { data } = await short.execute(document, { senha: 'segredo1' })
    expect(data.redefinirSenha.campos).toEqual([{ campo: 'novaSenha', mensagem }])
    const { execute } = createTestGateway({ 'POST /auth/reset-password': reply(400, { detail: 'Link expirado' }) })
    expect((await execute(document, { senha: 'segredo1' })).data.redefinirSenha.mensagem).toBe('Link expirado')
  })
})
