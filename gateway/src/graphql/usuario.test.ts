import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway, globalId, professora } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'

const perfil = { id: 7, usuario: 'Ana', ehaluno: true, sobre: null, interesses: [] }
const select = (success: string) =>
  `__typename ... on ${success} { usuario { nome sobre interesses { nome } } } ... on EntradaInvalida { mensagem campos { campo mensagem } }`

describe('usuario', () => {
  it('is null for an unknown person and for an invalid id', async () => {
    const { execute, calls } = createTestGateway({ 'GET /users/99': reply(404) })
    const document = 'query ($codigo: ID!) { usuario(codigo: $codigo) { nome } }'
    expect((await execute(document, { codigo: '99' }, { token: aluna })).data).toEqual({ usuario: null })
    expect((await execute(document, { codigo: '7?x=1' }, { token: aluna })).data).toEqual({ usuario: null })
    expect(calls).toEqual(['GET /users/99'])
  })
})

describe('atualizarPerfil', () => {
  const document = `mutation ($input: AtualizarPerfilInput!) { atualizarPerfil(input: $input) { ${select('AtualizarPerfilSuccess')} } }`

  it('costs one write with the token’s role, and blank text clears', async () => {
    const { execute, calls, sent } = createTestGateway({
      'PUT /users/9': { ...perfil, id: 9, usuario: 'Rita', ehaluno: false },
    })
    const { data } = await execute(document, { input: { nome: ' Rita ', sobre: '  ' } }, { token: professora })
    expect(calls).toEqual(['PUT /users/9'])
    expect(JSON.parse(String(sent[0]?.body))).toEqual({ usuario: 'Rita', sobre: null, ehaluno: false })
    expect(data.atualizarPerfil.usuario).toMatchObject({ nome: 'Rita', sobre: null })
  })

  it('sends a student’s course, start period and objective if they are given', async () => {
    const { execute, sent } = createTestGateway({ 'PUT /users/7': { ...perfil, curso: 'Design' } })
    const estudos = { curso: 'Design', periodoDeInicio: '2024.1', objetivoPrincipal: 'MENTORIA' }
    await execute(document, { input: { nome: 'Ana', ...estudos } }, { token: aluna })
    expect(JSON.parse(String(sent[0]?.body))).toEqual({
      usuario: 'Ana',
      sobre: null,
      ehaluno: true,
      curso: 'Design',
      periodo_inicio: '2024.1',
      objetivo_principal: 'mentoring',
    })
  })

  it('is `edicaoCompleta` only if the upstream says so', async () => {
    const query = '{ viewer { usuario { edicaoCompleta } } }'
    const told = createTestGateway({ 'GET /users/7': { ...perfil, edicao_completa: true } })
    expect((await told.execute(query, {}, { token: aluna })).data.viewer.usuario).toEqual({ edicaoCompleta: true })
    const silent = createTestGateway({ 'GET /users/7': perfil })
    expect((await silent.execute(query, {}, { token: aluna })).data.viewer.usuario).toEqual({ edicaoCompleta: false })
  })

  it('shows the upstream’s reason at its field, and requires a session', async () => {
    const mensagem = 'Há um caractere invisível.'
    const detail = [{ loc: ['body', 'usuario'], msg: mensagem }]
    const { execute, calls } = createTestGateway({ 'PUT /users/7': reply(422, { detail }) })
    const { data } = await execute(document, { input: { nome: 'Ana' } }, { token: aluna })
    expect(data.atualizarPerfil.campos).toEqual([{ campo: 'nome', mensagem }])
    expect((await execute(document, { input: { nome: 'Ana' } })).codes).toEqual(['UNAUTHENTICATED'])
    expect(calls).toEqual(['PUT /users/7'])
  })
})

describe('salvarInteresses', () => {
  const document = `mutation ($input: SalvarInteressesInput!) { salvarInteresses(input: $input) { ${select('SalvarInteressesSuccess')} } }`

  it('costs a write, whose body is ignored, and a read of the profile', async () => {
    const { execute, calls, sent } = createTestGateway({
      'PUT /interesses/usuario/7': '<p>ok</p>',
      'GET /users/7': { ...perfil, interesses: [{ id: 4, nome: 'Redes' }] },
    })
    const { data } = await execute(document, { input: { interesses: ['Redes'] } }, { token: aluna })
    expect(calls).toEqual(['PUT /interesses/usuario/7', 'GET /users/7'])
    expect(sent[0]?.body).toBe('["Redes"]')
    expect(data.salvarInteresses.usuario.interesses).toEqual([{ nome: 'Redes' }])
  })

  it('shows the upstream’s reason', async () => {
    const { execute } = createTestGateway({
      'PUT /interesses/usuario/7': reply(422, { detail: 'Interesse desconhecido' }),
    })
    const { data } = await execute(document, { input: { interesses: ['?'] } }, { token: aluna })
    expect(data.salvarInteresses).toMatchObject({ __typename: 'EntradaInvalida', mensagem: 'Interesse desconhecido' })
  })

  it.each([[['body']], [['body', '2']]])('reports a refused list or name, %j, at `interesses`', async loc => {
    const mensagem = 'Escolha no máximo 100 interesses.'
    const { execute } = createTestGateway({
      'PUT /interesses/usuario/7': reply(422, { detail: [{ loc, msg: mensagem }] }),
    })
    const { data } = await execute(document, { input: { interesses: ['?'] } }, { token: aluna })
    expect(data.salvarInteresses.campos).toEqual([{ campo: 'interesses', mensagem }])
  })
})

