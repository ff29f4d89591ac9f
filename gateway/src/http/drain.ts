import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { createReadyChecks } from '@board/http/readyChecks'

/** Milliseconds between two ticks. */
const interval = 100
/** Ticks after which a connection that never sent a byte is closed. Until then its first request may be on its way. */
const silentTicks = 10
/** Ticks within which all streams end, and the smallest batch of one tick. Batches spread the reconnects. */
const streamTicks = 40
const smallestBatch = 50

/** Records who checks /ready. */
function watchChecks(server: Server) {
  const checks = createReadyChecks()
  server.on('request', ({ url, socket: { remoteAddress } }: IncomingMessage, response: ServerResponse) => {
    // Without an address it has been given up.
    if (url !== '/ready' || remoteAddress === undefined) return
    response.once('finish', () => checks.note(remoteAddress))
  })
  return checks
}

/** Runs after the next read of all sockets: a request that has already arrived makes its connection busy. */
const afterRead = (act: () => void) => setImmediate(() => setImmediate(act))

/**
 * Creates the graceful shutdown of a server: running requests complete, idle connections close, and event streams,
 * which never end by themselves, end in batches. Create it before the server listens. Resolves when no connection is
 * left.
 * A proxy that checks /ready is waited for first.
 */
export function createDrain(server: Server, openStreams: () => ServerResponse[]): () => Promise<void> {
  const sockets = new Set<Socket>()
  const checks = watchChecks(server)
  let stopping = false
  // Before the listener of the server, which may write the head at once.
  server.prependListener('request', (_, response: ServerResponse) => {
    if (stopping) response.setHeader('connection', 'close')
  })
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  return async () => {
    stopping = true
    await checks.untilFailed()
    await new Promise<void>(resolve => {
      const batch = Math.max(smallestBatch, Math.ceil(openStreams().length / streamTicks))
      let ticks = 0
      const tick = () => {
        ticks += 1
        server.closeIdleConnections()
        for (const response of openStreams().slice(0, batch)) response.destroy()
        if (ticks < silentTicks) return
        for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
      }
      const timer = setInterval(() => afterRead(tick), interval)
      afterRead(() => {
        server.close(() => {
          clearInterval(timer)
          resolve()
        })
        tick()
      })
    })
  }
}
