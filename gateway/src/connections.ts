import type { Server } from 'node:http'
import { isLoopback, toNetwork } from './clientAddress.ts'

export interface ConnectionLimits {
  /** Open connections in all. */
  total: number
  /** Open connections of one network. A proxy on this machine speaks for many people, and is not counted. */
  perAddress: number
}

/** Closes what is opened beyond the limits, before anything is read from it. */
export function capConnections(server: Server, { total, perAddress }: ConnectionLimits): void {
  const open = new Map<string, number>()
  server.maxConnections = total
  server.on('connection', socket => {
    const { remoteAddress = '' } = socket
    if (isLoopback(remoteAddress)) return
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
