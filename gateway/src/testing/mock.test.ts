import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Cancellation } from '../upstream/transport/cancellation.ts'
import { createExampleUpstream, readFaults } from './exampleUpstream.ts'
import { instituicao } from './instituicao.ts'
import { listen } from './listen.ts'
import { createMock } from './mock.ts'

let mock: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  const limits = { backoff: 0, operation: 500 }
  mock = await listen(createMock({ instituicao, limits, logger: pino({ level: 'silent' }), webFolder: '/nowhere' }))
})
afterAll(() => mock.close())

interface Extensions {
  code: string
  retryAfter?: number
}

async function ask(query: string, { variables = {}, headers = {} }: { variables?: object; headers?: object } = {}) {
  const response = await fetch(`${mock.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = await response.json()
  const extensions = errors?.map((error: { extensions: Extensions }) => error.extensions)
  return { data, extensions, codes: extensions?.map(({ code }: Extensions) => code) }
}

async function signIn(email = 'aluna@puc.example', papel = 'ESTUDANTE') {
  const entrar = `mutation ($email: String!, $papel: Papel!) {
    entrar(input: { email: $email, senha: "qualquer", papel: $papel }) { ... on EntrarSuccess { token } } }`
  const { data } = await ask(entrar, { variables: { email, papel } })
  return { authorization: `Bearer ${data.entrar.token}` }
}

const vagas = '{ vagas(first: 8) { total edges { node { titulo } } } }'

describe('the mock', () => {
  it('has two people with different examples', async () => {
    const me = '{ viewer { papel usuario { nome } } }'
    expect((await ask(me, { headers: await signIn() })).data.viewer).toEqual({
      papel: 'ESTUDANTE',
      usuario: { nome: 'Ana Souza' },
    })
    const professora = await signIn('professora@inf.puc.example', 'PROFESSOR')
    expect((await ask(me, { headers: professora })).data.viewer).toEqual({
      papel: 'PROFESSOR',
      usuario: { nome: 'Rita Lima' },
    })
  })

  it('returns the example of the requested id, and refuses without a token', async () => {
    const { data } = await ask('{ vaga(codigo: "2") { titulo } }', { headers: await signIn() })
    expect(data.vaga.titulo).toBe('Iniciação Científica em Redes')
    expect((await ask(vagas)).codes).toEqual(['UNAUTHENTICATED'])
  })

  it('streams the example events, and stays open', async () => {
    const query = 'subscription { novidades { __typename } }'
    const response = await fetch(`${mock.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...(await signIn()) },
      body: JSON.stringify({ query }),
    })
    let seen = ''
    for await (const chunk of response.body ?? []) {
      seen += Buffer.from(chunk).toString()
      if (seen.includes('NotificacaoRecebida')) break
    }
    expect(seen).toMatch(/Ligado[^]*MensagemRecebida[^]*NotificacaoRecebida/)
  })
})

describe('X-Fault', () => {
  it.each([
    ['GET /vagas 503', 'UPSTREAM_UNAVAILABLE'],
    ['GET /vagas reset', 'UPSTREAM_UNAVAILABLE'],
    ['GET /vagas timeout', 'UPSTREAM_TIMEOUT'],
    ['GET /vagas invalid', 'UPSTREAM_CONTRACT'],
    ['GET /vagas 403', 'FORBIDDEN'],
    ['* 401', 'UNAUTHENTICATED'],
    ['GET /vagas/{id} 503, GET /vagas 429', 'TOO_MANY_REQUESTS'],
  ])('%s is %s, only for that request', async (fault, code) => {
    const headers = await signIn()
    expect((await ask(vagas, { headers: { ...headers, 'x-fault': fault } })).codes).toEqual([code])
    expect((await ask(vagas, { headers })).data.vagas.total).toBe(2)
  })

  it('says after how many seconds a rate limit ends', async () => {
    const headers = { ...(await signIn()), 'x-fault': 'GET /vagas 429' }
    expect((await ask(vagas, { headers })).extensions).toEqual([{ code: 'TOO_MANY_REQUESTS', retryAfter: 5 }])
  })

  it('does not affect the request’s other calls', async () => {
    const headers = { ...(await signIn()), 'x-fault': 'GET /mensagens/conversas 503' }
    const { data } = await ask('{ viewer { naoLidas { mensagens notificacoes } } }', { headers })
    expect(data.viewer.naoLidas).toEqual({ mensagens: null, notificacoes: 1 })
  })

  it('that cannot be parsed is refused with a sentence', async () => {
    const response = await fetch(`${mock.url}/graphql`, { method: 'POST', headers: { 'x-fault': 'GET /vagas soon' } })
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining("'GET /vagas soon'")])
    expect(() => readFaults('GET /oportunidades 503')).toThrow('not a call of api/openapi.json')
    expect(() => readFaults('GET /vagas/12 503')).toThrow("such as 'GET /vagas/{id}'")
  })
})

it('a call that never responds fails after three seconds, as in the pool', async () => {
  const begun = performance.now()
  const send = createExampleUpstream(readFaults('* timeout'))
  const outgoing = { method: 'GET', path: '/vagas/tipo', headers: {}, cancellation: new Cancellation() } as const
  await expect(send(outgoing)).rejects.toMatchObject({ code: 'UND_ERR_HEADERS_TIMEOUT' })
  expect(performance.now() - begun).toBeGreaterThan(2900)
})
