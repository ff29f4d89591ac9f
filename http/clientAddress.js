import { BlockList, isIP } from 'node:net'

/**
 * Whether the peer of a socket may name its client.
 * @typedef {(address: string) => boolean} Trust
 */

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/**
 * The canonical form, so that each address has one spelling: IPv6 as RFC 5952 writes it, without a zone, and IPv4 that a
 * dual-stack socket or a proxy writes as IPv6 as IPv4.
 * @param {string} address
 */
function toPlain(address) {
  const [bare = ''] = address.trim().split('%')
  if (isIP(bare) !== 6) return bare
  const ipv6 = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(ipv6) ?? []
  if (high === undefined || low === undefined) return ipv6
  return [high, low].flatMap(group => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join('.')
}

/** @param {string} address */
const familyOf = address => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/**
 * Whether an address belongs to this machine.
 * @param {string} address
 */
export function isLoopback(address) {
  const plain = toPlain(address)
  return isIP(plain) !== 0 && loopback.check(plain, familyOf(plain))
}

/**
 * Parses an address, or a network as address and prefix length: '10.0.0.5', 'fd00::/8'. A network of all addresses
 * (length 0) is null.
 * @param {string} written
 * @returns {[address: string, bits: number] | null}
 */
function readNetwork(written) {
  const [address = '', bits, ...more] = written.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  if (isIP(address) === 0 || more.length > 0) return null
  if (bits === undefined) return [address, most]
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most ? [address, Number(bits)] : null
}

/** @param {string} written */
export const isNetwork = written => readNetwork(written) !== null

/** As much as all IPv6 addresses that are not routed (fc00::/7), and twice the private ones of IPv4. */
const widest = 1 / 128

/**
 * Whether the networks are together so many of all addresses that they exclude hardly anybody.
 * @param {readonly string[]} networks
 */
export function areTooWide(networks) {
  /** @param {string} family */
  const shareOf = family =>
    networks
      .map(readNetwork)
      .filter(network => network !== null)
      .filter(([address]) => familyOf(address) === family)
      .reduce((sum, [, bits]) => sum + 2 ** -bits, 0)
  return shareOf('ipv4') > widest || shareOf('ipv6') > widest
}

/**
 * Trusts this machine and the given networks.
 * @param {readonly string[]} networks
 * @returns {Trust}
 */
export function createTrust(networks) {
  const trusted = new BlockList()
  for (const written of networks) {
    const network = readNetwork(written)
    if (network) trusted.addSubnet(...network, familyOf(network[0]))
  }
  return address => {
    const plain = toPlain(address)
    return isLoopback(plain) || (isIP(plain) !== 0 && trusted.check(plain, familyOf(plain)))
  }
}

/**
 * An IPv4 address, or the first four groups (/64) of an IPv6 address, since one line owns all addresses of such a network.
 * @param {string} address
 */
export function toNetwork(address) {
  const plain = toPlain(address)
  if (isIP(plain) !== 6) return plain
  const [before = '', after] = plain.split('::')
  const head = before.split(':').filter(group => group !== '')
  const tail = after?.split(':') ?? []
  const zeros = after === undefined ? [] : Array(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}

/**
 * The client's address: the remote end of the socket. Only a trusted proxy may name another client, so that nobody can
 * use up another address's limits.
 * @param {string | undefined} socketAddress
 * @param {string | undefined} forwardedFor
 * @param {Trust} isTrusted
 */
export function toClientAddress(socketAddress, forwardedFor, isTrusted = isLoopback) {
  let client = toPlain(socketAddress ?? '')
  if (!forwardedFor) return client
  for (const hop of forwardedFor.split(',').toReversed().map(toPlain)) {
    if (!isIP(hop) || !isTrusted(client)) break
    client = hop
  }
  return client
}
