import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway, globalId, professora } from '../testing/createTestGateway.ts'
import { reply } from '../testing/scriptUpstream.ts'

/* What a person, a conversation, a candidatura and a department lead to. */

const vaga = (id: number) => ({
  id,
  titulo: `Vaga ${id}`,
  department: { id: 3, name: 'Física' },
  autor: { id: 9, usuario: 'Rita' },
})
const conversas = [
  { usuario_id: 8, nome: 'Bia', ultima_mensagem: 'Oi' },
  { usuario_id: 9, nome: 'Rita', ultima_mensagem: 'Olá' },
]
const messages = [
  { id: 1, conteudo: 'm1', criado_em: '2026-03-01T10:00:00Z', remetente_id: 7, destinatario_id: 9 },
  { id: 2, conteudo: 'm2', criado_em: '2026-03-01T11:00:00Z', remetente_id: 9, destinatario_id: 7 },
]
const as = { token: aluna }

describe('Pessoa.perfil', () => {
  const document = '{ vaga(codigo: "12") { titulo autor { nome perfil { sobre } } } }'

  it('is the profile of the author, for one more call', async () => {
    const script = { 'GET /vagas/12': vaga(12), 'GET /users/9': { id: 9, usuario: 'Rita', sobre: 'Óptica.' } }
    const { execute, calls } = createTestGateway(script)
    expect((await execute(document, {}, as)).data.vaga.autor).toEqual({ nome: 'Rita', perfil: { sobre: 'Óptica.' } })
    expect(calls).toEqual(Object.keys(script))
  })

  it('is null for an account that is gone, and fails alone', async () => {
    const gone = createTestGateway({ 'GET /vagas/12': vaga(12), 'GET /users/9': reply(404) })
    expect(await gone.execute(document, {}, as)).toMatchObject({ data: { vaga: { autor: { perfil: null } } } })
    const failing = createTestGateway({ 'GET /vagas/12': vaga(12), 'GET /users/9': reply(500) })
    const { data, codes } = await failing.execute(document, {}, as)
    expect(data.vaga).toEqual({ titulo: 'Vaga 12', autor: { nome: 'Rita', perfil: null } })
    expect(codes).toEqual(['UPSTREAM_UNAVAILABLE'])
  })

  it.each([
    ['a list', '{ vagas { edges { node { autor { perfil { sobre } } } } } }'],
    ['a list of one', '{ vagas(first: 1) { edges { node { autor { perfil { sobre } } } } } }'],
    ['nodes', `{ nodes(ids: ["${globalId('Vaga', '12')}"]) { ... on Vaga { autor { perfil { sobre } } } } }`],
    [
      'nodes, in a fragment',
      `{ nodes(ids: ["${globalId('Vaga', '12')}"]) { ...quem } } fragment quem on Vaga { autor { perfil { sobre } } }`,
    ],
  ])('is TOO_MANY_CALLS in %s, without a call for it', async (_, query) => {
    const { execute, calls } = createTestGateway({
      'GET /vagas?skip=0&limit=20': { vagas: [vaga(12)], total: 1 },
      'GET /vagas?skip=0&limit=1': { vagas: [vaga(12)], total: 1 },
      'GET /vagas/12': vaga(12),
    })
    expect((await execute(query, {}, as)).codes).toEqual(['TOO_MANY_CALLS'])
    expect(calls).toHaveLength(1)
  })

  it('needs a token, and no call tells so', async () => {
    const { execute, calls } = createTestGateway({})
    expect((await execute(document)).codes).toEqual(['UNAUTHENTICATED'])
    expect(calls).toEqual([])
  })
})

describe('Conversa.mensagens', () => {
  const fields =
    'mensagens(first: 1, after: $after) { pageInfo { hasNextPage endCursor } edges { node { conteudo minha } } }'
  const document = `query ($after: String) { viewer { conversa(codigo: "9") { ultimaMensagem ${fields} } } }`

  it('has the messages window by window, newest first, in one call each', async () => {
    const { execute, calls } = createTestGateway({
      'GET /mensagens/conversas': conversas,
      'GET /mensagens/conversa/9?limit=2': messages,
      'GET /mensagens/conversa/9?antes=2&limit=2': messages.slice(0, 1),
    })
    const { conversa } = (await execute(document, {}, as)).data.viewer
    expect(conversa.mensagens.edges).toEqual([{ node: { conteudo: 'm2', minha: false } }])
    const { hasNextPage, endCursor: after } = conversa.mensagens.pageInfo
    expect(hasNextPage).toBe(true)
    const older = (await execute(document, { after }, as)).data.viewer.conversa.mensagens
    expect(older).toMatchObject({ pageInfo: { hasNextPage: false }, edges: [{ node: { conteudo: 'm1' } }] })
    expect(calls).toHaveLength(4)
  })

  it('fails alone, and is TOO_MANY_CALLS in the list of conversations', async () => {
    const failing = createTestGateway({
      'GET /mensagens/conversas': conversas,
      'GET /mensagens/conversa/9?limit=2': reply(500),
    })
    const { data, codes } = await failing.execute(document, {}, as)
    expect(data.viewer.conversa).toEqual({ ultimaMensagem: 'Olá', mensagens: null })
    expect(codes).toEqual(['UPSTREAM_UNAVAILABLE'])
    const { execute, calls } = createTestGateway({ 'GET /mensagens/conversas': conversas })
    const list = '{ viewer { conversas { edges { node { mensagens { edges { cursor } } } } } } }'
    expect((await execute(list, {}, as)).codes).toEqual(['TOO_MANY_CALLS', 'TOO_MANY_CALLS'])
    expect(calls).toEqual(['GET /mensagens/conversas'])
  })
})

