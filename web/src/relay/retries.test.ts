import type { GraphQLResponse, RequestParameters } from 'relay-runtime'
import { expect, onTestFinished, test, vi } from 'vitest'
import { failureCode } from './failure.ts'
import { allOrNothing, createNetwork, type NetworkSettings } from './network.ts'
import { background } from './retries.ts'

const params = {
  id: 'abc',
  text: null,
  name: 'VagasPageQuery',
  operationKind: 'query',
  metadata: {},
} as RequestParameters

const json = (body: unknown) => () => Promise.resolve(Response.json(body))
const failing = (code: string, data: object | null = null) =>
  json({ data, errors: [{ message: 'x', extensions: { code } }] })

const codeOf = (answer: Promise<unknown>) => answer.then(() => null, failureCode)

/** A refetch in the background. */
const refetch = (fetch: typeof globalThis.fetch, settings: Partial<NetworkSettings> = {}) =>
  createNetwork({ token: 't', onUnauthenticated: () => {}, fetch, ...settings })
    .execute(params, {}, { force: true, metadata: { ...allOrNothing, ...background } })
    .toPromise() as Promise<GraphQLResponse>

const slow = failing('UPSTREAM_TIMEOUT')
const page = () => Promise.resolve(new Response('<html>502 Bad Gateway</html>', { status: 502 }))

test('sends a refetch that nobody waits for six times in half a minute, and tells nobody', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const answers = [failing('OVERLOADED'), slow, page, () => Promise.reject(new TypeError('Failed to fetch'))]
  const fetch = vi.fn<typeof globalThis.fetch>(() => (answers.shift() ?? slow)())
  const onOverloaded = vi.fn<() => void>()
  const failed = codeOf(refetch(fetch, { onOverloaded }))
  await vi.advanceTimersByTimeAsync(40_000)
  expect(await failed).toBe('UPSTREAM_TIMEOUT')
  expect(fetch).toHaveBeenCalledTimes(6)
  expect(onOverloaded).not.toHaveBeenCalled()
})

test('repeats a refetch of which one field failed for time', async () => {
  const partial = failing('UPSTREAM_TIMEOUT', { viewer: { vagas: null } })
  const fetch = vi.fn<typeof globalThis.fetch>(json({ data: { ok: true } })).mockImplementationOnce(partial)
  await expect(refetch(fetch, { pause: () => 0 })).resolves.toEqual({ data: { ok: true } })
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('does not repeat a refetch that would fail again', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(failing('FORBIDDEN'))
  expect(await codeOf(refetch(fetch))).toBe('FORBIDDEN')
  expect(fetch).toHaveBeenCalledOnce()
})
