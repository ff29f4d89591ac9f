import { randomInt } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from '../../app.ts'
import { globalId, token } from '../../testing/createTestGateway.ts'
import { instituicao } from '../../testing/instituicao.ts'
import { listen } from '../../testing/listen.ts'
import { createPool } from './pool.ts'

/* Floods of calls must not delay other people's calls, over sockets and an upstream that serves four at a time. */

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close()
})

const atOnce = 4
const milliseconds = 20

/** Serves calls in order, each for a fixed time. `served` counts them: a clock that stands still with the machine. */
async function createUpstream() {
  const waiting: (() => void)[] = []
  let [busy, served] = [0, 0]
  const next = () => {
    const serve = busy < atOnce ? waiting.shift() : undefined
    if (!serve) return
    busy += 1
    serve()
  }
  const { url, close } = await listen((request, response) => {
    waiting.push(() =>
      setTimeout(() => {
        busy -= 1
        served += 1
        response.writeHead(200, { 'content-type': 'application/json' })
        response.end(JSON.stringify(toBody(request.url ?? '')))
        next()
      }, milliseconds),
    )
    next()
  })
  closers.push(close)
  return { url, served: () => served }
}

async function createStack() {
  const upstream = await createUpstream()
  const pool = createPool(upstream.url)
  const logger = pino({ level: 'silent' })
  const app = createApp({ send: pool.send, instituicao, logger, isStopping: () => false })
  const { url, close } = await listen(app.listener)
  closers.push(() => pool.close(), close)
  return { url, served: upstream.served }
}

const toBody = (url: string) => {
  if (url.startsWith('/vagas?')) return { vagas: [], total: 0 }
  return url === '/historicos/' ? [] : { id: 7, usuario: 'Ana' }
}

interface Client {
  token: string
  address: string
}

async function ask(url: string, { token: bearer, address }: Client, query: string): Promise<(string | undefined)[]> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}`, 'x-forwarded-for': address },
    body: JSON.stringify({ query }),
  })
  const { errors = [] } = (await response.json()) as { errors?: { extensions: { code: string } }[] }
  return errors.map(({ extensions }) => extensions.code)
}

/** Three calls at once, like a page. */
const list = '{ vagas(first: 8) { total } viewer { usuario { nome } historico { media } } }'

/** The calls that are served while `run` runs, in the median of 15 times. */
async function medianOf(run: () => Promise<unknown>, served: () => number): Promise<number> {
  const counts: number[] = []
  for (let turn = 0; turn < 15; turn += 1) {
    const before = served()
    await run()
    counts.push(served() - before)
  }
  return counts.toSorted((one, other) => one - other)[7] ?? 0
}

/** 30 calls, different ones each time. */
function createExpensive() {
  let next = 1
  const nodes = (count: number) =>
    JSON.stringify(Array.from({ length: count }, () => globalId('Vaga', String((next += 1)))))
  return () => `{ a: nodes(ids: ${nodes(20)}) { id } b: nodes(ids: ${nodes(10)}) { id } }`
}

const person = (id: number) => token({ user_id: id, is_student: true })
const campus = '192.0.2.7'

describe('an honest list during a flood by eight clients', () => {
  it.each([
    ['with a token each', (index: number) => ({ token: person(100 + index), address: campus })],
    ['with one token', () => ({ token: person(100), address: campus })],
    ['from other addresses', (index: number) => ({ token: person(100 + index), address: `198.51.100.${index}` })],
    [
      'from one other address, with new tokens all the time',
      () => ({ token: person(randomInt(1_000, 1_000_000)), address: '198.51.100.1' }),
    ],
  ])(
    'is answered within three rounds of the upstream, one of them its own: %s',
    { timeout: 60_000 },
    async (_, toClient) => {
      const { url, served } = await createStack()
      const honest = { token: person(7), address: campus }
      const codes: (string | undefined)[] = []
      const listNow = async () => codes.push(...(await ask(url, honest, list)))
      const quiet = await medianOf(listNow, served)
      const expensive = createExpensive()
      const end = new AbortController()
      const floods = Array.from({ length: 8 }, async (__, index) => {
        while (!end.signal.aborted) await ask(url, toClient(index), expensive())
      })
      await wait(300)
      const beside = await medianOf(listNow, served)
      end.abort()
      await Promise.all(floods)
      expect(codes).toEqual([])
      expect(quiet).toBe(3)
      expect(beside).toBeLessThanOrEqual(3 * atOnce)
    },
  )
})
