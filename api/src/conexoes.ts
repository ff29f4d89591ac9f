import type { Server } from 'node:http'
import { createTrust, enderecoOf } from './endereco.ts'

type ConnectionLimits = { maxConnections: number; maxConnectionsPerAddress: number; trustedProxies: readonly string[] }

/**
 * Closes what is opened beyond the limits, before anything is read from it. A gateway and a proxy that are trusted
 * speak for many people: they are not counted per address.
 */
export const capConnections = (server: Server, limits: ConnectionLimits): void => {
  const open = new Map<string, number>()
  const isTrusted = createTrust(limits.trustedProxies)
  server.maxConnections = limits.maxConnections
  server.on('connection', socket => {
    const { remoteAddress = '' } = socket
    if (isTrusted(remoteAddress)) return
    const endereco = enderecoOf({ ip: remoteAddress })
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
