import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway, globalId, professora } from '../../testing/createTestGateway.ts'
import { reply } from '../../testing/scriptUpstream.ts'

const as = { token: professora }
const vaga = globalId('Vaga', '12')
const gestor = globalId('Gestor', '12.71')
const bia = { id: 8, usuario: 'Bia', avatar: null }
const fields = 'meuPapel gestores { id pessoa { nome } email visivel aceitoEm }'
const ler = `{ vaga(codigo: "12") { ${fields} } }`

describe('the managers of a vaga', () => {
  it('come with the vaga itself', async () => {
    const rows = [
      { id: 71, usuario: bia, email: null, visivel: true, aceito_em: '2026-03-09T14:00:00Z' },
      { id: 72, usuario: null, email: 'c@ut.example', visivel: false, aceito_em: null },
    ]
    const { execute, calls } = createTestGateway({ 'GET /vagas/12': { id: 12, meu_papel: 'autor', gestores: rows } })
    const { data } = await execute(ler, {}, as)
    expect(calls).toEqual(['GET /vagas/12'])
    expect(data.vaga).toEqual({
      meuPapel: 'AUTOR',
      gestores: [
        { id: gestor, pessoa: { nome: 'Bia' }, email: null, visivel: true, aceitoEm: '2026-03-09T14:00:00.000Z' },
        { id: globalId('Gestor', '12.72'), pessoa: null, email: 'c@ut.example', visivel: false, aceitoEm: null },
      ],
    })
  })

  it('are null if the upstream omits them, and so are invitations', async () => {
    const { execute, calls } = createTestGateway({ 'GET /vagas/12': { id: 12 }, 'GET /gestores/convites': reply(404) })
    expect((await execute(ler, {}, { token: aluna })).data.vaga).toEqual({ meuPapel: null, gestores: null })
    const convites = '{ viewer { convites { visivel } } }'
    for (const _ of [1, 2]) expect((await execute(convites, {}, as)).data.viewer).toEqual({ convites: null })
    expect(calls).toEqual(['GET /vagas/12', 'GET /gestores/convites'])
  })

  it('cost a student no call in a list', async () => {
    const { execute, calls } = createTestGateway({
      'GET /vagas?skip=0&limit=20': { vagas: [{ id: 12 }, { id: 13 }], total: 2 },
    })
    const { data } = await execute('{ vagas { edges { node { meuPapel } } } }', {}, { token: aluna })
    expect(data.vagas.edges).toEqual([{ node: { meuPapel: null } }, { node: { meuPapel: null } }])
    expect(calls).toEqual(['GET /vagas?skip=0&limit=20'])
  })

  it('are null for an unknown role', async () => {
    const { execute } = createTestGateway({ 'GET /vagas/12': { id: 12, meu_papel: 'diretor', gestores: [] } })
    expect((await execute(ler, {}, as)).data.vaga).toEqual({ meuPapel: null, gestores: [] })
  })
})

it('an invitation has its vaga; fields that the invitation lacks cost a call', async () => {
  const { execute, calls } = createTestGateway({
    'GET /gestores/convites': [{ vaga: { id: 13, titulo: 'Óptica' }, visivel: true }],
    'GET /vagas/13': { id: 13, titulo: 'Óptica', status: 'encerrada' },
  })
  const ask = async (selection: string) =>
    (await execute(`{ viewer { convites { vaga ${selection} } } } ${parte}`, {}, as)).data.viewer.convites
  const parte = 'fragment Parte on Vaga { titulo }'
  expect(await ask('{ id ... on Vaga { codigo } ...Parte }')).toEqual([
    { vaga: { id: globalId('Vaga', '13'), codigo: '13', titulo: 'Óptica' } },
  ])
  expect(calls).toEqual(['GET /gestores/convites'])
  expect(await ask('{ status ...Parte }')).toEqual([{ vaga: { status: 'ENCERRADA', titulo: 'Óptica' } }])
  expect(calls.slice(1)).toEqual(['GET /gestores/convites', 'GET /vagas/13'])
  const inList = await execute('{ viewer { convites { vaga { respostas { __typename } } } } }', {}, as)
  expect(inList.codes).toEqual(['TOO_MANY_CALLS'])
})

