import { describe, expect, it } from 'vitest'
import { aluna, createTestGateway, globalId, professora } from '../../testing/createTestGateway.ts'
import { reply } from '../../testing/scriptUpstream.ts'

const candidatura = globalId('Candidatura', '12.31')
const id = globalId('Avaliacao', '31')
const body = { nota: 4, etiquetas: ['Chamar'], anotacoes: 2 }
const avaliacao = { id, nota: 4, etiquetas: ['Chamar'], totalDeAnotacoes: 2 }
const fields = '{ id nota etiquetas totalDeAnotacoes }'
const nota = { id: 5, texto: 'Ligar.', criado_em: '2026-03-10T09:00:00-03:00', autor: { id: 9, usuario: 'Rita' } }
const anotacao = {
  id: globalId('Anotacao', '31.5'),
  texto: 'Ligar.',
  criadaEm: '2026-03-10T12:00:00.000Z',
  autor: { nome: 'Rita' },
}
const as = { token: professora }

const list = `{ vaga(codigo: "12") { candidaturas { edges { node { avaliacao ${fields} } } } } }`
const anotacoes = `{ node(id: "${candidatura}") { ... on Candidatura { anotacoes { id texto criadaEm autor { nome } } } } }`
const avaliar = `mutation ($input: AvaliarCandidaturaInput!) { avaliarCandidatura(input: $input) { __typename
  ... on AvaliarCandidaturaSuccess { avaliacao ${fields} } ... on EntradaInvalida { mensagem campos { campo mensagem } } } }`
const anotar = `mutation ($input: AnotarCandidaturaInput!) { anotarCandidatura(input: $input) { __typename
  ... on AnotarCandidaturaSuccess { anotacao { id texto criadaEm autor { nome } } avaliacao ${fields} }
  ... on EntradaInvalida { mensagem campos { campo mensagem } } } }`
const excluir = `mutation ($input: ExcluirAnotacaoInput!) { excluirAnotacao(input: $input) { __typename
  ... on ExcluirAnotacaoSuccess { idDaAnotacao avaliacao ${fields} } } }`

const get = 'GET /candidaturas/31/avaliacao'
const notes = 'GET /candidaturas/31/anotacoes'

const invalid = (campo: string, mensagem: string) => ({
  __typename: 'EntradaInvalida',
  mensagem,
  campos: [{ campo, mensagem }],
})

describe('a professor’s notes on a candidatura', () => {
  it('come with the list of the vaga, and are null if the upstream has none', async () => {
    const rows = [{ id: 31, ...body }, { id: 32, nota: null, etiquetas: [], anotacoes: 0 }, { id: 33 }]
    const { execute, calls } = createTestGateway({ 'GET /candidaturas/vaga/12': rows })
    const none = { id: globalId('Avaliacao', '32'), nota: null, etiquetas: [], totalDeAnotacoes: 0 }
    expect((await execute(list, {}, as)).data.vaga.candidaturas.edges).toEqual([
      { node: { avaliacao } },
      { node: { avaliacao: none } },
      { node: { avaliacao: null } },
    ])
    expect(calls).toEqual(['GET /candidaturas/vaga/12'])
  })

  it('are read once for all candidaturas whose move omits them', async () => {
    const move = 'POST /vagas/12/selecao/movimentos'
    const movidas = [31, 32].map(each => ({ id: each, etapa: 'entrevista', retida: false, versao: 2 }))
    const { execute, calls } = createTestGateway({
      [move]: { movidas, recusadas: [], selecao: {} },
      'GET /candidaturas/vaga/12': movidas.map(row => ({ ...row, ...body })),
    })
    const document = `mutation { moverCandidaturas(input: { vaga: "${globalId('Vaga', '12')}", para: ENTREVISTA, chave: "c1",
      candidaturas: [{ candidatura: "${globalId('Candidatura', '12.31')}", versao: 1 }, { candidatura: "${globalId('Candidatura', '12.32')}", versao: 1 }] }) {
      ... on MoverCandidaturasSuccess { movidas { avaliacao ${fields} } } } }`
    const { data } = await execute(document, {}, as)
    const other = { ...avaliacao, id: globalId('Avaliacao', '32') }
    expect(data.moverCandidaturas.movidas).toEqual([{ avaliacao }, { avaliacao: other }])
    expect(calls).toEqual([move, 'GET /candidaturas/vaga/12'])
  })

  it('are null for a student without a call, whatever the upstream sends', async () => {
    const own = { candidaturas: [{ id: 31, vaga: { id: 12 }, ...body }], total: 1 }
    const { execute, calls } = createTestGateway({ 'GET /candidaturas?skip=0&limit=20': own })
    const document = `{ viewer { candidaturas { edges { node { avaliacao ${fields} } } } }
      avaliacao: node(id: "${id}") { id } anotacao: node(id: "${anotacao.id}") { id } }`
    const { data } = await execute(document, {}, { token: aluna })
    expect(data).toEqual({
      viewer: { candidaturas: { edges: [{ node: { avaliacao: null } }] } },
      avaliacao: null,
      anotacao: null,
    })
    expect(calls).toEqual(['GET /candidaturas?skip=0&limit=20'])
  })
})

