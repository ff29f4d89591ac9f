import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** The first four groups of an IPv6 address, '::' filled in. */
const prefixOf = (ip: string): string => {
  const [before = '', after] = ip.split('::')
  const head = before.split(':').filter(group => group !== '')
  const tail = after?.split(':') ?? []
  const zeros = after === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':').toLowerCase()
}

/**
 * The network that a limit counts: the last number of an IPv4 address does not matter, nor the second half of an IPv6
 * one. Whoever rents a server or a line can use any address of it.
 */
export const redeOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIP(plain) === 4) return plain.slice(0, plain.lastIndexOf('.'))
  return isIP(plain) === 6 ? prefixOf(plain) : plain
}
