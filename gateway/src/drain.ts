import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Milliseconds between two looks at what can be closed. */
const pause = 100
/** Looks after which a connection that never sent a byte is closed: its first request may be on its way. */
const looksForSilent = 10
/** Looks within which all streams are ended, and how many at least at each: clients come back in lots, not all at once. */
const looksForStreams = 40
const smallestLot = 50

/**
 * How to stop the server: running requests are answered, what is idle is closed, and event streams, which would never end
 * by themselves, are ended in lots. Made before the server listens. Resolves when no connection is left.
 */
export function createDrain(server: Server, openStreams: () => ServerResponse[]): () => Promise<void> {
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  return () =>
    new Promise(resolve => {
      const lot = Math.max(smallestLot, Math.ceil(openStreams().length / looksForStreams))
      let looks = 0
      const look = () => {
        looks += 1
        server.closeIdleConnections()
        for (const response of openStreams().slice(0, lot)) response.destroy()
        if (looks < looksForSilent) return
        for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
      }
      const timer = setInterval(look, pause)
      server.close(() => {
        clearInterval(timer)
        resolve()
      })
      look()
    })
}