describe('Candidatura.conversa', () => {
  const minhas = [12, 13].map(id => ({ id: 100 + id, vaga: { ...vaga(id), autor: { id: id === 12 ? 9 : 50 } } }))
  const own = '{ viewer { candidaturas { edges { node { conversa { ultimaMensagem } } } } } }'

  it('is that of a student with each author, in one call for the whole list, null if they never wrote', async () => {
    const { execute, calls } = createTestGateway({
      'GET /candidaturas?skip=0&limit=20': { candidaturas: minhas, total: 2 },
      'GET /mensagens/conversas': conversas,
    })
    const { edges } = (await execute(own, {}, as)).data.viewer.candidaturas
    expect(edges).toEqual([{ node: { conversa: { ultimaMensagem: 'Olá' } } }, { node: { conversa: null } }])
    expect(calls).toEqual(['GET /candidaturas?skip=0&limit=20', 'GET /mensagens/conversas'])
  })

  it('is that of a professor with each candidate, in one call for all', async () => {
    const { execute, calls } = createTestGateway({
      'GET /candidaturas/vaga/12': [8, 60].map(id => ({ id, candidato: { id, usuario: `P${id}` } })),
      'GET /mensagens/conversas': conversas,
    })
    const query = '{ vaga(codigo: "12") { candidaturas { edges { node { conversa { pessoa { nome } } } } } } }'
    const { edges } = (await execute(query, {}, { token: professora })).data.vaga.candidaturas
    expect(edges).toEqual([{ node: { conversa: { pessoa: { nome: 'Bia' } } } }, { node: { conversa: null } }])
    expect(calls).toEqual(['GET /candidaturas/vaga/12', 'GET /mensagens/conversas'])
  })

  it('reads the vaga of a new candidatura for its author, and fails alone', async () => {
    const document = `mutation { candidatar(input: { vaga: "${globalId('Vaga', '12')}" }) {
      ... on CandidatarSuccess { candidaturaEdge { node { codigo conversa { pessoa { nome } } } } } } }`
    const script = { 'POST /candidaturas/vaga/12': reply(201, { id: 31 }), 'GET /vagas/12': vaga(12) }
    const { execute, calls } = createTestGateway({ ...script, 'GET /mensagens/conversas': conversas })
    const { node } = (await execute(document, {}, as)).data.candidatar.candidaturaEdge
    expect(node).toEqual({ codigo: '31', conversa: { pessoa: { nome: 'Rita' } } })
    expect(calls).toEqual(['POST /candidaturas/vaga/12', 'GET /vagas/12', 'GET /mensagens/conversas'])
    const failing = createTestGateway({ ...script, 'GET /mensagens/conversas': reply(500) })
    expect((await failing.execute(document, {}, as)).data.candidatar.candidaturaEdge.node).toEqual({
      codigo: '31',
      conversa: null,
    })
  })
})

describe('Departamento.vagas', () => {
  const fields = 'vagas(first: 2) { total pageInfo { hasNextPage endCursor } edges { node { titulo } } }'
  const document = `{ node(id: "${globalId('Departamento', '3')}") { ... on Departamento { nome ${fields} } } }`
  const call = 'GET /vagas?skip=0&limit=2&departamento=3'

  it('has the open vagas of the department, window by window', async () => {
    const script = {
      'GET /departamentos/': [{ id: 3, name: 'Física' }],
      [call]: { vagas: [vaga(12), vaga(13)], total: 3 },
    }
    const { execute, calls } = createTestGateway(script)
    const { vagas } = (await execute(document, {}, as)).data.node
    expect(vagas).toMatchObject({ total: 3, edges: [{ node: { titulo: 'Vaga 12' } }, { node: { titulo: 'Vaga 13' } }] })
    expect(vagas.pageInfo.hasNextPage).toBe(true)
    expect(calls).toEqual(Object.keys(script))
  })

  it('comes with the department of one vaga, and fails alone', async () => {
    const { execute } = createTestGateway({ 'GET /vagas/12': vaga(12), [call]: reply(500) })
    const { data, codes } = await execute(`{ vaga(codigo: "12") { departamento { nome ${fields} } } }`, {}, as)
    expect(data.vaga.departamento).toEqual({ nome: 'Física', vagas: null })
    expect(codes).toEqual(['UPSTREAM_UNAVAILABLE'])
  })

  it('needs a token, as all vagas do, and is TOO_MANY_CALLS in the list of departments', async () => {
    const { execute, calls } = createTestGateway({ 'GET /departamentos/': [{ id: 3, name: 'Física' }] })
    expect((await execute(document)).codes).toEqual(['UNAUTHENTICATED'])
    expect((await execute(`{ departamentos { ${fields} } }`, {}, as)).codes).toEqual(['TOO_MANY_CALLS'])
    expect(calls).toEqual(['GET /departamentos/'])
  })
})

