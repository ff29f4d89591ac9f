import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** IPv4 on a socket that takes both is written as IPv6. */
function toPlain(address: string): string {
  return address.trim().replace(/^::ffff:(?=\d+\.)/i, '')
}

/** Whether an address is of this machine. */
export function isLoopback(address: string): boolean {
  const plain = toPlain(address)
  const family = isIP(plain)
  return family !== 0 && loopback.check(plain, family === 6 ? 'ipv6' : 'ipv4')
}

/** What a limit per address counts: of IPv6 the first four groups, since a line has all addresses of such a network. */
export function toNetwork(address: string): string {
  const plain = toPlain(address)
  if (isIP(plain) !== 6) return plain
  const [before = '', after] = plain.split('::')
  const head = before.split(':').filter(group => group !== '')
  const tail = after?.split(':') ?? []
  const zeros = after === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':').toLowerCase()
}

/**
 * Who is asking: the other end of the socket. Only a proxy on this machine is believed when it says for whom it asks,
 * so that nobody can name another address, and with it use up another's tries.
 */
export function toClientAddress(socketAddress: string | undefined, forwardedFor: string | undefined): string {
  let client = toPlain(socketAddress ?? '')
  if (!forwardedFor) return client
  for (const hop of forwardedFor.split(',').toReversed().map(toPlain)) {
    if (!isIP(hop) || !isLoopback(client)) break
    client = hop
  }
  return client
}
