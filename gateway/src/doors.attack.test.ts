import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { instituicao } from './testing/instituicao.ts'
import type { Outgoing } from './upstream/transport/send.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

/** The gateway as it sees a connection from `address`. */
async function start(address = '127.0.0.1', options: Partial<Parameters<typeof createApp>[0]> = {}) {
  const send = async () => ({ status: 200, contentType: 'text/html', body: Buffer.from('<h1>E-mails</h1>') })
  const logger = pino({ level: 'silent' })
  const app = createApp({ send, instituicao, logger, isStopping: () => false, webFolder: '/nowhere', ...options })
  const server = createServer(app.listener)
  server.prependListener('connection', socket => Object.defineProperty(socket, 'remoteAddress', { value: address }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const asked = request({
      method,
      port,
      host: '127.0.0.1',
      path,
      headers: { host: 'localhost:3000', ...headers },
    }).end()
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    return { status: response.statusCode, headers: response.headers, body: await text(response) }
  }
}

describe('the mail page', () => {
  it.each(['localhost:3000', 'LOCALHOST', 'mural.localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
    'is shown at this machine as %s',
    async host => {
      for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
        expect(await (await start(address))('/_dev/mail', { host })).toMatchObject({ status: 200 })
      }
    },
  )

  it.each([
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    'evil-localhost',
    '127.0.0.1.evil.example',
    '192.168.1.10:3000',
    'localhost:3000@evil.example',
  ])('is not shown to a page whose host name %j resolves to this machine', async host => {
    const get = await start()
    for (const path of ['/_dev/mail', '/_dev/mail/0b7d1c52-9a4e-4a47-8f6a-0d0f3a1c2b3d']) {
      const { body } = await get(path, { host, accept: 'text/html' })
      expect(body).not.toContain('E-mails')
    }
  })

  it.each([
    ['192.168.1.77', undefined],
    ['192.168.1.77', '127.0.0.1'],
    ['192.168.1.77', '127.0.0.1, 127.0.0.1'],
    ['fd00::7', '::1'],
    ['127.0.0.1', '192.168.1.77'],
    ['127.0.0.1', '127.0.0.1, 192.168.1.77'],
  ])('is not shown to %s that claims %s', async (address, forwarded) => {
    const get = await start(address)
    const { status } = await get('/_dev/mail', forwarded ? { 'x-forwarded-for': forwarded } : {})
    expect(status).toBe(404)
  })
})

describe('the list of the mail page', () => {
  const startCounting = async () => {
    const sent: string[] = []
    const send = async ({ method, path }: Outgoing) => {
      sent.push(`${method} ${path}`)
      return { status: 200, contentType: 'text/html', body: Buffer.from('<h1>E-mails</h1>') }
    }
    return { sent, ask: await start('127.0.0.1', { send }) }
  }

  it('forwards its search and its page, and nothing else of the URL', async () => {
    const { sent, ask } = await startCounting()
    await ask('/_dev/mail?busca=ana%26b&pagina=2&x=1')
    expect(sent).toEqual(['GET /_dev/mail?busca=ana%26b&pagina=2'])
  })

  it('has a button that sends the summaries, for its own page only', async () => {
    const { sent, ask } = await startCounting()
    const press = (path: string, site: string) => ask(path, { 'sec-fetch-site': site }, 'POST')
    const { status, headers } = await press('/_dev/mail/resumos', 'same-origin')
    expect([status, headers['content-security-policy']]).toEqual([200, expect.stringContaining("form-action 'self'")])
    await press('/_dev/mail/resumos', 'cross-site')
    await press('/_dev/mail', 'same-origin')
    expect(sent).toEqual(['POST /_dev/mail/resumos'])
  })
})

describe('the program', () => {
  it('listens only on this machine unless HOST says otherwise', () => {
    expect(readConfig({}).host).toBe('127.0.0.1')
    expect(readConfig({ HOST: '' }).host).toBe('127.0.0.1')
    expect(readConfig({ HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
    expect(readConfig({ PRODUCTION: 'on' }).host).toBe('127.0.0.1')
    expect(readConfig({ PRODUCTION: 'on', HOST: '::1' }).host).toBe('::1')
    expect(() => readConfig({ HOST: 'http://x' })).toThrow(/^HOST must be an address/)
  })

  it('never prints the password of UPSTREAM_URL, neither in logs nor in errors', () => {
    expect(readConfig({ UPSTREAM_URL: 'https://ana:hunter2@api.example/v1/?key=hunter3' }).upstreamUrl).toBe(
      'https://api.example/v1',
    )
    const refused = { UPSTREAM_URL: 'ftp://ana:hunter2@api.example', OTEL_EXPORTER_OTLP_ENDPOINT: 'ana:hunter2@x' }
    for (const [name, value] of Object.entries(refused)) {
      const read = () => readConfig({ [name]: value })
      expect(read).toThrow(new RegExp(`^${name} must be`))
      expect(read).not.toThrow(/hunter2/)
    }
  })
})

describe('headers', () => {
  const html = { accept: 'text/html' }
  const policyOf = ({ headers }: { headers: IncomingMessage['headers'] }) =>
    new Map(
      String(headers['content-security-policy'])
        .split(';')
        .map(directive => directive.split(/ (.*)/s, 2) as [string, string]),
    )

  it('let the site run no script built from text, no inline style, and load only its own images', async () => {
    for (const production of [false, true]) {
      const policy = policyOf(await (await start('127.0.0.1', { production }))('/', html))
      expect(policy.get('require-trusted-types-for')).toBe("'script'")
      expect(policy.get('trusted-types')).toBe('service-worker')
      expect(policy.get('worker-src')).toBe("'self'")
      expect(policy.get('script-src')).toBe("'self'")
      expect(policy.get('style-src')).toBe("'self'")
      expect(policy.get('img-src')).toBe("'self' blob: data:")
    }
  })

  it('let portraits come from the configured origins', async () => {
    const { imageOrigins } = readConfig({ IMAGE_ORIGINS: 'https://img.example.edu https://cdn.example:8443' })
    const policy = policyOf(await (await start('127.0.0.1', { imageOrigins }))('/', html))
    expect(policy.get('img-src')).toBe("'self' blob: data: https://img.example.edu https://cdn.example:8443")
    for (const refused of ['https:', '*', "https://x.example; script-src 'unsafe-inline'", 'http://x.example']) {
      expect(() => readConfig({ IMAGE_ORIGINS: refused })).toThrow(/^IMAGE_ORIGINS must be/)
    }
  })

  it('are looser only for GraphiQL, and in production for nothing', async () => {
    expect(policyOf(await (await start())('/graphql', html)).get('style-src')).toContain("'unsafe-inline'")
    const production = await start('127.0.0.1', { production: true })
    for (const path of ['/graphql', '/graphiql/x', '/_dev/mail']) {
      expect(policyOf(await production(path, html)).get('style-src')).toBe("'self'")
    }
  })

  it('enforce https if PUBLIC_URL is https, and not otherwise', async () => {
    const closed = await start('127.0.0.1', { publicUrl: 'https://vagas.puc.example' })
    for (const path of ['/', '/assets/x.js'])
      expect((await closed(path, html)).headers['strict-transport-security']).toBe('max-age=31536000')
    const open = await start('127.0.0.1', { publicUrl: 'http://localhost:3000' })
    expect((await open('/', html)).headers).not.toHaveProperty('strict-transport-security')
  })

  it('give no page a sensor, a device or a payment', async () => {
    const { headers } = await (await start())('/', html)
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'usb'])
      expect(headers['permissions-policy']).toContain(`${feature}=()`)
  })

  it('forbid caching GraphQL responses', async () => {
    const get = await start()
    for (const query of ['{__typename}', '{', 'subscription{notificacaoRecebida{titulo}}']) {
      const { headers } = await get(`/graphql?query=${encodeURIComponent(query)}`, { accept: '*/*' })
      expect(headers['cache-control']).toBe('no-store')
    }
  })
})

describe('/.well-known/security.txt', () => {
  it('names the support address of the institution file, and expires', async () => {
    const publicUrl = 'https://vagas.puc.example'
    const get = await start('127.0.0.1', { publicUrl, instituicao: { ...instituicao, suporte: 'ajuda@puc.example' } })
    const { status, headers, body } = await get('/.well-known/security.txt')
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body).toContain('Contact: mailto:ajuda@puc.example\n')
    expect(body).toContain(`Canonical: ${publicUrl}/.well-known/security.txt\n`)
    expect(Date.parse(/^Expires: (.+)$/m.exec(body)?.[1] ?? '')).toBeGreaterThan(Date.now() + 86_400_000)
  })

  it('does not exist without one', async () => {
    const get = await start('127.0.0.1', { instituicao: { ...instituicao, suporte: null } })
    expect((await get('/.well-known/security.txt')).status).toBe(404)
  })
})