describe('Candidatura.anotacoes', () => {
  it('costs one call', async () => {
    const gone = { ...nota, id: 6, autor: null }
    const { execute, calls } = createTestGateway({ [notes]: [nota, gone] })
    const { data } = await execute(anotacoes, {}, as)
    const second = { ...anotacao, id: globalId('Anotacao', '31.6'), autor: null }
    expect(data.node.anotacoes).toEqual([anotacao, second])
    expect(calls).toEqual([notes])
  })

  it.each([
    [405, [notes]],
    [404, [notes, 'GET /candidaturas/vaga/12']],
  ])('is null if the upstream responds %i, and is not requested again', async (status, made) => {
    const { execute, calls } = createTestGateway({ [notes]: reply(status), 'GET /candidaturas/vaga/12': [{ id: 31 }] })
    for (const document of [anotacoes, anotacoes]) {
      const { data, errors } = await execute(document, {}, as)
      expect(errors).toBeUndefined()
      expect(data.node.anotacoes).toBeNull()
    }
    expect(calls).toEqual(made)
  })

  it('forwards a 403 as FORBIDDEN', async () => {
    const { execute } = createTestGateway({ [notes]: reply(403) })
    expect((await execute(anotacoes, {}, as)).codes).toEqual(['FORBIDDEN'])
  })
})

describe('avaliarCandidatura', () => {
  const put = 'PUT /candidaturas/31/avaliacao'
  const input = { candidatura, nota: 4, etiquetas: [' Chamar '] }

  it('costs one call, and returns the new evaluation', async () => {
    const { execute, calls, sent } = createTestGateway({ [put]: body })
    const { data } = await execute(avaliar, { input }, as)
    expect(calls).toEqual([put])
    expect(JSON.parse(String(sent[0]?.body))).toEqual({ nota: 4, etiquetas: ['Chamar'] })
    expect(data.avaliarCandidatura).toEqual({ __typename: 'AvaliarCandidaturaSuccess', avaliacao })
  })

  it.each([
    { nota: null, etiquetas: [] },
    { nota: 1, etiquetas: Array.from({ length: 10 }, (_, index) => `${index}`.padEnd(30, 'x')) },
    { nota: 5, etiquetas: ['x'] },
  ])('sends $nota', async change => {
    const { execute, sent } = createTestGateway({ [put]: body })
    await execute(avaliar, { input: { candidatura, ...change } }, as)
    expect(JSON.parse(String(sent[0]?.body))).toEqual(change)
  })

  it('shows the API’s reason at its field', async () => {
    const detail = [{ loc: ['body', 'etiquetas', '0'], msg: 'Há um caractere invisível.' }]
    const { execute } = createTestGateway({ [put]: reply(422, { detail }) })
    const { data } = await execute(avaliar, { input }, as)
    expect(data.avaliarCandidatura).toMatchObject(invalid('etiquetas', 'Há um caractere invisível.'))
  })
})

