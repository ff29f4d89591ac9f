import { describe, expect, it } from 'vitest'
import { createTestGateway } from './testing/createTestGateway.ts'

/* What clients besides the web app rely on: Apollo, urql, graphql-sse. */

const url = 'http://gateway/graphql'
const json = { 'content-type': 'application/json' }
const post = (body: unknown, headers: Record<string, string> = json) => {
  return { method: 'POST', headers: { ...headers }, body: JSON.stringify(body) }
}

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
