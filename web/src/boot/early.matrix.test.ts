import path from 'node:path'
import { createContext, Script } from 'node:vm'
import { matchRoutes } from 'react-router-dom'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { buildEarlyScript } from '../../build/earlyScript.ts'
import { pages } from '../app/pages.ts'
import { createRoutes } from '../app/router.tsx'
import { sourceOf } from './static.tsx'
import { paths } from '../paths.ts'
import { createEnvironment } from '../relay/environment.ts'
import type { EarlyRequest } from '../relay/earlyRequests.ts'
import { createNetwork } from '../relay/network.ts'
import { readSessao } from '../sessao/sessao.ts'
import { hostileTexts } from '../testing/hostile.ts'
import { fakeToken } from '../testing/token.ts'
import { visaoGeralRoute } from '../universidade/visao/visaoGeral.route.ts'

/*
 * Compares the requests of the built inline scripts with those of the site's routes.
 */

const origin = 'http://board.example'
const withQuery = pages.filter(page => page.query)
const scripts = new Map<string, Script>()

const root = path.join(import.meta.dirname, '../..')

/** Milliseconds. One bundle per page and thousands of URLs, possibly on a busy machine. */
const patience = 120_000

beforeAll(async () => {
  const build = async (page: (typeof pages)[number]) => {
    const script = await buildEarlyScript(root, { path: page.path, route: sourceOf(page) })
    // A longer script would delay the page, and these characters would end it.
    expect(script.length).toBeLessThan(3500)
    expect(script).not.toMatch(/<\/script|<!--/i)
    scripts.set(page.path, new Script(script))
  }
  await Promise.all(withQuery.map(build))
}, patience)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  // The router's warning for a URL that cannot be decoded.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  localStorage.setItem('vagasSalvas:7', JSON.stringify(Array.from({ length: 20 }, (_, index) => `v${index}`)))
})

type Sent = { method: string; headers: Record<string, string>; body: string }

const toSent = (init: RequestInit | undefined) => {
  const { method, headers, body } = init as Sent
  return { method, headers, body }
}

const byBody = (one: Sent, other: Sent) => one.body.localeCompare(other.body)

/** A browser without modules. */
const context = createContext({ URL, AbortController, TextDecoder, atob })
context['window'] = context

/** The requests of a page's script at a URL. */
function sentEarly(page: string, { pathname, href }: URL, storage: () => Storage = () => localStorage): Sent[] {
  const sent: Sent[] = []
  context['location'] = { pathname, href }
  context['fetch'] = (_: string, init: RequestInit) => {
    sent.push(toSent(init))
    return Promise.reject(new Error('no network'))
  }
  Object.defineProperty(context, 'localStorage', { configurable: true, get: storage })
  scripts.get(page)?.runInContext(context)
  return sent.toSorted(byBody)
}

/** The requests of the site at a URL; none if it redirects. */
async function sentBySite(address: URL): Promise<{ page: string | undefined; sent: Sent[] }> {
  const sent: Sent[] = []
  const fetch: typeof globalThis.fetch = (_, init) => {
    sent.push(toSent(init))
    return new Promise(() => {})
  }
  const token = readSessao()?.token ?? null
  const environment = createEnvironment(createNetwork({ token, onUnauthenticated: () => {}, fetch }))
  const matches = matchRoutes(
    createRoutes(() => environment),
    address,
  )
  let leadsOn = false
  for (const { route, params } of matches ?? []) {
    const { loader } = route
    if (typeof loader !== 'function') continue
    const args = { request: new Request(address), params, context: {} } as Parameters<typeof loader>[0]
    void Promise.resolve(loader(args)).then(
      result => (leadsOn ||= result instanceof Response),
      () => undefined,
    )
  }
  // The loaders wait for a task.
  await vi.advanceTimersByTimeAsync(1)
  await new Promise(setImmediate)
  return { page: matches?.at(-1)?.route.path, sent: leadsOn ? [] : sent.toSorted(byBody) }
}

/** Deterministic pseudo-random numbers from 0 to 1. */
function createRandom(seed: number) {
  let state = seed
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}

const names = 'type departamento beneficios modalidade horas busca pagina cursor salvas userId tipo de'.split(' ')
const others = ['aba', 'abertas', 'token', 'voltar', 'codigo', '__proto__', 'constructor', 'toString', '']

