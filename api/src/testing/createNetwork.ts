import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** A TCP proxy in front of a server that can drop all bytes silently, as a firewall does. */
export const createNetwork = async (target: URL) => {
  const sockets = new Set<Socket>()
  let swallows = false
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from)
    from
      .on('error', () => to.destroy())
      .on('close', () => {
        sockets.delete(from)
        // The close of the other end is not forwarded either.
        if (!swallows) to.destroy()
      })
    from.on('data', chunk => {
      if (!swallows) to.write(chunk)
    })
  }
  const server = createServer(near => {
    const far = connect(Number(target.port || 5432), target.hostname)
    pass(near, far)
    pass(far, near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(target)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    /** Dropped bytes are lost, and connections from before stay dead. */
    swallow: (on: boolean) => {
      if (swallows && !on) for (const socket of sockets) socket.removeAllListeners('data').resume()
      swallows = on
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
