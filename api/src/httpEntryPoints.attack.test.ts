import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { buildApp } from './app.ts'
import { loadSettings } from './config.ts'
import { createTestApp } from './testing/createTestApp.ts'

const board = await createTestApp({ maxConnections: 12, maxConnectionsPerAddress: 5, trustedProxies: ['192.0.2.8'] })
afterAll(board.close)
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
})

describe('connections', () => {
  let address = ''
  const open = async (from: string) => {
    address = from
    const { port } = board.app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    socket.on('error', () => {})
    socket.write('GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n')
    return Promise.race([once(socket, 'data').then(() => 'open'), once(socket, 'close').then(() => 'closed')])
  }
  const openMany = async (from: string, count: number) => {
    const states: string[] = []
    for (let left = count; left > 0; left -= 1) states.push(await open(from))
    return states.filter(state => state === 'open').length
  }

  test('are limited per address and in total; the gateway may use them all', async () => {
    board.app.server.prependListener('connection', socket =>
      Object.defineProperty(socket, 'remoteAddress', { value: address }),
    )
    await board.app.listen({ port: 0, host: '127.0.0.1' })
    expect(await openMany('203.0.113.7', 20)).toBe(5)
    expect(await openMany('2001:db8:1:2::1', 4)).toBe(4)
    expect(await openMany('2001:db8:1:2:ffff::9', 4)).toBe(1)
    for (const socket of sockets.splice(0)) socket.destroy()
    await expect.poll(() => open('203.0.113.7'), { timeout: 10_000 }).toBe('open')
    for (const socket of sockets.splice(0)) socket.destroy()
    await expect
      .poll(
        async () => {
          for (const socket of sockets.splice(0)) socket.destroy()
          return openMany('127.0.0.1', 20)
        },
        { timeout: 10_000 },
      )
      .toBe(12)
    await expect
      .poll(
        async () => {
          for (const socket of sockets.splice(0)) socket.destroy()
          return openMany('192.0.2.8', 20)
        },
        { timeout: 10_000 },
      )
      .toBe(12)
  })
})

test('the API listens on this machine only, unless API_HOST is set', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'board-'))
  expect(loadSettings({ DATA_DIR }).apiHost).toBe('127.0.0.1')
  expect(loadSettings({ DATA_DIR, PRODUCTION: 'on', SMTP_URL: 'smtp://relay.example', HOST: '0.0.0.0' }).apiHost).toBe(
    '127.0.0.1',
  )
  expect(loadSettings({ DATA_DIR, API_HOST: '0.0.0.0' }).apiHost).toBe('0.0.0.0')
  expect(() => loadSettings({ DATA_DIR, API_HOST: 'http://x' })).toThrow(/^API_HOST must be/)
})

describe('the page of mails', () => {
  const get = async (remoteAddress: string, headers: Record<string, string>) => {
    const { statusCode } = await board.app.inject({ url: '/_dev/mail', remoteAddress, headers })
    return statusCode
  }

  test('is shown on this machine, and to the gateway on it', async () => {
    for (const host of ['localhost:3001', '127.0.0.1:3001', '[::1]:3001']) {
      expect(await get('127.0.0.1', { host })).toBe(200)
      expect(await get('::1', { host, 'x-forwarded-for': '127.0.0.1' })).toBe(200)
    }
  })

  test.each([
    ['192.168.1.77', { host: 'localhost' }],
    ['192.168.1.77', { host: 'localhost', 'x-forwarded-for': '127.0.0.1' }],
    ['127.0.0.1', { host: 'localhost', 'x-forwarded-for': '192.168.1.77' }],
    ['127.0.0.1', { host: 'localhost', 'x-forwarded-for': '127.0.0.1, 192.168.1.77' }],
    ['127.0.0.1', { host: 'evil.example' }],
    ['127.0.0.1', { host: 'evil.example', 'x-forwarded-host': 'localhost' }],
    ['127.0.0.1', { host: 'localhost.evil.example:3001' }],
  ])('is not shown to %s with %j', async (address, headers) => {
    expect(await get(address, headers as Record<string, string>)).toBe(404)
  })
})

test('/docs does not exist with PRODUCTION', async () => {
  const app = await buildApp({ db: board.db, settings: { ...board.settings, production: true } })
  for (const url of ['/docs', '/docs/', '/docs/json', '/docs/yaml', '/docs/static/index.html']) {
    expect((await app.inject(url)).statusCode).toBe(404)
  }
  await app.close()
})
