import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { capConnections } from '@board/http/connections'

const sockets: Socket[] = []
const closers: (() => void)[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const close of closers.splice(0)) close()
})

/** A server that sees its connections come from the address last assigned to `address`. */
async function start(limits: Parameters<typeof capConnections>[1]) {
  let address = ''
  const server = createServer((_, response) => response.end('ok'))
  server.on('connection', socket => Object.defineProperty(socket, 'remoteAddress', { value: address }))
  capConnections(server, limits)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closers.push(() => server.close())
  const { port } = server.address() as AddressInfo

  /** Opens a connection: 'open' if it gets a response, 'closed' if not. */
  async function open(from: string) {
    address = from
    const socket = connect(port, '127.0.0.1')
    sockets.push(socket)
    socket.on('error', () => {})
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
    const state = await Promise.race([
      once(socket, 'data').then(() => 'open'),
      once(socket, 'close').then(() => 'closed'),
    ])
    return { socket, state }
  }

  async function openMany(from: string, count: number) {
    const states: string[] = []
    for (let left = count; left > 0; left -= 1) states.push((await open(from)).state)
    return states.filter(state => state === 'open').length
  }

  return { open, openMany }
}

it('caps the connections of one address and leaves room for others', async () => {
  const { open, openMany } = await start({ total: 1000, perAddress: 5, trustedProxies: ['192.0.2.8'] })
  expect(await openMany('203.0.113.7', 50)).toBe(5)
  expect(await openMany('203.0.113.8', 4)).toBe(4)
  const last = await open('203.0.113.8')
  expect(last.state).toBe('open')
  expect(await openMany('203.0.113.8', 1)).toBe(0)
  last.socket.destroy()
  await expect.poll(() => openMany('203.0.113.8', 1), { timeout: 10_000 }).toBe(1)
})

it('counts the addresses of one IPv6 network as one, and IPv4 within IPv6 as IPv4', async () => {
  const { openMany } = await start({ total: 1000, perAddress: 1, trustedProxies: ['192.0.2.8'] })
  expect(await openMany('2001:db8:1:2::1', 1)).toBe(1)
  expect(await openMany('2001:db8:1:2:ffff::9', 1)).toBe(0)
  expect(await openMany('2001:db8:1:3::1', 1)).toBe(1)
  expect(await openMany('::ffff:203.0.113.7', 1)).toBe(1)
  expect(await openMany('203.0.113.7', 1)).toBe(0)
})

it('does not count a trusted proxy, which serves many people', async () => {
  const { openMany } = await start({ total: 1000, perAddress: 1, trustedProxies: ['192.0.2.8'] })
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '192.0.2.8'])
    expect(await openMany(address, 10)).toBe(10)
  expect(await openMany('192.0.2.9', 10)).toBe(1)
})

it('caps all connections together', async () => {
  const { openMany } = await start({ total: 8, perAddress: 5, trustedProxies: ['192.0.2.8'] })
  expect(await openMany('127.0.0.1', 20)).toBe(8)
})
