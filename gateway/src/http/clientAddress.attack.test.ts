import type { IncomingMessage, ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createTrust } from '@board/http/clientAddress'
import { readRequest, toForwardedHeaders } from './clientRequest.ts'

/** The headers that reach the upstream for a request with these headers from this socket address. */
function addressOf(remoteAddress: string, headers: Record<string, string>, trusted: string[] = []) {
  const request = { headers, socket: { remoteAddress } } as unknown as IncomingMessage
  return toForwardedHeaders(readRequest(request, {} as ServerResponse, createTrust(trusted)))['x-forwarded-for']
}

const victim = '192.0.2.1'
const claims: Record<string, string>[] = [
  { 'x-forwarded-for': victim },
  { 'x-forwarded-for': `${victim}, 127.0.0.1` },
  { 'x-forwarded-for': `${victim}, 198.51.100.9` },
  { 'x-real-ip': victim },
  { 'x-client-ip': victim },
  { 'true-client-ip': victim },
  { 'cf-connecting-ip': victim },
  { forwarded: `for=${victim}` },
]

describe('the address that limits and logs use', () => {
  it.each(claims)('is the socket’s, whatever an outside client claims: %j', headers => {
    for (const socket of [
      '198.51.100.9',
      '10.0.0.8',
      '192.168.0.8',
      '169.254.1.1',
      '2001:db8::9',
      'fe80::1',
      '::ffff:10.0.0.8',
    ]) {
      expect(addressOf(socket, headers)).toBe(socket.replace('::ffff:', ''))
    }
  })

  it('is the one a proxy on this machine saw, not one the proxy was given', () => {
    const headers = { 'x-forwarded-for': `${victim}, 198.51.100.9`, 'x-real-ip': victim, forwarded: `for=${victim}` }
    for (const loopback of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1']) {
      expect(addressOf(loopback, headers)).toBe('198.51.100.9')
    }
  })

  it('is a single address, whatever a proxy on this machine forwards', () => {
    for (const odd of ['unknown', '', ' ', 'a, b', '999.1.1.1', `${victim}\t,x`, '127.0.0.1:80']) {
      expect(addressOf('127.0.0.1', { 'x-forwarded-for': odd })).toBe('127.0.0.1')
    }
  })

  it('is the one a trusted proxy on another machine saw; no other host there is trusted', () => {
    const trusted = ['10.0.0.8', '10.1.0.0/24', 'fd00:1::/64']
    const headers = { 'x-forwarded-for': `${victim}, 198.51.100.9` }
    for (const proxy of ['10.0.0.8', '::ffff:10.0.0.8', '10.1.0.200', 'fd00:1::9', '127.0.0.1']) {
      expect(addressOf(proxy, headers, trusted)).toBe('198.51.100.9')
    }
    for (const stranger of ['10.0.0.9', '10.1.1.1', 'fd00:2::9', '198.51.100.7']) {
      expect(addressOf(stranger, headers, trusted)).toBe(stranger)
    }
  })
})
