import { describe, expect, it } from 'vitest'
import { createTestGateway } from './testing/createTestGateway.ts'

/* What clients besides the web app rely on: Apollo, urql, graphql-sse. */

const url = 'http://gateway/graphql'
const json = { 'content-type': 'application/json' }
const post = (body: unknown, headers: Record<string, string> = json) => {
  return { method: 'POST', headers: { ...headers }, body: JSON.stringify(body) }
}

it('a form needs a header that no web page may send, of Yoga or of Apollo', async () => {
  const { yoga } = createTestGateway({})
  const send = async (headers: Record<string, string>) => {
    const body = new FormData()
    body.set('operations', JSON.stringify({ query: '{ __typename }' }))
    body.set('map', '{}')
    return (await yoga.fetch(url, { method: 'POST', headers, body })).status
  }
  expect(await send({})).toBe(400)
  expect(await send({ 'x-graphql-yoga-csrf': '1' })).toBe(200)
  expect(await send({ 'apollo-require-preflight': 'true' })).toBe(200)
})

describe('a hash in place of a document', () => {
  const persistedQuery = { version: 1, sha256Hash: 'ecf4edb46db40b5132295c0291d62fb65d6759a9eedfa4d5d612dd5ec54a6b38' }

  it.each([true, false])('is refused as clients know it (production: %s)', async production => {
    const { yoga } = createTestGateway({}, { production })
    for (const [accept, status] of [
      ['application/json', 200],
      ['application/graphql-response+json', 400],
    ] as const) {
      const body = { operationName: 'Sigla', variables: {}, extensions: { persistedQuery } }
      const response = await yoga.fetch(url, post(body, { ...json, accept }))
      expect(response.status).toBe(status)
      expect((await response.json()).errors).toEqual([
        { message: 'PersistedQueryNotSupported', extensions: { code: 'BAD_USER_INPUT' } },
      ])
    }
  })

  it('is ignored beside the document', async () => {
    const { yoga } = createTestGateway({})
    const body = { query: '{ instituicao { sigla } }', extensions: { persistedQuery } }
    expect((await (await yoga.fetch(url, post(body))).json()).data).toEqual({ instituicao: { sigla: 'UT' } })
  })
})

describe('an event stream', () => {
  const novas = 'subscription { notificacaoRecebida { titulo } }'

  it.each([
    ['an unknown id', { documentId: 'def' }, 'UNKNOWN_DOCUMENT', false],
    ['an unknown id in production', { documentId: 'def' }, 'UNKNOWN_DOCUMENT', true],
    ['a document of the client’s own in production', { query: novas }, 'BAD_USER_INPUT', true],
    ['a syntax error', { query: 'subscription {' }, 'BAD_USER_INPUT', false],
    ['an unknown field', { query: 'subscription { nada }' }, 'BAD_USER_INPUT', false],
    ['a document that is too long', { query: `${novas}${' '.repeat(70_000)}` }, 'BAD_USER_INPUT', false],
    ['no token', { query: novas }, 'UNAUTHENTICATED', false],
  ])('reports %s as an event, with status 200', async (_, body, code, production) => {
    const { yoga } = createTestGateway({}, { production })
    const response = await yoga.fetch(url, post(body, { ...json, accept: 'text/event-stream' }))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/event-stream')
    const text = await response.text()
    expect(text).toContain(`"code":"${code}"`)
    expect(text.trimEnd()).toMatch(/event: complete\ndata:$/)
  })
})

describe('a token that names nobody', () => {
  const asked = { token: 'nonsense' }
  const id = Buffer.from('Historico:7').toString('base64url')

  it.each([
    ['a node', `{ node(id: "${id}") { id } }`],
    ['a mutation', 'mutation { marcarNotificacoesComoLidas(input: {}) { __typename } }'],
  ])('is UNAUTHENTICATED for %s, without a call', async (_, query) => {
    const { execute, calls } = createTestGateway({})
    expect((await execute(query, {}, asked)).codes).toEqual(['UNAUTHENTICATED'])
    expect(calls).toEqual([])
  })

  it('is UNAUTHENTICATED for a subscription', async () => {
    const { yoga } = createTestGateway({})
    const headers = { ...json, accept: 'text/event-stream', authorization: 'Bearer nonsense' }
    const response = await yoga.fetch(url, post({ query: 'subscription { novidades { __typename } }' }, headers))
    expect(await response.text()).toContain('"code":"UNAUTHENTICATED"')
  })

  it('does not matter where no token is read', async () => {
    const { execute } = createTestGateway({})
    expect((await execute('{ instituicao { sigla } }', {}, asked)).data).toEqual({ instituicao: { sigla: 'UT' } })
  })
})
