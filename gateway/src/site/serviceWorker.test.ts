import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import { createApp } from '../app.ts'
import { instituicao } from '../testing/instituicao.ts'

const closers: (() => void)[] = []
afterEach(() => {
  for (const close of closers.splice(0)) close()
})

function folderWith(files: Record<string, string>) {
  const folder = mkdtempSync(path.join(tmpdir(), 'service-worker-'))
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content)
  return folder
}

const code = `(() => '${'kept '.repeat(300)}')()`
const built = folderWith({ 'index.html': '<html data-senha-minima="{{SENHA_MINIMA}}">', 'sw.js': code })

type Options = Partial<Parameters<typeof createApp>[0]>

async function start(options: Options = {}) {
  const send = async () => ({ status: 200, contentType: 'text/plain', body: Buffer.from('') })
  const logger = pino({ level: 'silent' })
  const app = createApp({ send, instituicao, logger, isStopping: () => false, webFolder: built, ...options })
  const server = createServer(app.listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  return async (headers: Record<string, string> = {}, method = 'GET', url = '/sw.js') => {
    const asked = request({ port, host: '127.0.0.1', path: url, method, headers }).end()
    const [response] = (await once(asked, 'response')) as [IncomingMessage]
    return { status: response.statusCode, headers: response.headers, body: await text(response) }
  }
}

/** A request as a browser makes it to register a worker or to update it. */
const byBrowser = { 'service-worker': 'script' }

it('serves the service worker of the built site, revalidated each time, with 304 when it is unchanged', async () => {
  const get = await start()
  const { status, headers, body } = await get(byBrowser)
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(headers['cache-control']).toBe('no-cache')
  expect(body).toMatch(/^self\.headersVersion = '[0-9a-f]{16}';\n/)
  expect(body).toContain(code)
  expect(await get({ 'if-none-match': headers.etag ?? '' })).toMatchObject({ status: 304, body: '' })
  expect(await get({}, 'HEAD')).toMatchObject({ status: 200, body: '' })
})

it('compresses it for browsers that accept that', async () => {
  const get = await start()
  const { headers } = await get({ 'accept-encoding': 'gzip, br' }, 'HEAD')
  expect(headers['content-encoding']).toBe('br')
  expect((await get({ 'accept-encoding': 'gzip' }, 'HEAD')).headers['content-encoding']).toBe('gzip')
  expect((await get()).headers['content-encoding']).toBeUndefined()
})

it('changes the worker when documents get other headers or another setting', async () => {
  const one = (await (await start())()).body
  expect((await (await start())()).body).toBe(one)
  expect((await (await start({ senhaMinima: 10 }))()).body).not.toBe(one)
  expect((await (await start({ imageOrigins: ['https://images.example.edu'] }))()).body).not.toBe(one)
  expect((await (await start({ publicUrl: 'https://mural.example.edu' }))()).body).not.toBe(one)
})

it.each([
  ['switched off', { serviceWorker: false }],
  ['not built', { webFolder: folderWith({ 'index.html': '<title>board</title>' }) }],
])('%s, a browser that has a worker gets one that removes itself, and pages get 404', async (_, options) => {
  const get = await start(options)
  const { status, headers, body } = await get(byBrowser)
  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-cache')
  expect(body).toContain('registration.unregister()')
  expect(body).toContain(`name.startsWith('mural-')`)
  expect(body).not.toMatch(/navigate|reload|fetch/)
  expect((await get({}, 'HEAD')).status).toBe(404)
  expect((await get()).status).toBe(404)
})

it('is allowed by the CSP of documents, from our own origin, under one Trusted Types policy', async () => {
  const policy = (await (await start())()).headers['content-security-policy']
  expect(policy).toContain("worker-src 'self'")
  expect(policy).toContain("manifest-src 'self'")
  expect(policy).toMatch(/trusted-types service-worker(;|$)/)
})

it('sends what another app shares, and no worker took, to the page that says so', async () => {
  const { status, headers } = await (await start())({}, 'POST', '/import-curriculum')
  expect([status, headers.location]).toEqual([303, '/import-curriculum?compartilhado'])
})
