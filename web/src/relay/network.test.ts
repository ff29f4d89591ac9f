import { waitFor } from '@testing-library/react'
import type { GraphQLResponse, RequestParameters } from 'relay-runtime'
import { expect, onTestFinished, test, vi } from 'vitest'
import { RequestFailure } from './failure.ts'
import { allOrNothing, createNetwork, keepalive, type NetworkSettings, pageQuery, unannounced } from './network.ts'

const params = {
  id: 'abc',
  text: null,
  name: 'VagasPageQuery',
  operationKind: 'query',
  metadata: {},
} as RequestParameters

const json =
  (body: unknown, status = 200) =>
  () =>
    Promise.resolve(Response.json(body, { status }))

function start(fetch: typeof globalThis.fetch, settings: Partial<NetworkSettings> = {}) {
  const network = createNetwork({ token: 'token-of-ana', onUnauthenticated: () => {}, fetch, ...settings })
  return network.execute(params, { busca: 'ic' }, {})
}

function ask(fetch: typeof globalThis.fetch, settings?: Partial<NetworkSettings>) {
  return start(fetch, settings).toPromise() as Promise<GraphQLResponse>
}

async function codeOf(answer: Promise<unknown>) {
  const error = await answer.catch((thrown: unknown) => thrown)
  return error instanceof RequestFailure ? error.code : error
}

test('posts the id of the document with the bearer token', async () => {
  const fetch = vi.fn(json({ data: { ok: true } }))
  await expect(ask(fetch)).resolves.toEqual({ data: { ok: true } })
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/graphql',
    expect.objectContaining({
      method: 'POST',
      headers: expect.objectContaining({ authorization: 'Bearer token-of-ana' }),
      body: JSON.stringify({ documentId: 'abc', variables: { busca: 'ic' } }),
    }),
  )
})

test('posts files as a multipart request with their paths in the variables', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(json({ data: { ok: true } }))
  const file = new File(['%PDF'], 'histórico.pdf', { type: 'application/pdf' })
  const network = createNetwork({ token: 'token-of-ana', onUnauthenticated: () => {}, fetch })
  await network.execute(params, { input: { arquivo: file } }, {}, { 'input.arquivo': file }).toPromise()
  const { headers, body } = fetch.mock.calls[0]?.[1] ?? {}
  expect(headers).toMatchObject({ authorization: 'Bearer token-of-ana', 'x-graphql-yoga-csrf': '1' })
  expect(headers).not.toHaveProperty('content-type')
  const [operations, map, sent] = [...(body as FormData).values()]
  expect(operations).toBe('{"documentId":"abc","variables":{"input":{"arquivo":null}}}')
  expect(map).toBe('{"0":["variables.input.arquivo"]}')
  expect(sent).toMatchObject({ name: 'histórico.pdf', type: 'application/pdf' })
})

test('sends no authorization for a visitor', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(json({ data: { ok: true } }))
  await ask(fetch, { token: null })
  expect(fetch.mock.calls[0]?.[1]?.headers).not.toHaveProperty('authorization')
})

test('distinguishes an unreachable gateway from a slow one', async () => {
  expect(await codeOf(ask(() => Promise.reject(new TypeError('Failed to fetch'))))).toBe('OFFLINE')
  const hang: typeof globalThis.fetch = (_, init) =>
    new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
  expect(await codeOf(ask(hang, { timeout: 1 }))).toBe('TIMEOUT')
})

test('fails with BAD_RESPONSE for HTML, truncated JSON and other JSON', async () => {
  const page = () => Promise.resolve(new Response('<html>502 Bad Gateway</html>', { status: 502 }))
  expect(await codeOf(ask(page))).toBe('BAD_RESPONSE')
  expect(await codeOf(ask(() => Promise.resolve(new Response('{"data": {'))))).toBe('BAD_RESPONSE')
  expect(await codeOf(ask(json({ detail: 'nope' }, 500)))).toBe('BAD_RESPONSE')
})

test('fails with the code of the gateway if there is no data', async () => {
  const body = { errors: [{ message: 'x', extensions: { code: 'UPSTREAM_TIMEOUT' } }] }
  expect(await codeOf(ask(json(body)))).toBe('UPSTREAM_TIMEOUT')
  expect(await codeOf(ask(json({ data: { vagas: null }, ...body })))).toBe('UPSTREAM_TIMEOUT')
  expect(await codeOf(ask(json({ errors: [{ message: 'x', extensions: { code: 'NEW' } }] })))).toBe(
    'INTERNAL_SERVER_ERROR',
  )
})

test('has the retryAfter of the gateway', async () => {
  const fail = (extensions: object) => ask(json({ errors: [{ message: 'Espere.', extensions }] }))
  const code = 'TOO_MANY_REQUESTS'
  await expect(fail({ code, retryAfter: 420 })).rejects.toMatchObject({ code, message: 'Espere.', retryAfter: 420 })
  await expect(fail({ code })).rejects.toMatchObject({ code, retryAfter: 0 })
})

