import { expect, it } from 'vitest'
import { createTrust, toClientAddress, toNetwork } from './clientAddress.js'

it.each([
  ['a person without a proxy', '203.0.113.7', undefined, '203.0.113.7'],
  ['a person who claims to be another', '203.0.113.7', '198.51.100.1', '203.0.113.7'],
  ['a proxy on this machine', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['the same, written as IPv6', '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['the same, over IPv6', '::1', '2001:db8::7', '2001:db8::7'],
  ['two proxies on this machine', '127.0.0.1', '203.0.113.7, 127.0.0.2', '203.0.113.7'],
  ['a claim that the proxy passed on', '127.0.0.1', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
  ['an invalid address', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['a browser on this machine', '::1', undefined, '::1'],
  ['a socket that is gone', undefined, '203.0.113.7', ''],
])('names %s', (_who, socket, forwarded, client) => {
  expect(toClientAddress(socket, forwarded)).toBe(client)
})

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['2001:db8:0:0:1::', '2001:db8:0:0'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('counts %s as %s', (address, network) => {
  expect(toNetwork(address)).toBe(network)
})

it('trusts this machine and the configured networks, and nobody else', () => {
  const trusts = createTrust(['10.0.0.5', '10.1.0.0/24', 'fd00:1::/64'])
  const believed = ['127.0.0.1', '::1', '10.0.0.5', '::ffff:10.0.0.5', '10.1.0.200', 'fd00:1::9']
  expect(believed.filter(ip => !trusts(ip))).toEqual([])
  expect(['10.0.0.6', '10.1.1.1', 'fd00:2::1', '203.0.113.7', 'unknown', ''].filter(trusts)).toEqual([])
  expect(createTrust([])('10.0.0.5')).toBe(false)
})
