import path from 'node:path'
import { createContext, Script } from 'node:vm'
import { matchRoutes } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { buildEarlyScript } from '../earlyScript.ts'
import { pages } from './app/pages.ts'
import { createRoutes } from './app/router.tsx'
import { sourceOf } from './main.static.tsx'
import { paths } from './paths.ts'
import { createEnvironment } from './relay/environment.ts'
import { createNetwork } from './relay/network.ts'
import { lerSessao } from './sessao/sessao.ts'
import { hostis } from './testing/hostis.ts'
import { fakeToken } from './testing/token.ts'

/*
 * The scripts as they are built into the pages, held against what the routes of the site request by themselves.
 */

const origin = 'http://board.example'
const withQuery = pages.filter(page => page.query)
const scripts = new Map<string, Script>()
const sources = new Map<string, string>()

beforeAll(async () => {
  const root = path.join(import.meta.dirname, '..')
  const build = async (page: (typeof pages)[number]) => {
    const source = await buildEarlyScript(root, { path: page.path, route: sourceOf(page) })
    sources.set(page.path, source)
    scripts.set(page.path, new Script(source))
  }
  await Promise.all(withQuery.map(build))
})

beforeEach(() => {
  // The router's, for an address that cannot be decoded.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  localStorage.setItem('vagasSalvas:7', JSON.stringify(Array.from({ length: 20 }, (_, index) => `v${index}`)))
})

type Sent = { method: string; headers: Record<string, string>; body: string }

const toSent = (init: RequestInit | undefined) => {
  const { method, headers, body } = init as Sent
  return { method, headers, body }
}

const byBody = (one: Sent, other: Sent) => one.body.localeCompare(other.body)

/** What the script of a page sends at an address. */
function sentEarly(page: string, address: URL, storage: object = { localStorage }): Sent[] {
  const sent: Sent[] = []
  const fetch = (_: string, init: RequestInit) => {
    sent.push(toSent(init))
    return Promise.reject(new Error('no network'))
  }
  const { pathname, href } = address
  const context = { location: { pathname, href }, fetch, URL, AbortController, TextDecoder, atob }
  Object.defineProperties(context, Object.getOwnPropertyDescriptors({ ...context, window: context }))
  Object.defineProperties(context, Object.getOwnPropertyDescriptors(storage))
  scripts.get(page)?.runInContext(createContext(context))
  return sent.toSorted(byBody)
}

/** What the site sends at an address; nothing where it leads on. */
async function sentBySite(address: URL): Promise<{ page: string | undefined; sent: Sent[] }> {
  const sent: Sent[] = []
  const fetch: typeof globalThis.fetch = (_, init) => {
    sent.push(toSent(init))
    return new Promise(() => {})
  }
  const token = lerSessao()?.token ?? null
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
  await new Promise(resolve => setTimeout(resolve))
  return { page: matches?.at(-1)?.route.path, sent: leadsOn ? [] : sent.toSorted(byBody) }
}

/** The same numbers from 0 to 1 each time. */
function createRandom(seed: number) {
  let state = seed
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}

const names = ['type', 'departamento', 'beneficios', 'busca', 'pagina', 'cursor', 'salvas', 'userId', 'tipo', 'de']
const others = ['aba', 'abertas', 'token', 'voltar', 'codigo', '__proto__', 'constructor', 'toString', '']

const values = [
  ...['', ' ', '0', '1', '2', '7', '12', '-1', '1e3', '0x10', '٣', 'NaN', 'Infinity', '99999', '100000', '9'.repeat(400)],
  ...['monitoria', 'estagio,bolsa', 'MONITORIA', 'remuneracao,horas_complementares', 'oportunidade', 'mensagem'],
  ...['__proto__', 'constructor', 'hasOwnProperty', 'valueOf', 'prototype', 'null', 'undefined', 'true', '[object Object]'],
  ...['%', '%%', '%2F', '%252F', '%00', '%E0%A4%A', '%F0%9F', 'a%2Fb', 'a b', '+', '&', '#', '?', '=', ';', '\\', '..'],
  ...['é', 'e\u0301', '\ud83d\ude00', '\ud83d', '\u2028', '\0', '\r\n', '\t', '\u202e', 'x'.repeat(20_000)],
  ...hostis,
]

/** Addresses of a page: as people have them, and as nobody should; as text and as it is escaped. */
function addressesOf(page: string, count: number): URL[] {
  const random = createRandom(page.length + 1)
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const letters = () => String.fromCharCode(...Array.from({ length: 6 }, () => random() * 65_536))
  const text = () => (random() < 0.1 ? letters() : pick(values))
  const escaped = (value: string) => (random() < 0.5 ? encodeURIComponent(value.toWellFormed()) : value)
  return Array.from({ length: count }, () => {
    const pathname = page.replace(/:\w+\??/, () => escaped(text()))
    const search = Array.from({ length: random() * 6 }, () => {
      return `${escaped(random() < 0.8 ? pick(names) : pick(others))}=${escaped(text())}`
    })
    return URL.parse(`${pathname}${random() < 0.1 ? '/' : ''}?${search.join('&')}`, origin)
  }).filter(url => url !== null)
}

const tokens = {
  'a student': fakeToken(),
  'a professor': fakeToken({ user_id: 7, is_student: false }),
  'a visitor': null,
  'somebody with a token that is none': 'not.a.token',
}

test.each(Object.entries(tokens))('every page of %s requests early just what it requests', async (_, token) => {
  for (const { path: page } of withQuery) {
    let compared = 0
    for (const address of addressesOf(page, 150)) {
      if (token) localStorage.setItem('token', token)
      const early = sentEarly(page, address)
      const site = await sentBySite(address)
      // Another document is for it.
      if (site.page !== page || address.pathname.includes('//')) continue
      expect({ address: address.href, sent: early }).toEqual({ address: address.href, sent: site.sent })
      compared += 1
    }
    expect(compared, page).toBeGreaterThan(50)
  }
})