test('returns partial data with its errors', async () => {
  const body = { data: { vaga: { id: '1' }, departamentos: null }, errors: [{ message: 'x' }] }
  await expect(ask(json(body))).resolves.toEqual(body)
})

test('ends the session when a token is refused, and never for a visitor', async () => {
  const onUnauthenticated = vi.fn<() => void>()
  const refused = json({ data: null, errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] })
  expect(await codeOf(ask(refused, { onUnauthenticated, token: null }))).toBe('UNAUTHENTICATED')
  expect(onUnauthenticated).not.toHaveBeenCalled()
  expect(await codeOf(ask(refused, { onUnauthenticated }))).toBe('UNAUTHENTICATED')
  expect(onUnauthenticated).toHaveBeenCalledOnce()
})

test('reports a mutation that was executed, and whether other tabs are to be told, and nothing else', async () => {
  const onMutated = vi.fn()
  const mutation = { ...params, name: 'useMoverMutation', operationKind: 'mutation' } as RequestParameters
  const send = (body: unknown, request = mutation, metadata = {}) =>
    createNetwork({ token: 't', onUnauthenticated: () => {}, onMutated, fetch: json(body) })
      .execute(request, {}, { metadata })
      .toPromise()
  await send({ data: { ok: true } }, params)
  await expect(send({ errors: [{ message: 'm', extensions: { code: 'UPSTREAM_TIMEOUT' } }] })).rejects.toThrow()
  expect(onMutated).not.toHaveBeenCalled()
  const moved = { data: { mover: { __typename: 'MoverSuccess' } } }
  await send(moved)
  await send(moved, mutation, unannounced)
  expect(onMutated.mock.calls).toEqual([[true], [false]])
})

test('aborts the request when unsubscribed', () => {
  let signal: AbortSignal | null | undefined
  const subscription = start((_, init) => {
    signal = init?.signal
    return new Promise(() => {})
  }).subscribe({})
  expect(signal?.aborted).toBe(false)
  subscription.unsubscribe()
  expect(signal?.aborted).toBe(true)
})

test('fails a partial response to an all-or-nothing query', async () => {
  const body = {
    data: { viewer: { vagas: null } },
    errors: [{ message: 'x', extensions: { code: 'UPSTREAM_TIMEOUT' } }],
  }
  await expect(ask(json(body))).resolves.toMatchObject({ data: body.data })
  const network = createNetwork({ token: null, onUnauthenticated: () => {}, fetch: json(body) })
  const answer = network.execute(params, {}, { force: true, metadata: allOrNothing }).toPromise()
  expect(await codeOf(Promise.resolve(answer))).toBe('UPSTREAM_TIMEOUT')
})

test('fails a partial window of a list', async () => {
  const body = {
    data: { viewer: { candidaturas: null } },
    errors: [{ message: 'x', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
  }
  const network = createNetwork({ token: null, onUnauthenticated: () => {}, fetch: json(body) })
  const pagination = { ...params, name: 'CandidaturasListPaginationQuery' }
  const answer = network.execute(pagination, {}, {}).toPromise()
  expect(await codeOf(Promise.resolve(answer))).toBe('UPSTREAM_UNAVAILABLE')
})

const unknown = json({ errors: [{ message: 'versão nova', extensions: { code: 'UNKNOWN_DOCUMENT' } }] }, 400)

test('retries at most twice if the gateway does not know the document', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(unknown)
  const pause = vi.fn<(retries: number) => number>(() => 0)
  const onUnknownDocument = vi.fn<() => void>()
  expect(await codeOf(ask(fetch, { pause, onUnknownDocument }))).toBe('UNKNOWN_DOCUMENT')
  expect(fetch).toHaveBeenCalledTimes(3)
  expect(new Set(fetch.mock.calls.map(([, init]) => init?.body)).size).toBe(1)
  expect(pause.mock.calls.map(([retries]) => retries)).toEqual([0, 1])
  expect(onUnknownDocument).toHaveBeenCalledOnce()
})

test('reports nothing if another gateway knows the document', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(json({ data: { ok: true } })).mockImplementationOnce(unknown)
  const onUnknownDocument = vi.fn<() => void>()
  await expect(ask(fetch, { pause: () => 0, onUnknownDocument })).resolves.toEqual({ data: { ok: true } })
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(onUnknownDocument).not.toHaveBeenCalled()
})

test("does not report the unknown document of a page's query, which its boundary shows", async () => {
  const onUnknownDocument = vi.fn<() => void>()
  const settings = { token: null, onUnauthenticated: () => {}, fetch: unknown, pause: () => 0, onUnknownDocument }
  const answer = createNetwork(settings).execute(params, {}, { metadata: pageQuery }).toPromise()
  expect(await codeOf(Promise.resolve(answer))).toBe('UNKNOWN_DOCUMENT')
  expect(onUnknownDocument).not.toHaveBeenCalled()
})

