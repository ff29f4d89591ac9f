import { createServer, request } from 'node:http'
import { describe, expect, it } from 'vitest'
import { serverAudits } from 'graphql-http'
import { aluna, createTestGateway } from './testing/createTestGateway.ts'
import { reply } from './testing/scriptUpstream.ts'
import { toSignal } from './testing/toSignal.ts'
import type { Outgoing } from './upstream/transport/send.ts'

const url = 'http://gateway/graphql'
const json = { 'content-type': 'application/json' }
/** A copy of the headers: `yoga.fetch` writes the body's length into the given ones. */
const post = (body: unknown, headers: Record<string, string> = json) => {
  return { method: 'POST', headers: { ...headers }, body: JSON.stringify(body) }
}

describe('GraphQL over HTTP', () => {
  const { yoga } = createTestGateway({})

  it.each(
    serverAudits({ url, fetchFn: (url: string, init: RequestInit) => yoga.fetch(url, init) }).map(
      audit => [audit.name, audit] as const,
    ),
  )('%s', async (_, audit) => {
    const result = await audit.fn()
    expect(result, 'reason' in result ? result.reason : '').toMatchObject({ status: 'ok' })
  })

  it('refuses a batch with 400', async () => {
    const response = await yoga.fetch(url, post([{ query: '{ __typename }' }, { query: '{ __typename }' }]))
    expect(response.status).toBe(400)
  })

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'query={__typename}'],
    ['plain text', 'text/plain', '{"query":"{__typename}"}'],
    ['a bare document', 'application/graphql', '{ __typename }'],
  ])('refuses %s, which any web page may send', async (_, type, body) => {
    const response = await yoga.fetch(url, { method: 'POST', headers: { 'content-type': type }, body })
    expect(response.status).toBe(415)
  })

  it('refuses a mutation by GET', async () => {
    const response = await yoga.fetch(
      `${url}?query=${encodeURIComponent('mutation { sair { ... on SairSuccess { revogado } } }')}`,
    )
    expect(response.status).toBe(405)
  })

  it('sends no CORS headers', async () => {
    const response = await yoga.fetch(
      url,
      post({ query: '{ __typename }' }, { ...json, origin: 'https://evil.example' }),
    )
    expect([...response.headers.keys()].filter(name => name.startsWith('access-control'))).toEqual([])
  })

  it('refuses a JSON body above 128 KB, announced or not, and accepts one of 128 KB', async () => {
    const server = createServer((incoming, outgoing) => void yoga(incoming, outgoing)).listen(0)
    const send = (size: number, headers: Record<string, string>) => {
      const body = JSON.stringify({ query: '{ __typename }', variables: { x: 'x'.repeat(size) } })
      const address = server.address()
      const port = typeof address === 'object' ? address?.port : undefined
      return new Promise<number | undefined>((resolve, reject) => {
        const outgoing = request({ port, path: '/graphql', method: 'POST', headers: { ...json, ...headers } })
        outgoing.on('response', response => resolve(response.resume().statusCode)).on('error', reject)
        outgoing.end(body)
      })
    }
    const most = 128 * 1024
    expect(await send(most, {})).toBe(413)
    expect(await send(most, { 'transfer-encoding': 'chunked' })).toBe(413)
    expect(await send(most - 100, {})).toBe(200)
    expect(await send(most - 100, { 'transfer-encoding': 'chunked' })).toBe(200)
    server.close()
  })
})

describe('errors', () => {
  it('of a bug reveal nothing', async () => {
    const broken = () => {
      throw new TypeError('secret at /srv/app.ts:1')
    }
    const { yoga, logged } = createTestGateway({}, { instituicao: new Proxy({} as never, { get: broken }) })
    const text = await (await yoga.fetch(url, post({ query: '{ instituicao { nome } }' }))).text()
    expect(JSON.parse(text).errors[0]).toMatchObject({
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
      path: ['instituicao'],
    })
    expect(text).not.toMatch(/secret|app\.ts|TypeError/)
    expect(logged.some(entry => String(entry['error']).includes('secret'))).toBe(true)
  })

  it('of the upstream are logged with call, kind and request id, and reach the client as a sentence', async () => {
    const { yoga, logged } = createTestGateway({ 'GET /users/7': { id: 7, interesses: [{ nome: 3 }, { nome: 4 }] } })
    const headers = { ...json, authorization: `Bearer ${aluna}`, 'x-request-id': 'request-0001' }
    const text = await (await yoga.fetch(url, post({ query: '{ viewer { usuario { nome } } }' }, headers))).text()
    expect(JSON.parse(text).errors[0]).toMatchObject({
      message: 'O servidor da universidade deu uma resposta que não entendemos.',
      extensions: { code: 'UPSTREAM_CONTRACT' },
    })
    expect(logged).toEqual([
      {
        call: 'GET /users/7',
        kind: 'contract',
        reason: expect.stringContaining('interesses.0'),
        requestId: 'request-0001',
      },
    ])
  })
})