describe('nodes of one kind', () => {
  const idsOf = (type: string, keys: string[]) => ({ ids: keys.map(key => globalId(type, key)) })
  const own = 'GET /candidaturas?skip=0&limit=100'
  const minhas = [12, 13].map(id => ({
    id: 100 + id,
    etapa: 'recebida',
    vaga: vaga(id),
    carta_motivacao: `Carta ${id}`,
  }))

  it('are one call for the candidaturas of a vaga, as its managers read them', async () => {
    const { execute, calls } = createTestGateway({
      'GET /candidaturas/vaga/12': [31, 32, 33].map(id => ({ id, candidato: { id, usuario: `P${id}` } })),
    })
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Candidatura { candidato { pessoa { nome } } } } }'
    const ids = idsOf('Candidatura', ['12.33', '12.31', '12.99'])
    const { data } = await execute(query, ids, { token: professora })
    const named = (nome: string) => ({ candidato: { pessoa: { nome } } })
    expect(data.nodes).toEqual([named('P33'), named('P31'), null])
    expect(calls).toEqual(['GET /candidaturas/vaga/12'])
  })

  const letters = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Candidatura { cartaDeMotivacao } } }'

  it('are one call for the candidaturas of a student', async () => {
    const { execute, calls } = createTestGateway({ [own]: { candidaturas: minhas, total: 2 } })
    const { data } = await execute(letters, idsOf('Candidatura', ['13.113', '12.112']), as)
    expect(data.nodes).toEqual([{ cartaDeMotivacao: 'Carta 13' }, { cartaDeMotivacao: 'Carta 12' }])
    expect(calls).toEqual([own])
  })

  it('are one more call for each candidatura that is older than the newest hundred', async () => {
    const { execute, calls } = createTestGateway({
      [own]: { candidaturas: minhas, total: 300 },
      [`${own}&vaga=14`]: { candidaturas: [{ id: 114, vaga: vaga(14), carta_motivacao: 'Carta 14' }], total: 1 },
    })
    const { data } = await execute(letters, idsOf('Candidatura', ['12.112', '14.114']), as)
    expect(data.nodes).toEqual([{ cartaDeMotivacao: 'Carta 12' }, { cartaDeMotivacao: 'Carta 14' }])
    expect(calls).toEqual([own, `${own}&vaga=14`])
  })

  it('are one call for the situations of a student, and one more where they did not apply', async () => {
    const status = 'GET /api/candidaturas/vaga/15/candidatura-status'
    const { execute, calls } = createTestGateway({
      [own]: { candidaturas: minhas, total: 2 },
      [status]: { has_applied: false },
    })
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on SituacaoDaCandidatura { candidatado etapa } } }'
    const { data } = await execute(query, idsOf('SituacaoDaCandidatura', ['7.12', '7.13', '7.15']), as)
    const applied = { candidatado: true, etapa: 'RECEBIDA' }
    expect(data.nodes).toEqual([applied, applied, { candidatado: false, etapa: null }])
    expect(calls).toEqual([own, status])
  })
})

const list = `query ($first: Int, $after: String) { vagas(first: $first, after: $after) { total pageInfo { hasNextPage endCursor }
  edges { node { titulo } } } }`

it('loses the only row of a window if that is unreadable, not the list, and goes on after it', async () => {
  const { execute } = createTestGateway({
    'GET /vagas?skip=0&limit=1': { vagas: [{ id: 1, titulo: {} }], total: 2 },
    'GET /vagas?skip=1&limit=1': { vagas: [{ id: 2, titulo: 'Vaga 2' }], total: 2 },
  })
  const first = await execute(list, { first: 1 }, as)
  expect(first.errors).toBeUndefined()
  expect(first.data.vagas).toMatchObject({ total: 1, edges: [], pageInfo: { hasNextPage: true } })
  const second = await execute(list, { first: 1, after: first.data.vagas.pageInfo.endCursor }, as)
  expect(second.data.vagas.edges).toMatchObject([{ node: { titulo: 'Vaga 2' } }])
})
