import { readFileSync } from 'node:fs'
import { eq, like } from 'drizzle-orm'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { contagens } from '../db/schema/apoio.ts'
import { usuarios } from '../db/schema.ts'
import { limites } from './limites.ts'
import { limitesDaAdministracao } from './limitesDaAdministracao.ts'
import type { Limite } from './limite.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import type { Usuario } from '../testing/createTestApp.ts'

const board = await createTestApp()
afterAll(board.close)

const { db, listen, settings } = board
const flows = Object.entries(limites)

/** These count only refused tries: see sessao/entrada.attack.test.ts. */
const guarded = ['POST /users/login', 'POST /auth/verify-email', 'POST /auth/reset-password', 'PUT /usuarios/me/senha']

/** Strangers must not delay the owner here, and a guess of 256 random bits costs one read. */
const unlimited = ['POST /auth/login-by-link']

type Pessoas = Record<'aluno' | 'professor' | 'administrador', Usuario>

let pessoas: Pessoas
let outro: Pessoas
beforeAll(async () => {
  const create = async (): Promise<Pessoas> => ({
    aluno: await board.createAluno(),
    professor: await board.createProfessor(),
    administrador: await board.createAdministrador(),
  })
  pessoas = await create()
  outro = await create()
})

const doProfessor = [
  'perguntas',
  'publicacao',
  'vaga',
  'convite',
  'selecao',
  'avaliacao',
  'horarios',
  'colunas',
  'buscaDeDisciplinas',
]
const roleOf = (nome: string) =>
  nome === 'moderacao' || nome in limitesDaAdministracao
    ? 'administrador'
    : doProfessor.includes(nome)
      ? 'professor'
      : 'aluno'

/** The people who flood a flow. */
const flooder = (nome: string): Who => {
  if (limites[nome]?.por === 'token') return { from: '192.0.2.8', token: 'one' }
  return limites[nome]?.por === 'rede' ? { from: '198.51.100.7' } : { as: pessoas[roleOf(nome)] }
}

/** Good also after a call that ended all sessions of the person. */
const tokenOf = async ({ id }: Usuario): Promise<string> => {
  const [agora] = await db.select().from(usuarios).where(eq(usuarios.id, id))
  return board.tokenOf(agora ?? expect.fail('the person is gone'))
}

type Who = { as: Usuario } | { from: string; token?: string }

/** A call that the flow's own checks refuse: every try counts. */
const toCall = (rota: string, given: Who, app = board.app) => {
  const [method = '', route = ''] = rota.split(' ')
  // An id that nobody has.
  const url = route.replace(/:\w+/g, '999999') + ('token' in given ? `?token=${given.token}` : '')
  return async () => {
    const headers = 'as' in given ? { authorization: `Bearer ${await tokenOf(given.as)}` } : {}
    const remoteAddress = 'from' in given ? given.from : '127.0.0.1'
    return app.inject({
      method: method as 'GET',
      url,
      headers,
      remoteAddress,
      ...(method !== 'GET' && method !== 'HEAD' && { payload: {} }),
    })
  }
}

const mostOf = ({ max }: Limite, role: keyof Pessoas): number =>
  typeof max === 'number' ? max : max[role === 'professor' ? 'professor' : 'aluno']

/** Sets the count of a flow in the database, as after so many calls. Returns each count as it was. */
async function skipTo(nome: string, points: number) {
  const ofFlow = like(contagens.key, `${nome}:%`)
  const counted = await db.select({ before: contagens.points }).from(contagens).where(ofFlow)
  await db.update(contagens).set({ points }).where(ofFlow)
  return counted
}

/** In a process, which nothing else reaches: the next call counts as so many. */
function countNextAs(points: number) {
  const spy = vi.spyOn(RateLimiterMemory.prototype, 'consume')
  spy.mockImplementation(async function (this: RateLimiterMemory, key) {
    spy.mockRestore()
    await this.penalty(key, points - 1)
    return this.consume(key)
  })
}

/** So many calls would take minutes. */
const many = 300

