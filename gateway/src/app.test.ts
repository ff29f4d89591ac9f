import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from './app.ts'
import { createDrain } from './http/drain.ts'
import { aluna } from './testing/createTestGateway.ts'
import { instituicao } from './testing/instituicao.ts'
import { toSignal } from './testing/toSignal.ts'
import type { Incoming, Outgoing, Send } from './upstream/transport/send.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  await Promise.all(closers.splice(0).map(close => close()))
})

const webFolder = mkdtempSync(path.join(tmpdir(), 'web-'))
mkdirSync(path.join(webFolder, 'assets'))
writeFileSync(path.join(webFolder, 'index.html'), '<title>not found</title>')
writeFileSync(path.join(webFolder, 'landing.html'), '<title>board</title>')
const inline = '<title>vaga</title><style>p{}</style><script>a()</script><script>c()\n</script>'
writeFileSync(path.join(webFolder, 'vaga.html'), inline)
const table = [
  { path: '/', file: 'landing.html', isPublic: true },
  { path: '/vagas/:codigo', file: 'vaga.html' },
]
writeFileSync(path.join(webFolder, 'pages.json'), JSON.stringify(table))
writeFileSync(path.join(webFolder, 'favicon.svg'), '<svg/>')
writeFileSync(path.join(webFolder, 'assets/main-abc123.js'), 'plain')
writeFileSync(path.join(webFolder, 'assets/main-abc123.js.br'), 'brotli')

function answer(status: number, contentType: string, body: string | Uint8Array = ''): Incoming {
  async function* chunks() {
    yield Buffer.from(body)
  }
  return { status, contentType, body: chunks() }
}

async function start(send: Send = async () => answer(200, 'text/plain'), production = false) {
  const lines: string[] = []
  const logger = pino({ level: 'debug' }, { write: line => void lines.push(line) })
  let stopping = false
  const app = createApp({ send, instituicao, production, logger, webFolder, isStopping: () => stopping })
  const server = createServer(app.listener).listen(0)
  await once(server, 'listening')
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { url, lines, server, app, stop: () => (stopping = true) }
}

const html = { accept: 'text/html,application/xhtml+xml' }
const csp = 'content-security-policy'

describe('the web app', () => {
  it('is a document that is revalidated each time', async () => {
    const { url } = await start()
    for (const [route, text] of Object.entries({ '/?page=2': '<title>board</title>', '/vagas/12': inline })) {
      const response = await fetch(url + route, { headers: html })
      expect([response.status, await response.text()]).toEqual([200, text])
      expect(response.headers.get('cache-control')).toBe('no-cache')
    }
  })

  it('has immutable hashed files, compressed if there is a compressed variant', async () => {
    const { url } = await start()
    const response = await fetch(`${url}/assets/main-abc123.js`, { headers: { 'accept-encoding': 'br' } })
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('content-encoding')).toBe('br')
    await response.body?.cancel().catch(() => {})
    const plain = await fetch(`${url}/assets/main-abc123.js`, { headers: { 'accept-encoding': 'identity' } })
    expect(await plain.text()).toBe('plain')
  })

  it('caches its pictures for a day', async () => {
    const { url } = await start()
    expect((await fetch(`${url}/favicon.svg`)).headers.get('cache-control')).toBe('public, max-age=86400')
  })

  it('serves its documents to clients that accept anything, like curl and link previews', async () => {
    const { url } = await start()
    for (const route of ['/', '/vagas/7']) {
      const response = await fetch(url + route, { headers: { accept: '*/*' } })
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html;charset=utf-8'])
    }
    expect((await fetch(`${url}/`, { headers: { accept: 'application/json' } })).status).toBe(404)
  })

  it('does not serve the page in place of a missing file, picture or response', async () => {
    const { url } = await start()
    for (const route of ['/assets/gone.js', '/logo.png', '/api/x']) expect((await fetch(url + route)).status).toBe(404)
    expect((await fetch(`${url}/assets/gone.js`, { headers: html })).status).toBe(404)
    expect((await fetch(`${url}/opportunities`, { method: 'POST', headers: html })).status).toBe(404)
    expect((await fetch(`${url}/..%2f..%2fpackage.json`)).status).toBe(404)
    for (const route of ['/assets/..%2findex.html', '/assets/%2e%2e%2fvaga.html'])
      expect((await fetch(url + route, { headers: html })).status).toBe(404)
  })
})

