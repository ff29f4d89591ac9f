import { isIP } from 'node:net'
import { toNetwork } from '@board/http/clientAddress'
import type { FastifyRequest } from 'fastify'

/**
 * The key for a limit of requests: an IPv4 /24 or an IPv6 /64, because somebody who rents a server or a line can use
 * any address of it.
 */
export const networkKeyOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => {
  const network = toNetwork(ip)
  return isIP(network) === 4 ? network.slice(0, network.lastIndexOf('.')) : network
}
