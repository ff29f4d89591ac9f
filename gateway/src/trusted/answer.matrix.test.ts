import * as fc from 'fast-check'
import { serverAudits } from 'graphql-http'
import { parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { createBothPaths } from '../testing/createBothPaths.ts'
import { aluna, globalId, professora } from '../testing/createTestGateway.ts'
import { operations } from '../testing/operations/operations.ts'
import type { Operation } from '../testing/operations/operation.ts'
import { reply } from '../testing/scriptUpstream.ts'

const documents = Object.fromEntries(operations.map(({ name, query }) => [name, query]))

const answers: [kind: string, answer: (body: unknown) => unknown][] = [
  ['a valid response', body => body],
  ['another valid response', body => reply(200, `\uFEFF${JSON.stringify(body)}`, 'text/html')],
  ...[302, 400, 401, 403, 404, 405, 409, 413, 418, 422, 429, 500, 503, 504].map((status): [string, () => unknown] => [
    `the status ${status}`,
    () => reply(status, { detail: `Não: ${status}` }),
  ]),
  ['nothing', () => Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }))],
  ['a body that is no JSON', () => reply(200, '<html>')],
  ['a body with nothing valid', () => ({ nope: 1 })],
  ['a list of nulls', () => [null, null]],
  ['a body that is too large', () => ({ x: 'x'.repeat(30_000) })],
]

/** Sends an operation on both paths, with both media types, to an upstream that answers so. */
async function compare({ name, token, call, body }: Operation, answer: (body: unknown) => unknown) {
  const next = answer(body)
  if (next instanceof Promise) next.catch(() => {})
  // Public lists are cached: each response needs new gateways.
  const { byShort, byYoga, logged } = await createBothPaths({ 'GET /vagas/tipo': [], [call]: () => next }, documents)
  for (const accept of ['application/json', 'application/graphql-response+json, application/json']) {
    const wanted = await byYoga({ query: documents[name] }, token, accept)
    expect(await byShort({ documentId: name }, token, accept)).toEqual(wanted)
  }
  const told = (way: string) => logged.filter(each => each.way === way).map(({ entry }) => entry)
  expect(told('short')).toEqual(told('yoga'))
}

describe('both paths', () => {
  const [oneOperation] = operations

  it.each(answers)('respond alike when the upstream sends %s', async (_, answer) => {
    if (oneOperation) await compare(oneOperation, answer)
  })

  it('respond alike to any operation, whatever the upstream sends', async () => {
    const pairs = fc.tuple(fc.constantFrom(...operations), fc.constantFrom(...answers))
    const property = fc.asyncProperty(pairs, async ([operation, [, answer]]) => compare(operation, answer))
    await fc.assert(property, { numRuns: 60, endOnFailure: true })
  })
})

describe('a request with variables', async () => {
  const query = `query Lista($first: Int!, $filtro: VagaFiltro, $so: Boolean = false) {
    vagas(first: $first, filtro: $filtro) { total @skip(if: $so) edges @include(if: $so) { node { titulo } } } }`
  const page = { vagas: [{ id: 1, titulo: 'Á' }], total: 1, recommended_count: 0 }
  const script = { 'GET /vagas?skip=0&limit=2': page, 'GET /vagas/tipo': [] }
  const { byShort, byYoga } = await createBothPaths(script, { lista: query })

  it.each([
    [{ first: 2 }],
    [{ first: 2, so: true }],
    [{}],
    [null],
    [{ first: 'dois' }],
    [{ first: -1 }],
    [{ first: 2, filtro: { tipos: ['X'] } }],
    [{ first: 2, filtro: { nada: 1 } }],
    [{ first: 2, filtro: { tipos: [] }, mais: 1 }],
    [{ first: null }],
  ])('responds alike on both paths with %j', async variables => {
    for (const accept of ['application/json', 'application/graphql-response+json']) {
      const wanted = await byYoga({ query, variables }, aluna, accept)
      expect(await byShort({ documentId: 'lista', variables }, aluna, accept)).toEqual(wanted)
    }
  })
})

describe('a mutation with a list of inputs', async () => {
  const query = `mutation Mover($input: MoverCandidaturasInput!) { moverCandidaturas(input: $input) { __typename
    ... on MoverCandidaturasSuccess { movidas { id etapa retida versao } recusadas { mensagem } selecao { retidas } }
    ... on EntradaInvalida { campos { campo mensagem } } } }`
  const selecao = { vagas: null, aprovadas: 1, retidas: 1, divulgacao_em: null }
  const movidas = [{ id: 31, etapa: 'aprovada', retida: true, versao: 4 }]
  const sent: unknown[] = []
  const script = {
    'POST /vagas/12/selecao/movimentos': ({ body }: { body: string }) => {
      sent.push(JSON.parse(body))
      return { movidas, recusadas: [], selecao }
    },
  }
  const { byShort, byYoga } = await createBothPaths(script, { mover: query })
  const candidaturas = [31, 32].map(codigo => ({ candidatura: globalId('Candidatura', `12.${codigo}`), versao: 3 }))
  const input = { vaga: globalId('Vaga', '12'), candidaturas, para: 'APROVADA', chave: 'c1' }

  it.each([
    [input, 2],
    [{ ...input, reter: true, palavra: 'Parabéns!' }, 2],
    [{ ...input, candidaturas: [] }, 2],
    [{ ...input, para: 'ARQUIVADA' }, 0],
    [{ ...input, candidaturas: [{ candidatura: globalId('Candidatura', '12.31') }] }, 0],
    [{ ...input, reter: null }, 0],
  ])('responds alike on both paths with %j', async (given, calls) => {
    sent.length = 0
    const wanted = await byYoga({ query, variables: { input: given } }, professora)
    expect(await byShort({ documentId: 'mover', variables: { input: given } }, professora)).toEqual(wanted)
    expect(sent).toHaveLength(calls)
    expect(sent[0]).toEqual(sent[1])
  })
})

