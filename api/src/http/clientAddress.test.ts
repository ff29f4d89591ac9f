import { expect, test } from 'vitest'
import { createTrust, networkKeyOf } from './clientAddress.ts'

test.each([
  ['203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::6', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002:3:4:5:6', '2001:db8:1:2'],
  ['::ffff:cb00:7107', '203.0.113'],
  ['0:0:0:0:0:FFFF:cb00:7107', '203.0.113'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['', ''],
])('counts %s as %s', (ip, rede) => {
  expect(networkKeyOf({ ip })).toBe(rede)
})

test('trusts this machine and the configured networks, and nobody else', () => {
  const trusts = createTrust(['10.0.0.5', '10.1.0.0/24', 'fd00:1::/64'])
  const believed = ['127.0.0.1', '::1', '10.0.0.5', '::ffff:10.0.0.5', '10.1.0.200', 'fd00:1::9']
  expect(believed.filter(ip => !trusts(ip))).toEqual([])
  expect(['10.0.0.6', '10.1.1.1', 'fd00:2::1', '203.0.113.7', 'unknown', ''].filter(trusts)).toEqual([])
  expect(createTrust([])('10.0.0.5')).toBe(false)
})
