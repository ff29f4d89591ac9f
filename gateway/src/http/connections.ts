import type { Server } from 'node:http'
import { createTrust, toNetwork } from './clientAddress.ts'

export interface ConnectionLimits {
  /** Open connections in all. */
  total: number
  /** Open connections of one network. A trusted proxy serves many people and is not counted. */
  perAddress: number
  /** Trusted proxies besides this machine: addresses and networks. */
  trustedProxies: readonly string[]
}

/** Closes connections beyond the limits before reading from them. */
export function capConnections(server: Server, { total, perAddress, trustedProxies }: ConnectionLimits): void {
  const open = new Map<string, number>()
  const isTrusted = createTrust(trustedProxies)
  server.maxConnections = total
  server.on('connection', socket => {
    const { remoteAddress = '' } = socket
    if (isTrusted(remoteAddress)) return
    const network = toNetwork(remoteAddress)
    const count = (open.get(network) ?? 0) + 1
    if (count > perAddress) {
      socket.destroy()
      return
    }
    open.set(network, count)
    socket.once('close', () => {
      const left = (open.get(network) ?? 0) - 1
      if (left > 0) open.set(network, left)
      else open.delete(network)
    })
  })
}
