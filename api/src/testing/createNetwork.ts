import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'

/** The network in front of a server: its bytes can be swallowed without a word, as a firewall does that drops packets. */
export const createNetwork = async (target: URL) => {
  const sockets = new Set<Socket>()
  let swallows = false
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from)
    from
      .on('error', () => to.destroy())
      .on('close', () => {
        sockets.delete(from)
        // Nor does anybody hear that the other end is gone.
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
    /** What was swallowed never comes; connections from before stay dead. */
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