describe.each(flows)('a flood of %s', (nome, limite) => {
  const role = roleOf(nome)
  const max = mostOf(limite, role)
  const neighbour = (): Who => {
    if (limite.por === 'token') return { from: '192.0.2.8', token: 'another' }
    return limite.por === 'rede' ? { from: '203.0.113.7' } : { as: outro[role] }
  }
  const calls = () => limite.rotas.map(rota => toCall(rota, flooder(nome)))

  test(`is refused after ${max} with the time to retry, and blocks nobody else`, async () => {
    const flood = calls()
    const pass = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        expect((await flood[time % flood.length]?.())?.statusCode).not.toBe(429)
      }
    }
    if (limite.onde === 'banco') {
      await pass(flood.length)
      const counted = await skipTo(nome, max - flood.length)
      expect(counted).toEqual([{ before: flood.length }])
      await pass(flood.length)
    } else if (max >= many) {
      await pass(flood.length)
      countNextAs(max - 2 * flood.length)
      await pass(flood.length + 1)
    } else await pass(max)
    for (const call of calls()) {
      const refused = await call()
      expect(refused.statusCode).toBe(429)
      const retryAfter = Number(refused.headers['retry-after'])
      expect(retryAfter).toBeGreaterThan(0)
      expect(retryAfter).toBeLessThanOrEqual(limite.minutos * 60)
      expect(refused.json()).toEqual({
        detail: expect.stringMatching(new RegExp(`^${limite.frase} Tente novamente em \\d+ (minutos?|horas)\\.$`)),
      })
    }
    for (const rota of limite.rotas) expect((await toCall(rota, neighbour())()).statusCode).not.toBe(429)
  })

  test('costs no statement for counting once it is refused', async () => {
    const inserts = vi.spyOn(db, 'insert')
    for (const call of calls()) expect((await call()).statusCode).toBe(429)
    expect(inserts).not.toHaveBeenCalled()
    inserts.mockRestore()
  })
})

describe('another process', () => {
  let other: typeof board.app
  beforeAll(async () => void (other = await buildApp({ db, listen, settings, maxEventLoopDelay: 0 })))
  afterAll(() => other.close())

  test.each(flows.filter(([, { onde }]) => onde === 'banco'))(
    'refuses a flood of %s, and so does one after a restart',
    async (nome, limite) => {
      for (const rota of limite.rotas) expect((await toCall(rota, flooder(nome), other)()).statusCode).toBe(429)
    },
  )
})

test('a HEAD counts as the GET', async () => {
  for (const [nome, { rotas }] of flows) {
    for (const rota of rotas.filter(each => each.startsWith('GET '))) {
      expect((await toCall(rota.replace('GET', 'HEAD'), flooder(nome))()).statusCode).toBe(429)
    }
  }
})

test('nobody is counted without a session, whatever the flow', async () => {
  for (const [, { rotas, por }] of flows) {
    if (por !== 'pessoa') continue
    for (const rota of rotas) expect((await toCall(rota, { from: '198.51.100.7' })()).statusCode).toBe(401)
  }
})

test('a professor may write a comunicado to more people than a student writes to', async () => {
  const call = toCall('POST /mensagens', { as: outro.professor })
  for (let time = 0; time <= mostOf(limites['mensagem'] ?? expect.fail(), 'aluno'); time += 1) {
    expect((await call()).statusCode).not.toBe(429)
  }
})

test('reading one’s own profile is not counted: every page does', async () => {
  const headers = { authorization: `Bearer ${await tokenOf(pessoas.aluno)}` }
  for (let time = 0; time < 5; time += 1) {
    expect((await board.call(`GET /users/${pessoas.aluno.id}`, { headers })).status).toBe(200)
  }
})

test('every call that writes has a limit, and every limit a call', async () => {
  const { paths } = (await board.app.inject('/docs/json')).json()
  const rotas = Object.entries<object>(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(method => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  const limited = flows.flatMap(([, limite]) => limite.rotas)
  expect(rotas).toEqual(expect.arrayContaining([...limited, ...guarded, ...unlimited]))
  expect(rotas.filter(rota => !rota.startsWith('GET ')).toSorted()).toEqual(
    [...limited.filter(rota => !rota.startsWith('GET ')), ...guarded, ...unlimited].toSorted(),
  )
})

test('docs/limits.md has the same table', () => {
  const rows = flows.map(([nome, { rotas, por, max, minutos, onde, porque }]) => {
    const most = typeof max === 'number' ? String(max) : `${max.aluno}, a professor ${max.professor}`
    const calls = rotas.map(rota => `\`${rota}\``).join(', ')
    const who = { rede: 'network', pessoa: 'person', token: 'token' }[por]
    const where = onde === 'banco' ? 'database' : 'process'
    return `| ${nome} | ${calls} | ${most} | ${minutos} min | ${who} | ${where} | ${porque} |`
  })
  const written = readFileSync(new URL('../../../docs/limits.md', import.meta.url), 'utf8').replace(/ +/g, ' ')
  for (const row of rows) expect(written).toContain(row)
})

test('expired counts are deleted, and others stay', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const other = await buildApp({ db, listen, settings, maxEventLoopDelay: 0 })
  await other.listen({ port: 0, host: '127.0.0.1' })
  const at = (seconds: number) => new Date(Date.now() + seconds * 1000)
  await db.insert(contagens).values([
    { key: 'over', points: 1, expire: at(-1) },
    { key: 'running', points: 1, expire: at(60) },
  ])
  vi.advanceTimersByTime(10 * 60 * 1000)
  vi.useRealTimers()
  const left = async () =>
    (await db.select({ key: contagens.key }).from(contagens)).map(({ key }) => key).filter(key => !key.includes(':'))
  await vi.waitFor(async () => expect(await left()).toEqual(['running']), 10_000)
  await other.close()
})
