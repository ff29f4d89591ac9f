import { beforeEach, afterEach, expect, it, vi } from 'vitest'
import { instituicao as arquivo } from '../testing/instituicao.ts'
import { createInstituicaoDeAgora } from './instituicao.ts'
import type { Incoming, Outgoing } from './transport/send.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const salva = {
  ...arquivo,
  nome: 'Universidade Nova',
  locais: [
    { id: 1, nome: 'Remoto' },
    { id: 4, nome: 'Gávea' },
  ],
  cor: '#0f5a55',
  logo: '/instituicao/logo?v=2',
}

/** An upstream whose answer a test may change. */
function start(answer: Partial<Incoming> & { json?: object }) {
  const state = { answer, down: false }
  const asked: (string | undefined)[] = []
  const send = async ({ headers }: Outgoing): Promise<Incoming> => {
    asked.push(headers['if-none-match'])
    if (state.down) throw new Error('ECONNREFUSED')
    const { json, ...incoming } = state.answer
    return { status: 200, contentType: 'application/json', body: Buffer.from(JSON.stringify(json ?? {})), ...incoming }
  }
  return { state, asked, ...createInstituicaoDeAgora(send, arquivo) }
}

/** A second later: the next request asks in the background, and the one after that has the answer. */
async function later(now: () => unknown, milliseconds = 1001) {
  await vi.advanceTimersByTimeAsync(milliseconds)
  now()
  await vi.advanceTimersByTimeAsync(0)
}

it('is that of the upstream, with the ids of its places', async () => {
  const { first, now } = start({ json: salva })
  expect(now()).toBe(arquivo)
  await first()
  expect(now()).toMatchObject({
    nome: 'Universidade Nova',
    locais: [
      { codigo: '1', nome: 'Remoto' },
      { codigo: '4', nome: 'Gávea' },
    ],
    cor: '#0f5a55',
    logo: '/instituicao/logo?v=2',
    atividadesComplementares: arquivo.atividadesComplementares,
  })
})

it('is asked for at most once a second, in the background of a request', async () => {
  const { first, now, asked } = start({ json: salva })
  await first()
  for (let request = 0; request < 50; request += 1) now()
  expect(asked).toHaveLength(1)
  await later(now)
  expect(asked).toHaveLength(2)
})

it('is asked for on, once a second, until nobody has used it for a minute', async () => {
  const { first, now, asked } = start({ json: salva })
  await first()
  await later(now)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked.length).toBeGreaterThanOrEqual(11)
  await vi.advanceTimersByTimeAsync(60_000)
  const until = asked.length
  expect(until).toBeLessThanOrEqual(63)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(asked).toHaveLength(until)
})

it('stays the same object while the upstream says that nothing changed', async () => {
  const { first, now, state, asked } = start({ json: salva, etag: 'W/"a"' })
  await first()
  const known = now()
  state.answer = { status: 304 }
  await later(now)
  expect([now() === known, asked.at(-1)]).toEqual([true, 'W/"a"'])
  state.answer = { json: { ...salva, sigla: 'UN' } }
  await later(now)
  expect(now().sigla).toBe('UN')
})

it('stays as it was last while the upstream is down or says something else', async () => {
  const { first, now, state } = start({ json: salva })
  await first()
  state.down = true
  await later(now)
  expect(now().nome).toBe('Universidade Nova')
  state.down = false
  state.answer = { json: { nome: 1 } }
  await later(now)
  expect(now().nome).toBe('Universidade Nova')
})

it('is that of the file over an upstream without the call, which is asked again after a minute', async () => {
  const { first, now, asked } = start({ status: 404 })
  await first()
  await later(now)
  expect([now(), asked.length]).toEqual([arquivo, 1])
  await later(now, 60_000)
  expect(asked).toHaveLength(2)
})

it('has the time zone of the upstream, and the default one in place of one that nobody knows', async () => {
  const { first, now, state } = start({ json: { ...salva, fuso: 'America/Manaus' } })
  await first()
  expect(now().fuso).toBe('America/Manaus')
  state.answer = { json: { ...salva, fuso: 'America/Atlantida' } }
  await later(now)
  expect(now().fuso).toBe('America/Sao_Paulo')
})

it.each([
  ['those of the upstream', [2, 5, 9], [2, 5, 9]],
  ['two, over an upstream that says none', undefined, [1, 7]],
  ['two, in place of one', [3], [1, 7]],
  ['two, in place of months that do not follow each other', [7, 1], [1, 7]],
  ['two, in place of a month that no year has', [1, 13], [1, 7]],
])('has the terms of a year: %s', async (_, primeirosMeses, expected) => {
  const { first, now } = start({ json: { ...salva, primeirosMeses } })
  await first()
  expect(now().primeirosMeses).toEqual(expected)
})

it('shows no logo of another origin', async () => {
  const { first, now } = start({ json: { ...salva, logo: 'https://x.example/logo.svg' } })
  await first()
  expect(now().logo).toBeNull()
})
