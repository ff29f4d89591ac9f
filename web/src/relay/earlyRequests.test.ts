import type { GraphQLResponse, RequestParameters } from 'relay-runtime'
import { afterEach, expect, test, vi } from 'vitest'
import { forgetEarly, sendEarly } from './earlyRequests.ts'
import { failureCode } from './failure.ts'
import { createNetwork, type NetworkSettings } from './network.ts'

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

const codeOf = (answer: Promise<unknown>) => answer.then(() => null, failureCode)

afterEach(() => {
  forgetEarly()
  vi.useRealTimers()
})

/** Sends the early request of the HTML, for ana by default. Returns the mocked fetch of the network. */
function early(fetch: typeof globalThis.fetch, token: string | null = 'token-of-ana', variables = { busca: 'ic' }) {
  const ofHtml = vi.fn(fetch)
  vi.stubGlobal('fetch', ofHtml)
  void sendEarly('abc', variables, token)
  return { ofHtml, ofNetwork: vi.fn<typeof globalThis.fetch>(json({ data: { by: 'network' } })) }
}

const byHtml = json({ data: { by: 'html' } })

test('uses the response to the early request, once, without another request', async () => {
  const { ofHtml, ofNetwork } = early(byHtml)
  await expect(ask(ofNetwork)).resolves.toEqual({ data: { by: 'html' } })
  expect(ofNetwork).not.toHaveBeenCalled()
  await expect(ask(ofNetwork)).resolves.toEqual({ data: { by: 'network' } })
  expect(ofNetwork).toHaveBeenCalledOnce()
  // The body of the network.
  const [path, { signal: _, ...init } = {}] = ofHtml.mock.calls[0] ?? []
  expect(ofNetwork).toHaveBeenCalledWith(path, expect.objectContaining(init))
})

test('does not use or await a response for another token or other variables', async () => {
  const hang = () => new Promise<Response>(() => {})
  for (const { ofNetwork, ofHtml } of [
    early(hang, 'token-of-bia'),
    early(hang, null),
    early(hang, 'token-of-ana', { busca: 'redes' }),
  ]) {
    await expect(ask(ofNetwork)).resolves.toEqual({ data: { by: 'network' } })
    forgetEarly()
    expect(ofHtml.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  }
})

test('does not use a response that is not fresh any more', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const young = early(byHtml)
  vi.advanceTimersByTime(20_000)
  await expect(ask(young.ofNetwork)).resolves.toEqual({ data: { by: 'html' } })
  const old = early(byHtml)
  vi.advanceTimersByTime(31_000)
  await expect(ask(old.ofNetwork)).resolves.toEqual({ data: { by: 'network' } })
})

test('sends the request if the early one failed', async () => {
  const failures: (typeof globalThis.fetch)[] = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.resolve(new Response('<html>502 Bad Gateway</html>', { status: 502 })),
    () => Promise.resolve(new Response('{"data": {')),
  ]
  for (const failure of failures) {
    const { ofNetwork } = early(failure)
    await expect(ask(ofNetwork)).resolves.toEqual({ data: { by: 'network' } })
    expect(ofNetwork).toHaveBeenCalledOnce()
  }
})

test('uses an error of the gateway, which a retry would return as well', async () => {
  const { ofNetwork } = early(json({ errors: [{ message: 'x', extensions: { code: 'UPSTREAM_TIMEOUT' } }] }))
  expect(await codeOf(ask(ofNetwork))).toBe('UPSTREAM_TIMEOUT')
  expect(ofNetwork).not.toHaveBeenCalled()
  const onUnauthenticated = vi.fn<() => void>()
  const refused = early(json({ errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] }))
  expect(await codeOf(ask(refused.ofNetwork, { onUnauthenticated }))).toBe('UNAUTHENTICATED')
  expect(onUnauthenticated).toHaveBeenCalledOnce()
})

test('retries an early request at most twice if the gateway does not know its document', async () => {
  const unknown = json({ errors: [{ message: 'versão nova', extensions: { code: 'UNKNOWN_DOCUMENT' } }] }, 400)
  early(unknown)
  const fetch = vi.fn<typeof globalThis.fetch>(unknown)
  const pause = vi.fn<(retries: number) => number>(() => 0)
  const onUnknownDocument = vi.fn<() => void>()
  expect(await codeOf(ask(fetch, { pause, onUnknownDocument }))).toBe('UNKNOWN_DOCUMENT')
  expect(fetch).toHaveBeenCalledTimes(2)
  expect(pause.mock.calls.map(([retries]) => retries)).toEqual([0, 1])
  expect(onUnknownDocument).toHaveBeenCalledOnce()
})

/** A fetch without a response until it is aborted. */
const untilAborted: typeof globalThis.fetch = (_, init) =>
  new Promise((_, reject) => {
    if (init?.signal?.aborted) reject(new Error('aborted'))
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
  })

test('aborts the early request when unsubscribed, and sends no other', async () => {
  const { ofHtml, ofNetwork } = early(untilAborted)
  const error = vi.fn<(error: Error) => void>()
  const subscription = start(ofNetwork).subscribe({ error })
  expect(ofHtml.mock.calls[0]?.[1]?.signal?.aborted).toBe(false)
  subscription.unsubscribe()
  expect(ofHtml.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  await new Promise(resolve => setTimeout(resolve))
  expect(ofNetwork).not.toHaveBeenCalled()
  expect(error).not.toHaveBeenCalled()
})

test('times out an early request like any other', async () => {
  const { ofHtml } = early(untilAborted)
  expect(await codeOf(ask(untilAborted, { timeout: 1 }))).toBe('TIMEOUT')
  expect(ofHtml.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
})

test('aborts and removes unused requests', async () => {
  const { ofHtml, ofNetwork } = early(untilAborted)
  forgetEarly()
  expect(ofHtml.mock.calls[0]?.[1]?.signal?.aborted).toBe(true)
  await expect(ask(ofNetwork)).resolves.toEqual({ data: { by: 'network' } })
})