describe('an invitation', () => {
  const convidar = (input: string) => `mutation { convidarGestor(input: { vaga: "${vaga}", ${input} }) {
    __typename ... on ConvidarGestorSuccess { vaga { ${fields} } }
    ... on EntradaInvalida { mensagem campos { campo } } } }`
  const path = 'POST /vagas/12/gestores'

  it('is sent to a person or an e-mail, and returns the vaga afterwards', async () => {
    const now = { id: 12, meu_papel: 'autor', gestores: [] }
    const { execute, calls } = createTestGateway({ [path]: [], 'GET /vagas/12': now })
    for (const input of [
      `convidado: { pessoa: "${globalId('Pessoa', '8')}" }, visivel: true`,
      'convidado: { email: " c@ut.example " }, visivel: false',
    ]) {
      const { data } = await execute(convidar(input), {}, as)
      expect(data.convidarGestor).toMatchObject({ __typename: 'ConvidarGestorSuccess', vaga: { meuPapel: 'AUTOR' } })
    }
    expect(calls).toEqual([path, 'GET /vagas/12', path, 'GET /vagas/12'])
  })

  it.each([
    ['email', 'email: "c@ut.example"', { email: 'c@ut.example', visivel: true }],
    ['usuario', `pessoa: "${globalId('Pessoa', '8')}"`, { usuario: 8, visivel: true }],
  ])('shows the API’s reason for `%s` at the field', async (wire, convidado, expected) => {
    const detail = [{ loc: ['body', wire], msg: 'Não pode.' }]
    const { execute, sent } = createTestGateway({ [path]: reply(422, { detail }) })
    const { data } = await execute(convidar(`convidado: { ${convidado} }, visivel: true`), {}, as)
    const campo = `convidado.${convidado.split(':')[0]}`
    expect(data.convidarGestor).toMatchObject({ __typename: 'EntradaInvalida', campos: [{ campo }] })
    expect(sent.map(({ body }) => JSON.parse(String(body)))).toEqual([expected])
  })

  it('is for one person: with both or with neither nothing is sent', async () => {
    const { execute, calls } = createTestGateway({})
    for (const both of [{}, { pessoa: globalId('Pessoa', '8'), email: 'c@ut.example' }, { email: null }]) {
      const document = `mutation ($convidado: ConvidadoInput!) { convidarGestor(input: {
        vaga: "${vaga}", convidado: $convidado, visivel: true }) { __typename } }`
      expect((await execute(document, { convidado: both }, as)).codes).toEqual(['BAD_USER_INPUT'])
    }
    expect(calls).toEqual([])
  })

  it('shows the API’s refusal of one too many', async () => {
    const detail = 'São no máximo 5 pessoas além de você.'
    const { execute } = createTestGateway({ [path]: reply(409, { detail }) })
    const { data } = await execute(convidar('convidado: { email: "c@ut.example" }, visivel: true'), {}, as)
    expect(data.convidarGestor).toMatchObject({ __typename: 'EntradaInvalida', mensagem: detail })
  })

  it('is accepted or declined once: an expired one says so, with the remaining ones', async () => {
    const detail = 'Este convite não está mais aberto.'
    const { execute } = createTestGateway({
      'POST /vagas/12/gestores/convite': reply(404, { detail }),
      'GET /gestores/convites': [{ id: 73, vaga: { id: 13, titulo: 'Óptica' }, convidado_por: bia, visivel: true }],
    })
    const { data } = await execute(
      `mutation { responderConvite(input: { vaga: "${vaga}", aceitar: true }) { __typename ... on ConviteFechado {
        mensagem viewer { convites { vaga { id codigo titulo } convidadoPor { nome } visivel } } } } }`,
      {},
      as,
    )
    const left = {
      vaga: { id: globalId('Vaga', '13'), codigo: '13', titulo: 'Óptica' },
      convidadoPor: { nome: 'Bia' },
      visivel: true,
    }
    expect(data.responderConvite).toEqual({
      __typename: 'ConviteFechado',
      mensagem: detail,
      viewer: { convites: [left] },
    })
  })
})

it('a co-manager’s visibility to students changes, and the vaga shows it', async () => {
  const now = { id: 12, meu_papel: 'autor', gestores: [{ id: 71, usuario: bia, visivel: false }] }
  const { execute, calls, sent } = createTestGateway({ 'PUT /vagas/12/gestores/71': [], 'GET /vagas/12': now })
  const input = `vaga: "${vaga}", gestor: "${gestor}", visivel: false`
  const document = `mutation { mostrarGestor(input: { ${input} }) { __typename
    ... on MostrarGestorSuccess { vaga { gestores { id visivel } } } } }`
  expect((await execute(document, {}, as)).data.mostrarGestor).toEqual({
    __typename: 'MostrarGestorSuccess',
    vaga: { gestores: [{ id: gestor, visivel: false }] },
  })
  expect(JSON.parse(String(sent[0]?.body))).toEqual({ visivel: false })
  expect(calls).toEqual(['PUT /vagas/12/gestores/71', 'GET /vagas/12'])
})

it('a co-manager of one vaga does not count for another', async () => {
  const { execute, calls } = createTestGateway({})
  const other = `mutation { removerGestor(input: { vaga: "${globalId('Vaga', '13')}", gestor: "${gestor}" }) { __typename } }`
  expect((await execute(other, {}, as)).codes).toEqual(['BAD_USER_INPUT'])
  expect(calls).toEqual([])
})
