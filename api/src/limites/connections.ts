import type { Server } from 'node:http'
import { createTrust, addressKeyOf } from '../http/clientAddress.ts'

type ConnectionLimits = { maxConnections: number; maxConnectionsPerAddress: number; trustedProxies: readonly string[] }

/**
 * Closes connections beyond the limits before anything is read from them. Trusted gateways and proxies represent many
 * people, so they are not counted per address.
 */
export const capConnections = (server: Server, limits: ConnectionLimits): void => {
  const open = new Map<string, number>()
  const isTrusted = createTrust(limits.trustedProxies)
  server.maxConnections = limits.maxConnections
  server.on('connection', socket => {
    const { remoteAddress = '' } = socket
    if (isTrusted(remoteAddress)) return
    const endereco = addressKeyOf({ ip: remoteAddress })
    const count = (open.get(endereco) ?? 0) + 1
    if (count > limits.maxConnectionsPerAddress) {
      socket.destroy()
      return
    }
    open.set(endereco, count)
    socket.once('close', () => {
      const left = (open.get(endereco) ?? 0) - 1
      if (left > 0) open.set(endereco, left)
      else open.delete(endereco)
    })
  })
}