describe('in production', () => {
  it('no error tells a name of the schema, on either path', async () => {
    const query = 'query ($filtro: VagaFiltro) { vagas(first: 2, filtro: $filtro) { total } }'
    const { byShort, byYoga } = await createBothPaths({}, { lista: query }, true)
    const params = { documentId: 'lista', variables: { filtro: { tipo: [] } } }
    const wanted = await byYoga(params, aluna)
    expect(await byShort(params, aluna)).toEqual(wanted)
    expect(wanted.errors[0].message).toBe('Há algo errado nos dados enviados.')
  })
})

describe('a token that names nobody', () => {
  it('is UNAUTHENTICATED on both paths, and only where it is read', async () => {
    const query = '{ instituicao { sigla } viewer { papel } }'
    const { byShort, byYoga } = await createBothPaths({}, { query })
    const wanted = await byYoga({ query }, 'nonsense')
    expect(await byShort({ documentId: 'query' }, 'nonsense')).toEqual(wanted)
    expect(wanted.data).toEqual({ instituicao: { sigla: 'UT' }, viewer: null })
    expect(wanted.errors[0].extensions.code).toBe('UNAUTHENTICATED')
  })
})

describe('a bug', () => {
  it('reveals as little on both paths, and logs as much', async () => {
    const broken = { 'GET /departamentos/': () => Promise.reject(new TypeError('secret')) }
    const query = '{ departamentos { nome } }'
    const { byShort, byYoga } = await createBothPaths(broken, { query })
    const wanted = await byYoga({ query })
    expect(await byShort({ documentId: 'query' })).toEqual(wanted)
    expect(JSON.stringify(wanted)).not.toContain('secret')
  })
})

describe('requests that Yoga handles', async () => {
  const { byShort, url } = await createBothPaths(
    {},
    {
      sigla: '{ instituicao { sigla } }',
      novas: 'subscription { notificacaoRecebida { titulo } }',
      errado: '{ viewer { ',
    },
  )
  const post = async (init: RequestInit) => (await fetch(url, { method: 'POST', ...init })).status
  const json = { 'content-type': 'application/json' }
  const sigla = JSON.stringify({ documentId: 'sigla' })

  it('is not a trusted query', async () => {
    expect(await byShort({ documentId: 'sigla' })).toMatchObject({
      status: 200,
      data: { instituicao: { sigla: 'UT' } },
    })
    expect(await byShort({ documentId: 'sigla', operationName: null, query: null })).toMatchObject({ status: 200 })
  })

  it.each([
    ['a document as text', { query: '{ instituicao { sigla } }' }],
    ['a text with an id', { documentId: 'sigla', query: '{ instituicao { sigla } }' }],
    ['an operation name', { documentId: 'sigla', operationName: 'X' }],
    ['an unknown parameter', { documentId: 'sigla', outro: 1 }],
    ['an unknown id', { documentId: 'toString' }],
    ['an id that is not a string', { documentId: ['sigla'] }],
    ['variables that are a list', { documentId: 'sigla', variables: [] }],
    ['a batch', [{ documentId: 'sigla' }]],
    ['a subscription', { documentId: 'novas' }],
    ['an invalid document', { documentId: 'errado' }],
    ['nothing', {}],
    ['a text', 'sigla'],
  ])('is %s', async (_, body) => {
    expect((await byShort(body)).status).toBe(599)
  })

  it('is a request in another form', async () => {
    expect(await post({ headers: json, body: sigla })).toBe(200)
    expect(await post({ headers: { 'content-type': 'application/json; charset=utf-8' }, body: sigla })).toBe(200)
    for (const type of ['text/plain', 'application/json-patch+json', 'application/jsonp']) {
      expect(await post({ headers: { 'content-type': type }, body: sigla })).toBe(599)
    }
    expect(await post({ headers: { ...json, accept: 'text/event-stream' }, body: sigla })).toBe(599)
    expect(await post({ headers: json, body: 'no JSON' })).toBe(599)
    expect(await post({ headers: json, body: sigla + ' '.repeat(1024 * 1024) })).toBe(599)
    const stream = new Blob([sigla]).stream()
    expect(await post({ headers: json, body: stream, duplex: 'half' } as RequestInit)).toBe(599)
    expect((await fetch(`${url}?documentId=sigla`, { headers: json })).status).toBe(599)
  })
})

describe('GraphQL over HTTP, for trusted documents', () => {
  const known: Record<string, string> = {}
  const ready = createBothPaths({}, known)

  /** Sends the audits' texts by id if the text is a document at all. */
  const fetchById = async (_: string, init: RequestInit = {}) => {
    const { url } = await ready
    const params = readParams(init.body)
    if (!params) return fetch(url, init)
    known[params.query] = params.query
    const { query: documentId, ...rest } = params
    return fetch(url, { ...init, body: JSON.stringify({ ...rest, documentId }) })
  }

  it.each(
    serverAudits({ url: 'http://gateway/graphql', fetchFn: fetchById }).map(audit => [audit.name, audit] as const),
  )('%s', async (_, audit) => {
    const result = await audit.fn()
    // Requests left to Yoga are audited in gateway.test.ts.
    if ('response' in result && result.response.status === 599) return
    expect(result, 'reason' in result ? result.reason : '').toMatchObject({ status: 'ok' })
  })
})

function readParams(body: unknown): { query: string } | null {
  try {
    const params = JSON.parse(String(body))
    parse(params.query)
    return params
  } catch {
    return null
  }
}
