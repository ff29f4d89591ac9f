import { BlockList, isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/**
 * The canonical form, so that each address has one spelling: IPv6 as RFC 5952 writes it, without a zone, and IPv4 that a
 * dual-stack socket or a gateway writes as IPv6 as IPv4.
 */
const toPlain = (ip: string): string => {
  const [bare = ''] = ip.trim().split('%')
  if (isIP(bare) !== 6) return bare
  const ipv6 = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(ipv6) ?? []
  if (high === undefined || low === undefined) return ipv6
  return [high, low].flatMap(group => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join('.')
}

const familyOf = (ip: string) => (isIP(ip) === 6 ? 'ipv6' : 'ipv4')

/** Whether an address is a loopback address. */
export const isLoopback = (ip: string): boolean => {
  const plain = toPlain(ip)
  return isIP(plain) !== 0 && loopback.check(plain, familyOf(plain))
}

/** An address, or a network as address and bits: '10.0.0.5', 'fd00::/8'. The network of all addresses is refused. */
const readNetwork = (written: string): [address: string, bits: number] | null => {
  const [address = '', bits, ...more] = written.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  if (isIP(address) === 0 || more.length > 0) return null
  if (bits === undefined) return [address, most]
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most ? [address, Number(bits)] : null
}

export const isNetwork = (written: string): boolean => readNetwork(written) !== null

/** As much as all IPv6 addresses that are not routed (fc00::/7), and twice the private ones of IPv4. */
const widest = 1 / 128

/** Whether the networks are together so many of all addresses that they exclude hardly anybody. */
export const areTooWide = (networks: readonly string[]): boolean => {
  const shareOf = (family: string) =>
    networks
      .map(readNetwork)
      .filter(network => network !== null)
      .filter(([address]) => familyOf(address) === family)
      .reduce((sum, [, bits]) => sum + 2 ** -bits, 0)
  return shareOf('ipv4') > widest || shareOf('ipv6') > widest
}

/** Whether the peer of a socket may set X-Forwarded-For: this machine and the given networks. */
export const createTrust = (networks: readonly string[]): ((ip: string) => boolean) => {
  const trusted = new BlockList()
  for (const written of networks) {
    const network = readNetwork(written)
    if (network) trusted.addSubnet(...network, familyOf(network[0]))
  }
  return ip => {
    const plain = toPlain(ip)
    return isLoopback(plain) || (isIP(plain) !== 0 && trusted.check(plain, familyOf(plain)))
  }
}

/** The first four groups of a canonical IPv6 address, with '::' expanded. */
const prefixOf = (ip: string): string => {
  const [before = '', after] = ip.split('::')
  const head = before.split(':').filter(group => group !== '')
  const tail = after?.split(':') ?? []
  const zeros = after === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}

/** The key for a limit of connections: an IPv4 address, or an IPv6 /64, because one line has all its addresses. */
export const addressKeyOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => {
  const plain = toPlain(ip)
  return isIP(plain) === 6 ? prefixOf(plain) : plain
}

/**
 * The key for a limit of requests: an IPv4 /24 or an IPv6 /64, because somebody who rents a server or a line can use
 * any address of it.
 */
export const networkKeyOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => {
  const plain = toPlain(ip)
  if (isIP(plain) === 4) return plain.slice(0, plain.lastIndexOf('.'))
  return isIP(plain) === 6 ? prefixOf(plain) : plain
}