test('does not retry after being unsubscribed', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(unknown)
  const subscription = start(fetch, { pause: () => 20 }).subscribe({})
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce())
  subscription.unsubscribe()
  await new Promise(resolve => setTimeout(resolve, 40))
  expect(fetch).toHaveBeenCalledOnce()
})

test('does not retry any other failure', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(
    json({ errors: [{ message: 'x', extensions: { code: 'BAD_USER_INPUT' } }] }, 400),
  )
  expect(await codeOf(ask(fetch))).toBe('BAD_USER_INPUT')
  expect(fetch).toHaveBeenCalledOnce()
})

test('removes failed fields from the response to a mutation, so that the store keeps their values', async () => {
  const body = () => ({
    data: { importar: { total: 3, viewer: { usuario: null, historico: null }, linhas: [{ texto: 'a' }, null] } },
    errors: [
      { message: 'no', path: ['importar', 'viewer', 'usuario', 'nome'] },
      { message: 'no', path: ['importar', 'linhas', 1] },
    ],
  })
  const mutation = { ...params, operationKind: 'mutation' } as RequestParameters
  const network = createNetwork({ token: null, onUnauthenticated: () => {}, fetch: json(body()) })
  await expect(network.execute(mutation, {}, {}).toPromise()).resolves.toEqual({
    ...body(),
    data: { importar: { total: 3, viewer: { historico: null }, linhas: [{ texto: 'a' }, null] } },
  })
  await expect(ask(json(body()))).resolves.toEqual(body())
})

test('sets keepalive only by metadata', async () => {
  const fetch = vi.fn(json({ data: { ok: true } }))
  const network = createNetwork({ token: null, onUnauthenticated: () => {}, fetch })
  await network.execute(params, {}, { metadata: keepalive }).toPromise()
  await network.execute(params, {}, {}).toPromise()
  expect(fetch.mock.calls.map(([, init]: unknown[]) => (init as RequestInit).keepalive)).toEqual([true, false])
})

const overloaded = json({
  data: { enviarMensagem: null },
  errors: [{ message: 'Muita gente.', extensions: { code: 'OVERLOADED', retryAfter: 3 } }],
})

test('retries a request that an overloaded server refused, a mutation with the same key, and reports it', async () => {
  const answers = [overloaded, overloaded, json({ data: { enviarMensagem: { __typename: 'EnviarMensagemSuccess' } } })]
  const fetch = vi.fn<typeof globalThis.fetch>(() => (answers.shift() ?? overloaded)())
  const onOverloaded = vi.fn<() => void>()
  const pause = vi.fn<(retries: number, failure: RequestFailure) => number>(() => 0)
  const settings = { token: 't', onUnauthenticated: () => {}, onOverloaded, pause, fetch }
  const mutation = { ...params, operationKind: 'mutation' } as RequestParameters
  const input = { chave: 'k-1', conteudo: 'oi' }
  await createNetwork(settings).execute(mutation, { input }, {}).toPromise()
  expect(pause.mock.calls.map(([retries, { retryAfter }]) => [retries, retryAfter])).toEqual([
    [0, 3],
    [1, 3],
  ])
  expect(onOverloaded).toHaveBeenCalledTimes(2)
  const sent = fetch.mock.calls.map(([, init]) => init?.body)
  expect(new Set(sent)).toEqual(new Set([JSON.stringify({ documentId: 'abc', variables: { input } })]))
})

test('fails after three retries on an overloaded server, with its sentence', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(overloaded)
  const failed = ask(fetch, { pause: () => 0 })
  await expect(failed).rejects.toMatchObject({ code: 'OVERLOADED', message: 'Muita gente.', retryAfter: 3 })
  expect(fetch).toHaveBeenCalledTimes(4)
})

test('does not retry a partial response', async () => {
  const errors = [{ message: 'x', extensions: { code: 'OVERLOADED', retryAfter: 3 } }]
  const fetch = vi.fn<typeof globalThis.fetch>(json({ data: { vaga: { id: '1' }, departamentos: null }, errors }))
  await ask(fetch)
  expect(fetch).toHaveBeenCalledOnce()
})

test('does not retry after being unsubscribed while the server is overloaded', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(overloaded)
  const subscription = start(fetch, { pause: () => 20 }).subscribe({})
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce())
  subscription.unsubscribe()
  await new Promise(resolve => setTimeout(resolve, 60))
  expect(fetch).toHaveBeenCalledOnce()
})

test('waits for retryAfter, with up to half as much jitter', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const fetch = vi.fn<typeof globalThis.fetch>(overloaded)
  ask(fetch).catch(() => {})
  await vi.advanceTimersByTimeAsync(2999)
  expect(fetch).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1502)
  expect(fetch).toHaveBeenCalledTimes(2)
})