describe('every response', () => {
  it('carries the strict headers and a request id', async () => {
    const { url } = await start()
    for (const route of ['/', '/health', '/graphql', '/nothing']) {
      const { headers } = await fetch(url + route, { headers: html })
      const policy = headers.get('content-security-policy')
      expect(policy).toContain("script-src 'self';")
      expect(policy).toContain("object-src 'none'")
      expect(policy).toContain("base-uri 'none'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toContain("form-action 'none'")
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
    }
  })

  it('allows a document’s inline scripts and styles by hash, and no others', async () => {
    const { url } = await start()
    const policyOf = async (route: string) => (await fetch(url + route, { headers: html })).headers.get(csp)
    const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(await policyOf('/vagas/7')).toContain(`script-src 'self' ${sha256('a()')} ${sha256('c()\n')};`)
    expect(await policyOf('/vagas/7')).toContain(`style-src 'self' ${sha256('p{}')};`)
    expect(await policyOf('/vagas')).toContain(`script-src 'self';`)
  })

  it('sends for a file only the headers that matter for files', async () => {
    const { url } = await start(async () => answer(200, 'image/webp', 'pixels'))
    const transport = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding', 'vary']
    for (const route of ['/assets/main-abc123.js', '/avatares/7.webp']) {
      const { headers } = await fetch(url + route, { headers: { 'accept-encoding': 'identity' } })
      const names = [...headers.keys()].filter(name => !transport.includes(name))
      const security = ['cross-origin-resource-policy', 'x-content-type-options']
      const known = ['cache-control', 'content-type', 'etag', 'last-modified', 'x-request-id']
      expect(names.filter(name => !known.includes(name))).toEqual(security)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    }
    const picture = await fetch(`${url}/favicon.svg`)
    expect(picture.headers.get(csp), 'an SVG may be opened as a document').toContain("script-src 'self'")
  })

  it('writes one log line, with the id sent upstream and without query or token', async () => {
    const sent: Outgoing[] = []
    const { url, lines } = await start(async outgoing => {
      sent.push(outgoing)
      return answer(200, 'application/json', '{"id":7,"usuario":"Ana"}')
    })
    await fetch(`${url}/graphql?secret=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${aluna}`, 'x-request-id': 'request-0001' },
      body: '{"query":"{ viewer { usuario { nome } } }"}',
    })
    expect(sent[0]?.headers['x-request-id']).toBe('request-0001')
    expect(lines.map(line => JSON.parse(line))).toEqual([
      expect.objectContaining({ requestId: 'request-0001', method: 'POST', path: '/graphql', status: 200 }),
    ])
    expect(lines.join('')).not.toMatch(new RegExp(`secret|${aluna}`))
  })
})