describe('anotarCandidatura', () => {
  const post = 'POST /candidaturas/31/anotacoes'
  const input = { candidatura, texto: ' Ligar. ', chave: 'c1' }

  it('writes with the idempotency key, and reads the new total only if it is selected', async () => {
    const { execute, calls, sent } = createTestGateway({ [post]: reply(201, nota), [get]: body })
    const { data } = await execute(anotar, { input }, as)
    expect(calls).toEqual([post, get])
    expect(sent[0]?.headers).toMatchObject({ 'idempotency-key': 'c1' })
    expect(JSON.parse(String(sent[0]?.body))).toEqual({ texto: 'Ligar.' })
    expect(data.anotarCandidatura).toEqual({ __typename: 'AnotarCandidaturaSuccess', anotacao, avaliacao })
    await execute(anotar.replace(`avaliacao ${fields}`, ''), { input }, as)
    expect(calls).toEqual([post, get, post])
  })

  it('reports too many notes', async () => {
    const detail = 'São no máximo 100 anotações por candidatura. Exclua uma para escrever outra.'
    const { execute } = createTestGateway({ [post]: reply(409, { detail }) })
    const { data } = await execute(anotar, { input }, as)
    expect(data.anotarCandidatura).toEqual({ __typename: 'EntradaInvalida', mensagem: detail, campos: [] })
  })
})

describe('excluirAnotacao', () => {
  const remove = 'DELETE /candidaturas/31/anotacoes/5'

  it('returns the deleted note’s id, with the new total', async () => {
    const { execute, calls } = createTestGateway({ [remove]: reply(204), [get]: { ...body, anotacoes: 1 } })
    const { data } = await execute(excluir, { input: { candidatura, anotacao: anotacao.id } }, as)
    expect(calls).toEqual([remove, get])
    expect(data.excluirAnotacao).toEqual({
      __typename: 'ExcluirAnotacaoSuccess',
      idDaAnotacao: anotacao.id,
      avaliacao: { ...avaliacao, totalDeAnotacoes: 1 },
    })
  })

  it('refuses a note on another candidatura', async () => {
    const { execute, calls } = createTestGateway({})
    const input = { candidatura, anotacao: globalId('Anotacao', '32.5') }
    expect((await execute(excluir, { input }, as)).codes).toEqual(['BAD_USER_INPUT'])
    expect(calls).toEqual([])
  })

  it('forwards the 403 of somebody else’s note', async () => {
    const { execute } = createTestGateway({ [remove]: reply(403) })
    expect(
      (await execute(excluir, { input: { candidatura, anotacao: globalId('Anotacao', '31.5') } }, as)).codes,
    ).toEqual(['FORBIDDEN'])
  })
})

describe('avaliarCandidaturas', () => {
  const put = 'PUT /vagas/12/avaliacoes'
  const outra = globalId('Candidatura', '12.32')
  const input = { vaga: globalId('Vaga', '12'), candidaturas: [candidatura, outra], etiqueta: 'Chamar' }
  const document = `mutation ($input: AvaliarCandidaturasInput!) { avaliarCandidaturas(input: $input) { __typename
    ... on AvaliarCandidaturasSuccess { avaliadas ${fields} recusadas { idDaCandidatura mensagem } }
    ... on EntradaInvalida { mensagem campos { campo mensagem } } } }`

  it('costs one call for all, and returns those that were rated and why others were not', async () => {
    const recusada = { candidatura: 32, detail: 'Já tem 10 etiquetas.' }
    const { execute, calls, sent } = createTestGateway({
      [put]: { avaliadas: [{ candidatura: 31, ...body }], recusadas: [recusada] },
    })
    const { data } = await execute(document, { input }, as)
    expect(calls).toEqual([put])
    expect(JSON.parse(String(sent[0]?.body))).toEqual({ candidaturas: [31, 32], nota: null, etiqueta: 'Chamar' })
    expect(data.avaliarCandidaturas).toEqual({
      __typename: 'AvaliarCandidaturasSuccess',
      avaliadas: [avaliacao],
      recusadas: [{ idDaCandidatura: outra, mensagem: 'Já tem 10 etiquetas.' }],
    })
  })

  it('shows the API’s reason at its field', async () => {
    const detail = [{ loc: ['body', 'etiqueta'], msg: 'Escreva a etiqueta.' }]
    const { execute } = createTestGateway({ [put]: reply(422, { detail }) })
    const { data } = await execute(document, { input }, as)
    expect(data.avaliarCandidaturas).toMatchObject(invalid('etiqueta', 'Escreva a etiqueta.'))
  })
})
