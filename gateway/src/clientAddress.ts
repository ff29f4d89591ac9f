import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** IPv4 on a socket that takes both is written as IPv6. */
function toPlain(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
}

/**
 * Who is asking: the other end of the socket. Only a proxy on this machine is believed when it says for whom it asks,
 * so that nobody can name another address, and with it use up another's tries.
 */
export function toClientAddress(socketAddress: string | undefined, forwardedFor: string | undefined): string {
  let client = toPlain(socketAddress ?? '')
  if (!forwardedFor) return client
  for (const hop of forwardedFor.split(',').toReversed().map(toPlain)) {
    const family = isIP(client)
    if (!isIP(hop) || !loopback.check(client, family === 6 ? 'ipv6' : 'ipv4')) break
    client = hop
  }
  return client
}