describe('headers to the upstream', () => {
  const document = '{ viewer { usuario { nome } } }'
  const script = { 'GET /users/7': { id: 7, usuario: 'Ana' } }

  it('are those of the allow-list', async () => {
    const { execute, sent } = createTestGateway(script)
    const headers = {
      cookie: 'a=b',
      'x-forwarded-for': '1.2.3.4',
      'accept-language': 'pt-BR',
      'idempotency-key': 'k',
      'x-request-id': 'request-0001',
    }
    await execute(document, {}, { token: aluna, headers })
    expect(sent[0]?.headers).toEqual({
      authorization: `Bearer ${aluna}`,
      'accept-language': 'pt-BR',
      // Here the header already is the person's address, whatever the client sent (app.test.ts).
      'x-forwarded-for': '1.2.3.4',
      'x-request-id': 'request-0001',
    })
  })

  it('carry the client’s request id, with dots and colons and at its longest', async () => {
    const { execute, sent } = createTestGateway(script)
    const id = 'proxy.example:8443.'.repeat(6).slice(0, 100)
    await execute(document, {}, { token: aluna, headers: { 'x-request-id': id } })
    expect(sent[0]?.headers['x-request-id']).toBe(id)
  })

  it('carry a new request id if the client’s would corrupt a log', async () => {
    const { execute, sent } = createTestGateway(script)
    await execute(document, {}, { token: aluna, headers: { 'x-request-id': 'a b"}' } })
    expect(sent[0]?.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('one person’s data', () => {
  it('is never kept for the next request', async () => {
    let name = 'Ana'
    const { execute, calls } = createTestGateway({ 'GET /users/7': () => ({ id: 7, usuario: name }) })
    const document = '{ viewer { usuario { nome } } }'
    expect((await execute(document, {}, { token: aluna })).data.viewer.usuario.nome).toBe('Ana')
    name = 'Bia'
    expect((await execute(document, {}, { token: aluna })).data.viewer.usuario.nome).toBe('Bia')
    expect(calls).toHaveLength(2)
  })
})

describe('in production', () => {
  const documents = { abc: 'query Sigla { instituicao { sigla } }', wrong: 'query { viewer { ' }
  const { yoga } = createTestGateway({}, { production: true, documents })
  const ask = async (body: object) => {
    const response = await yoga.fetch(url, post(body))
    return { status: response.status, ...(await response.json()) }
  }

  it('responds to the id of a trusted document', async () => {
    expect((await ask({ documentId: 'abc', variables: {} })).data).toEqual({ instituicao: { sigla: 'UT' } })
  })

  it.each([
    ['a document of the client’s own', { query: '{ instituicao { sigla } }' }],
    ['a text with an id', { documentId: 'abc', query: '{ __schema { types { name } } }' }],
    ['an id that is not a string', { documentId: ['abc'] }],
    ['introspection', { query: '{ __schema { types { name } } }' }],
    ['nothing', {}],
  ])('refuses %s', async (_, body) => {
    const { status, errors, data } = await ask(body)
    expect(status).toBe(400)
    expect(data).toBeUndefined()
    expect(errors[0].extensions.code).toBe('BAD_USER_INPUT')
  })
})

describe('an unknown document', () => {
  it.each([true, false])('has its own code and a sentence (production: %s)', async production => {
    const { yoga, calls } = createTestGateway({}, { production, documents: { abc: '{ instituicao { sigla } }' } })
    for (const documentId of ['def', 'toString']) {
      const response = await yoga.fetch(url, post({ documentId }))
      expect(response.status).toBe(400)
      expect((await response.json()).errors).toEqual([
        { message: 'O servidor não conhece este documento.', extensions: { code: 'UNKNOWN_DOCUMENT' } },
      ])
    }
    expect(calls).toEqual([])
  })
})

describe('outside production', () => {
  it('accepts documents by id and by text, with hints', async () => {
    const { yoga } = createTestGateway({}, { documents: { abc: '{ instituicao { sigla } }' } })
    const byId = await yoga.fetch(url, post({ documentId: 'abc' }))
    expect((await byId.json()).data).toEqual({ instituicao: { sigla: 'UT' } })
    const wrong = await yoga.fetch(url, post({ query: '{ instituica { sigla } }' }))
    expect((await wrong.json()).errors[0].message).toContain('Did you mean "instituicao"?')
  })
})

describe('a client that leaves', () => {
  it('aborts the call to the upstream', async () => {
    const asked: AbortSignal[] = []
    const { yoga, calls } = createTestGateway({
      'GET /users/7': ({ cancellation }: Outgoing) => {
        const signal = toSignal(cancellation)
        asked.push(signal)
        leaving.abort()
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      },
    })
    const leaving = new AbortController()
    const init = {
      ...post({ query: '{ viewer { usuario { nome } } }' }, { ...json, authorization: `Bearer ${aluna}` }),
      signal: leaving.signal,
    }
    await Promise.allSettled([yoga.fetch(url, init)])
    expect(calls).toEqual(['GET /users/7'])
    expect(asked[0]?.aborted).toBe(true)
  })
})

describe('a GET to the upstream', () => {
  const document = '{ viewer { usuario { nome } } }'

  it.each([502, 503, 504])('is sent at most three times on %i', async status => {
    const { execute, calls } = createTestGateway({ 'GET /users/7': reply(status) })
    const { codes } = await execute(document, {}, { token: aluna })
    expect(codes).toEqual([status === 504 ? 'UPSTREAM_TIMEOUT' : 'UPSTREAM_UNAVAILABLE'])
    expect(calls).toHaveLength(3)
  })

  it('is not retried on 500, and succeeds if the retry does', async () => {
    const broken = createTestGateway({ 'GET /users/7': reply(500) })
    await broken.execute(document, {}, { token: aluna })
    expect(broken.calls).toHaveLength(1)
    const answers = [reply(503), { id: 7, usuario: 'Ana' }]
    const passing = createTestGateway({ 'GET /users/7': () => answers.shift() })
    expect((await passing.execute(document, {}, { token: aluna })).data.viewer.usuario.nome).toBe('Ana')
  })
})