const numbers = '0 1 2 7 12 -1 1e3 0x10 ٣ NaN Infinity 99999 100000'.split(' ')
const known =
  'monitoria estagio,bolsa MONITORIA remuneracao,horas_complementares remoto,hibrido 20 oportunidade mensagem'.split(
    ' ',
  )
const ofPrototypes = '__proto__ constructor hasOwnProperty valueOf prototype null undefined'.split(' ')
const escapes = '% %% %2F %252F %00 %E0%A4%A %F0%9F a%2Fb + & # ? = ; \\ ..'.split(' ')
const letters = ['', ' ', 'é', 'e\u0301', '\ud83d\ude00', '\ud83d', '\u2028', '\0', '\r\n', '\t', '\u202e']
const long = ['9'.repeat(400), 'x'.repeat(20_000)]
const values = [...numbers, ...known, ...ofPrototypes, ...escapes, ...letters, ...long, ...hostileTexts]

/** URLs of a page, valid and hostile: its parameter takes each value, raw and escaped. */
function addressesOf(page: string): URL[] {
  const random = createRandom(page.length + 1)
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const chance = () => String.fromCharCode(...Array.from({ length: 6 }, () => random() * 65_536))
  const escape = (value: string) => encodeURIComponent(Buffer.from(value).toString())
  const codigos = page.includes(':') ? [...values, ...values.map(escape)] : values.slice(0, 60)
  return codigos.flatMap(codigo => {
    const search = Array.from({ length: random() * 6 }, () => {
      const text = random() < 0.1 ? chance() : pick(values)
      return `${random() < 0.8 ? pick(names) : escape(pick(others))}=${random() < 0.5 ? escape(text) : text}`
    })
    const pathname = page.replace(/:\w+\??/, () => codigo) + (random() < 0.1 ? '/' : '')
    const address = `${pathname}?${search.join('&')}`
    return URL.canParse(address, origin) ? new URL(address, origin) : []
  })
}

const tokens = {
  'a student': fakeToken(),
  'a professor': fakeToken({ user_id: 7, is_student: false }),
  'a visitor': null,
  'somebody with an invalid token': 'not.a.token',
}

test.each(Object.entries(tokens))(
  'sends the same requests early as later, on every page for %s',
  { timeout: patience },
  async (_, token) => {
    for (const { path: page } of withQuery) {
      let compared = 0
      for (const address of addressesOf(page)) {
        if (token) localStorage.setItem('token', token)
        const early = sentEarly(page, address)
        const site = await sentBySite(address)
        // Another document serves this URL.
        if (site.page !== page || address.pathname.includes('//')) continue
        expect({ address: address.href, sent: early }).toEqual({ address: address.href, sent: site.sent })
        compared += 1
      }
      expect(compared, page).toBeGreaterThan(20)
    }
  },
)

const lista = new URL('/opportunities', origin)

test('sends the query of the page first, then that of the frame', () => {
  localStorage.setItem('token', fakeToken())
  sentEarly(paths.vagas(), lista)
  const requests = (context['earlyRequests'] as EarlyRequest[]).slice(-2)
  const [ofPage, ofFrame] = requests.map(({ body }) => JSON.parse(body).variables)
  expect(ofPage).toMatchObject({ pagina: 1, frame: true })
  expect(ofFrame).toEqual({})
  expect(requests.map(({ token }) => token)).toEqual([fakeToken(), fakeToken()])
})

test('sends nothing if storage is refused, and nothing at the URL of another page', () => {
  localStorage.setItem('token', fakeToken())
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  expect(sentEarly(paths.vagas(), lista, refuse)).toEqual([])
  expect(sentEarly(paths.vagas(), new URL(paths.vaga('12'), origin))).toEqual([])
  expect(sentEarly(paths.vagas(), lista)).toHaveLength(2)
})

test('sends no query of the frame in the administration, whose header has no data', async () => {
  localStorage.setItem('token', fakeToken({ user_id: 7, is_student: false, papeis: ['administrador'] }))
  const { path: page } = visaoGeralRoute
  scripts.set(page, new Script(await buildEarlyScript(root, { path: page, route: sourceOf(visaoGeralRoute) })))
  expect(sentEarly(page, new URL(page, origin))).toHaveLength(1)
})

test('does not change the storage', () => {
  localStorage.setItem('token', 'not.a.token')
  const { length } = localStorage
  sentEarly(paths.vagas(), lista)
  expect(localStorage.getItem('token')).toBe('not.a.token')
  expect(localStorage).toHaveLength(length)
})
