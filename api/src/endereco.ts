import { isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'

/** The first four groups of an IPv6 address, '::' filled in. */
const networkOf = (ip: string): string => {
  const [before = '', after] = ip.split('::')
  const head = before.split(':').filter(group => group !== '')
  const tail = after?.split(':') ?? []
  const zeros = after === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':').toLowerCase()
}

/** What a limit per address counts: a line's whole IPv6 network is one, for its owner can use any address of it. */
export const enderecoOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(plain) === 6 ? networkOf(plain) : plain
}
