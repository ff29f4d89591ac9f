import { renderHook, waitFor } from '@testing-library/react'
import type { GraphQLResponse, RequestParameters } from 'relay-runtime'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { entrar, sair, terminar } from '../sessao/sessao.ts'
import { fakeToken } from '../testing/token.ts'
import { RequestFailure } from './failure.ts'
import { chaveDasLeituras, type Leitura } from './leitura.ts'
import { guardar, lidasDe } from './leituras.ts'
import { createNetwork } from './network.ts'
import { useLeitura } from './semConexao.ts'

const ana = fakeToken({ user_id: 7, is_student: true })
const bia = fakeToken({ user_id: 8, is_student: true })

const params = (id: string) =>
  ({ id, text: null, name: 'VagasPageQuery', operationKind: 'query', metadata: {} }) as RequestParameters

const leituraDe = (endereco: string): Leitura => ({ endereco, titulo: () => 'Oportunidades' })

beforeEach(() => localStorage.clear())

const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const online = (body: unknown) => () => Promise.resolve(Response.json(body))

type Options = { token?: string; id?: string; leitura?: Leitura | null; aindaVale?: () => boolean }

function ask(fetch: typeof globalThis.fetch, endereco: string, options: Options = {}) {
  const { token = ana, id = 'abc', leitura = leituraDe(endereco), aindaVale = () => true } = options
  const network = createNetwork({ token, onUnauthenticated: () => {}, fetch, leitor: { token, aindaVale } })
  const metadata = leitura ? { leitura } : {}
  return network.execute(params(id), {}, { metadata }).toPromise() as Promise<GraphQLResponse>
}

/** A page was read, and is kept. */
function keep(data: Record<string, unknown> | null, endereco: string, options: Options & { errors?: object[] } = {}) {
  const { token = ana, id = 'abc', leitura = leituraDe(endereco), aindaVale = () => true, errors } = options
  const body = { data, ...(errors ? { errors } : {}) } as GraphQLResponse
  return guardar({ token, aindaVale }, id, leitura ?? leituraDe(endereco), body)
}

const addresses = async (token = ana) => (await lidasDe(token)).map(({ endereco }) => endereco)

test('an answer is kept once the page has it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await ask(online({ data: { conversas: 1 } }), '/messages', { leitura: null })
  await ask(online({ data: { vagas: 1 } }), '/opportunities')
  expect(localStorage.getItem(chaveDasLeituras)).toBeNull()
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  await waitFor(async () => expect(await addresses()).toEqual(['/opportunities']))
})

test('without a connection a page gets what it last got, and says when that was', async () => {
  await keep({ vagas: 1 }, '/opportunities')
  await keep({ vagas: 2 }, '/opportunities')
  const { result } = renderHook(() => useLeitura('/opportunities'))
  expect(result.current).toBeNull()
  await expect(ask(offline, '/opportunities')).resolves.toEqual({ data: { vagas: 2 } })
  await waitFor(() => expect(result.current).toEqual(expect.any(Number)))
  await ask(online({ data: { vagas: 3 } }), '/opportunities')
  await waitFor(() => expect(result.current).toBeNull())
})

test('gives nothing to another address, another document, another session, or a failure of another kind', async () => {
  await keep({ vagas: 1 }, '/opportunities')
  const failure = new RequestFailure('OFFLINE', 'no answer')
  await expect(ask(offline, '/opportunities?busca=ic')).rejects.toThrow(failure)
  await expect(ask(offline, '/opportunities', { id: 'of another build' })).rejects.toThrow(failure)
  await expect(ask(offline, '/opportunities', { token: bia })).rejects.toThrow(failure)
  await expect(ask(offline, '/opportunities', { leitura: null })).rejects.toThrow(failure)
  const broken = () => Promise.resolve(new Response('<html>', { status: 502 }))
  await expect(ask(broken, '/opportunities')).rejects.toMatchObject({ code: 'BAD_RESPONSE' })
})

test('what the page did not ask for this time stays as it was', async () => {
  await keep({ vagas: 1, viewer: { nome: 'Ana' } }, '/opportunities')
  await keep({ vagas: 2 }, '/opportunities?busca=ic')
  const both = { data: { vagas: 2, viewer: { nome: 'Ana' } } }
  await expect(ask(offline, '/opportunities?busca=ic')).resolves.toEqual(both)
})

test('keeps no answer with a failure in it, and none without a title', async () => {
  await keep({ vagas: 1 }, '/opportunities', { errors: [{ message: 'x' }] })
  await keep({ vaga: null }, '/opportunities/9', {
    leitura: { endereco: '/opportunities/9', titulo: () => undefined },
  })
  expect(localStorage.getItem(chaveDasLeituras)).toBeNull()
})

test('keeps the last twelve, within a size, for seven days', async () => {
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

test('a session that ended meanwhile leaves nothing behind', async () => {
  await keep({ vagas: 1 }, '/opportunities', { aindaVale: () => false })
  expect(localStorage.getItem(chaveDasLeituras)).toBeNull()
})

test.each([
  ['signing out', sair],
  ['the end of the session', terminar],
  ['another person who signs in', () => entrar(bia)],
])('%s forgets what was read', async (_, act) => {
  entrar(ana)
  await keep({ vagas: 1 }, '/opportunities')
  expect(await addresses()).toEqual(['/opportunities'])
  act()
  expect(localStorage.getItem(chaveDasLeituras)).toBeNull()
})

test('holds no token', async () => {
  await keep({ vagas: 1 }, '/opportunities')
  expect(localStorage.getItem(chaveDasLeituras)).not.toContain(ana)
  expect(localStorage.getItem(chaveDasLeituras)).not.toContain(ana.split('.')[1])
})

test.each(['{', '[]', '{"sessao":1}', 'null'])('takes %s of an earlier version for nothing', async text => {
  localStorage.setItem(chaveDasLeituras, text)
  expect(await lidasDe(ana)).toEqual([])
})
