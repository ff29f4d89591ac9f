import { createTrust, toNetwork } from './clientAddress.js'

/** @import { Server } from 'node:http' */

/**
 * @typedef {object} ConnectionLimits
 * @property {number} total Open connections in all.
 * @property {number} perAddress Open connections of one network. A trusted proxy serves many people and is not counted.
 * @property {readonly string[]} trustedProxies Trusted proxies besides this machine: addresses and networks.
 */

/**
 * Closes connections beyond the limits before reading from them.
 * @param {Server} server
 * @param {ConnectionLimits} limits
 */
export function capConnections(server, { total, perAddress, trustedProxies }) {
  /** @type {Map<string, number>} */
  const open = new Map()
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
