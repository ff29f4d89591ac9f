import { expect, test } from 'vitest'
import { networkKeyOf } from './networkKey.ts'

test.each([
  ['203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.7', '203.0.113'],
  ['2001:db8:1:2::6', '2001:db8:1:2'],
  ['', ''],
])('counts %s as %s', (ip, network) => {
  expect(networkKeyOf({ ip })).toBe(network)
})