describe('the address of the person', () => {
  it('reaches the upstream as a proxy on this machine named it, not as the client claimed', async () => {
    const sent: Outgoing[] = []
    const { url } = await start(async outgoing => {
      sent.push(outgoing)
      return answer(200, 'application/json', '{"id":7,"usuario":"Ana"}')
    })
    await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${aluna}`,
        'x-forwarded-for': '198.51.100.1, 203.0.113.7',
      },
      body: '{"query":"{ viewer { usuario { nome } } }"}',
    })
    expect(sent[0]?.headers['x-forwarded-for']).toBe('203.0.113.7')
  })
})

describe('the outbox', () => {
  const page = async () => answer(200, 'text/html; charset=utf-8', '<h1>E-mails</h1>')

  it('is served on this origin too, without the person’s token', async () => {
    const sent: Outgoing[] = []
    const { url } = await start(outgoing => {
      sent.push(outgoing)
      return page()
    })
    const response = await fetch(`${url}/_dev/mail`, { headers: { ...html, authorization: `Bearer ${aluna}` } })
    expect(await response.text()).toBe('<h1>E-mails</h1>')
    expect(response.headers.get('content-security-policy')).toContain("script-src 'none'")
    await fetch(`${url}/_dev/mail/0b7d1c52-9a4e-4a47-8f6a-0d0f3a1c2b3d`)
    await fetch(`${url}/_dev/mail/../../users/1`)
    expect(sent.map(({ path }) => path)).toEqual(['/_dev/mail', '/_dev/mail/0b7d1c52-9a4e-4a47-8f6a-0d0f3a1c2b3d'])
    expect(sent[0]?.headers).toEqual({ accept: 'text/html' })
  })

  it('is not served in production', async () => {
    const { url } = await start(() => expect.fail('the upstream was asked'), true)
    expect((await fetch(`${url}/_dev/mail`)).status).toBe(404)
    expect((await fetch(`${url}/_dev/mail/resumos`, { method: 'POST' })).status).toBe(404)
  })
})

describe('health and readiness', () => {
  it.each([
    ['the upstream is ready', async () => answer(200, 'text/plain'), 200],
    ['the upstream has no /ready', async () => answer(404, 'text/plain'), 200],
    ['the upstream is not ready', async () => answer(503, 'text/plain'), 503],
    ['the upstream is not there', () => Promise.reject(new Error('ECONNREFUSED')), 503],
  ])('when %s', async (_, send, status) => {
    const { url } = await start(send)
    expect((await fetch(`${url}/ready`)).status).toBe(status)
    expect((await fetch(`${url}/health`)).status).toBe(200)
  })

  it('fails once the program is stopping, while it still serves requests', async () => {
    const { url, stop } = await start()
    stop()
    expect((await fetch(`${url}/ready`)).status).toBe(503)
    expect((await fetch(`${url}/health`)).status).toBe(200)
  })
})

describe('the schema', () => {
  const asked = { path: '/schema.graphql', source: new URL('../../schema.graphql', import.meta.url) }

  it('is served as written, with directives and descriptions, also to a browser', async () => {
    const { url } = await start()
    for (const headers of [{}, html]) {
      const response = await fetch(url + asked.path, { headers })
      expect(response.headers.get('content-type')).toContain('text/plain')
      expect(await response.text()).toBe(readFileSync(asked.source, 'utf8'))
    }
  })

  it('is not served in production, where introspection is off too', async () => {
    const { url } = await start(() => expect.fail('the upstream was called'), true)
    expect((await fetch(url + asked.path)).status).toBe(404)
    expect(await (await fetch(url + asked.path, { headers: html })).text()).not.toContain('type Query')
  })
})

describe('GraphiQL', () => {
  it('does not intercept a GET with a query, and is off in production', async () => {
    const { url } = await start()
    const response = await fetch(`${url}/graphql?query={__typename}`, { headers: { accept: 'application/json' } })
    expect(await response.json()).toEqual({ data: { __typename: 'Query' } })
    const production = await start(undefined, true)
    expect(await (await fetch(`${production.url}/graphql`, { headers: html })).text()).not.toContain('GraphiQL')
    expect((await fetch(`${production.url}/graphiql/index.html`)).status).toBe(404)
  })
})

describe('a subscription', () => {
  async function subscribe() {
    const asked: AbortSignal[] = []
    const started = await start(async ({ cancellation }) => {
      const signal = toSignal(cancellation)
      asked.push(signal)
      async function* body() {
        yield Buffer.from(': hello\n\n')
        await once(signal, 'abort')
      }
      return { status: 200, contentType: 'text/event-stream', body: body() }
    })
    const leaving = new AbortController()
    const response = await fetch(`${started.url}/graphql`, {
      method: 'POST',
      signal: leaving.signal,
      headers: { 'content-type': 'application/json', accept: 'text/event-stream', authorization: `Bearer ${aluna}` },
      body: '{"query":"subscription { notificacaoRecebida { titulo } }"}',
    })
    return { ...started, response, asked, leaving }
  }

  it('aborts the upstream call when the client disconnects', async () => {
    const { asked, leaving } = await subscribe()
    const [signal] = asked
    if (!signal) throw new Error('The upstream was not asked')
    const ended = once(signal, 'abort')
    leaving.abort()
    await ended
  })

  it('ends when the program stops, so that the server can close', async () => {
    const { app, server, response } = await subscribe()
    const closed = createDrain(server, app.openStreams)()
    await expect(response.text()).rejects.toThrow()
    await closed
  })
})