describe('criarInteresse', () => {
  const document =
    'mutation ($nome: String!) { criarInteresse(input: { nome: $nome }) { __typename ... on CriarInteresseSuccess { interesse { codigo nome } } ... on EntradaInvalida { mensagem } } }'
  const lists = '{ categoriasDeInteresse { nome interesses { nome } } }'

  it('invalidates the shared lists', async () => {
    const { execute, calls } = createTestGateway({
      'GET /interesses/': { Outros: [] },
      'POST /interesses': reply(201, { id: 90, nome: 'Grafos' }),
    })
    await execute(lists)
    await execute(lists)
    const { data } = await execute(document, { nome: ' grafos ' }, { token: aluna })
    await execute(lists)
    expect(data.criarInteresse).toEqual({
      __typename: 'CriarInteresseSuccess',
      interesse: { codigo: '90', nome: 'Grafos' },
    })
    expect(calls).toEqual(['GET /interesses/', 'POST /interesses', 'GET /interesses/'])
  })

  it('shows the upstream’s reason', async () => {
    const detail = [{ loc: ['body', 'nome'], msg: 'Há um caractere invisível.' }]
    const { execute } = createTestGateway({ 'POST /interesses': reply(422, { detail }) })
    const { data } = await execute(document, { nome: 'Redes' }, { token: aluna })
    expect(data.criarInteresse).toEqual({ __typename: 'EntradaInvalida', mensagem: 'Há um caractere invisível.' })
  })
})

describe('the public lists', () => {
  const document = '{ tiposDeVaga { nome tipo } departamentos { nome } categoriasDeInteresse { nome } }'
  const script = {
    'GET /vagas/tipo': [{ id: 1, nome: 'Empresa Jr' }],
    'GET /departamentos/': [{ id: 3, name: 'Física' }],
    'GET /interesses/': { Ciências: [{ id: 1, nome: 'Óptica' }] },
  }

  it('are requested once for all, without anybody’s token', async () => {
    const { execute, calls, sent } = createTestGateway(script)
    const { data } = await execute(document, {}, { token: aluna })
    await execute(document, {}, { token: professora })
    expect(calls).toHaveLength(3)
    expect(sent.map(({ headers }) => headers['authorization'])).toEqual([undefined, undefined, undefined])
    expect(data).toEqual({
      tiposDeVaga: [{ nome: 'Empresa Jr', tipo: 'EMPRESA_JR' }],
      departamentos: [{ nome: 'Física' }],
      categoriasDeInteresse: [{ nome: 'Ciências' }],
    })
  })

  it('are requested again after a failure', async () => {
    let failing = true
    const { execute } = createTestGateway({
      ...script,
      'GET /departamentos/': () => (failing ? reply(500) : script['GET /departamentos/']),
    })
    expect((await execute('{ departamentos { nome } }')).codes).toEqual(['UPSTREAM_UNAVAILABLE'])
    failing = false
    expect((await execute('{ departamentos { nome } }')).data.departamentos).toHaveLength(1)
  })
})

describe('instituicao', () => {
  it('comes from the settings without a call', async () => {
    const { execute, calls } = createTestGateway({})
    const { data } = await execute(
      '{ instituicao { sigla dominiosDeProfessor prototipo suporte termos cursos locais { id nome } codigoDeAtividadesComplementares creditosComplementaresExigidos } }',
    )
    expect(data.instituicao).toEqual({
      sigla: 'UT',
      dominiosDeProfessor: ['ut.example', 'inf.ut.example'],
      prototipo: 'https://prototipo.ut.example',
      suporte: null,
      termos: 'https://ut.example/termos',
      cursos: ['Física', 'Letras'],
      locais: [
        { id: globalId('Local', '1'), nome: 'Remoto' },
        { id: globalId('Local', '2'), nome: 'PUC' },
      ],
      codigoDeAtividadesComplementares: 'ACP0900',
      creditosComplementaresExigidos: 10,
    })
    expect(calls).toEqual([])
  })
})
