import { renderHook, waitFor } from '@testing-library/react'
import type { GraphQLResponse, RequestParameters } from 'relay-runtime'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { entrar, sair, endSessao } from '../../sessao/sessao.ts'
import { fakeToken } from '../../testing/token.ts'
import { RequestFailure } from '../failure.ts'
import { offlineCopiesKey, type OfflinePage } from './offlineCopy.ts'
import { listCopies, saveCopy } from './offlineStore.ts'
import { createNetwork } from '../network.ts'
import { useOfflineCopyDate } from './withOfflineCopy.ts'

const ana = fakeToken({ user_id: 7, is_student: true })
const bia = fakeToken({ user_id: 8, is_student: true })

const params = (id: string) =>
  ({ id, text: null, name: 'VagasPageQuery', operationKind: 'query', metadata: {} }) as RequestParameters

const pageAt = (address: string): OfflinePage => ({ address, title: () => 'Oportunidades' })

beforeEach(() => localStorage.clear())

const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const online = (body: unknown) => () => Promise.resolve(Response.json(body))

type Options = { token?: string; id?: string; page?: OfflinePage | null; isCurrent?: () => boolean }

function request(fetch: typeof globalThis.fetch, address: string, options: Options = {}) {
  const { token = ana, id = 'abc', page = pageAt(address), isCurrent = () => true } = options
  const network = createNetwork({ token, onUnauthenticated: () => {}, fetch, offlineSession: { token, isCurrent } })
  const metadata = page ? { offlinePage: page } : {}
  return network.execute(params(id), {}, { metadata }).toPromise() as Promise<GraphQLResponse>
}

/** Saves a copy of a loaded page. */
function keep(data: Record<string, unknown> | null, address: string, options: Options & { errors?: object[] } = {}) {
  const { token = ana, id = 'abc', page = pageAt(address), isCurrent = () => true, errors } = options
  const body = { data, ...(errors ? { errors } : {}) } as GraphQLResponse
  return saveCopy({ token, isCurrent }, id, page ?? pageAt(address), body)
}

const addresses = async (token = ana) => (await listCopies(token)).map(({ address }) => address)

test('saves a response after the page has it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await request(online({ data: { conversas: 1 } }), '/messages', { page: null })
  await request(online({ data: { vagas: 1 } }), '/opportunities')
  expect(localStorage.getItem(offlineCopiesKey)).toBeNull()
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  await waitFor(async () => expect(await addresses()).toEqual(['/opportunities']))
})

test('returns the saved copy without a connection, and says when it was saved', async () => {
  await keep({ vagas: 1 }, '/opportunities')
  await keep({ vagas: 2 }, '/opportunities')
  const { result } = renderHook(() => useOfflineCopyDate(ana, '/opportunities'))
  expect(result.current).toBeNull()
  await expect(request(offline, '/opportunities')).resolves.toEqual({ data: { vagas: 2 } })
  await waitFor(() => expect(result.current).toEqual(expect.any(Number)))
  await request(online({ data: { vagas: 3 } }), '/opportunities')
  await waitFor(() => expect(result.current).toBeNull())
})

test('returns no copy for another address, document or session, or after another kind of failure', async () => {
  await keep({ vagas: 1 }, '/opportunities')
  const failure = new RequestFailure('OFFLINE', 'no answer')
  await expect(request(offline, '/opportunities?busca=ic')).rejects.toThrow(failure)
  await expect(request(offline, '/opportunities', { id: 'of another build' })).rejects.toThrow(failure)
  await expect(request(offline, '/opportunities', { token: bia })).rejects.toThrow(failure)
  await expect(request(offline, '/opportunities', { page: null })).rejects.toThrow(failure)
  const broken = () => Promise.resolve(new Response('<html>', { status: 502 }))
  await expect(request(broken, '/opportunities')).rejects.toMatchObject({ code: 'BAD_RESPONSE' })
})

test('keeps the earlier value of fields that the query did not request this time', async () => {
  await keep({ vagas: 1, viewer: { nome: 'Ana' } }, '/opportunities')
  await keep({ vagas: 2 }, '/opportunities?busca=ic')
  const both = { data: { vagas: 2, viewer: { nome: 'Ana' } } }
  await expect(request(offline, '/opportunities?busca=ic')).resolves.toEqual(both)
})

test('saves neither a response with errors nor a page without a title', async () => {
  await keep({ vagas: 1 }, '/opportunities', { errors: [{ message: 'x' }] })
  await keep({ vaga: null }, '/opportunities/9', {
    page: { address: '/opportunities/9', title: () => undefined },
  })
  expect(localStorage.getItem(offlineCopiesKey)).toBeNull()
})

test('keeps the last twelve copies, up to a total size, for seven days', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  for (let page = 1; page <= 14; page += 1) await keep({ page }, `/opportunities/${page}`)
  expect(await addresses()).toHaveLength(12)
  expect((await addresses()).at(0)).toBe('/opportunities/14')
  await keep({ page: 'x'.repeat(200_000) }, '/opportunities/1', { id: 'large' })
  await keep({ page: 'x'.repeat(200_000) }, '/opportunities/2', { id: 'large too' })
  expect(await addresses()).toEqual(['/opportunities/2'])
  await keep({ page: 'x'.repeat(300_000) }, '/opportunities/3', { id: 'too large' })
  expect(await addresses()).toEqual([])
  await keep({ page: 1 }, '/opportunities')
  vi.setSystemTime(Date.now() + 8 * 24 * 60 * 60_000)
  expect(await addresses()).toEqual([])
})

test('saves nothing after the session has ended', async () => {
  await keep({ vagas: 1 }, '/opportunities', { isCurrent: () => false })
  expect(localStorage.getItem(offlineCopiesKey)).toBeNull()
})

test.each([
  ['signing out', sair],
  ['the end of the session', endSessao],
  ['another person who signs in', () => entrar(bia)],
])('%s deletes the copies', async (_, act) => {
  entrar(ana)
  await keep({ vagas: 1 }, '/opportunities')
  expect(await addresses()).toEqual(['/opportunities'])
  act()
  expect(localStorage.getItem(offlineCopiesKey)).toBeNull()
})

test('stores no token', async () => {
  await keep({ vagas: 1 }, '/opportunities')
  expect(localStorage.getItem(offlineCopiesKey)).not.toContain(ana)
  expect(localStorage.getItem(offlineCopiesKey)).not.toContain(ana.split('.')[1])
})

test.each(['{', '[]', '{"session":1}', 'null'])('reads no copies from %s, which another version stored', async text => {
  localStorage.setItem(offlineCopiesKey, text)
  expect(await listCopies(ana)).toEqual([])
})
