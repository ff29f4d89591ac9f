import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Milliseconds between two ticks. */
const interval = 100
/** Ticks after which a connection that never sent a byte is closed. Until then its first request may be on its way. */
const silentTicks = 10
/** Ticks within which all streams end, and the smallest batch of one tick. Batches spread the reconnects. */
const streamTicks = 40
const smallestBatch = 50

/** Milliseconds within which somebody who checks /ready checks again. */
const checkInterval = 3000
/** Milliseconds to wait for its checks to fail: `inter` and `fastinter` of deploy/haproxy.cfg, with some delay. */
const longestWait = 1600
/** Failed checks after which a proxy sends nothing more: `fall` of deploy/haproxy.cfg. */
const failedChecks = 2
/** Milliseconds in which the proxy reads the last one. */
const toRead = 200

/** The addresses that check /ready, and how often each has since `untilFailed` was called. */
function createChecks(server: Server) {
  const checks = new Map<string, { at: number; count: number }>()
  let notify = () => {}
  server.on('request', ({ url, socket: { remoteAddress } }: IncomingMessage, response: ServerResponse) => {
    // Without an address it has been given up.
    if (url !== '/ready' || remoteAddress === undefined) return
    response.once('finish', () => {
      checks.set(remoteAddress, { at: performance.now(), count: (checks.get(remoteAddress)?.count ?? 0) + 1 })
      notify()
    })
  })
  return {
    /** Resolves when whoever checks /ready has seen it fail, and so has stopped sending requests. */
    untilFailed: () =>
      new Promise<void>(resolve => {
        const since = performance.now() - checkInterval
        for (const [address, check] of checks) {
          if (check.at < since) checks.delete(address)
          else check.count = 0
        }
        if (checks.size === 0) return resolve()
        const timer = setTimeout(resolve, longestWait)
        notify = () => {
          if ([...checks.values()].some(({ count }) => count < failedChecks)) return
          clearTimeout(timer)
          setTimeout(resolve, toRead)
        }
      }),
  }
}

/** Runs after the next read of all sockets: a request that has already arrived makes its connection busy. */
const afterRead = (act: () => void) => setImmediate(() => setImmediate(act))

/**
 * Creates the graceful shutdown of a server: running requests complete, idle connections close, and event streams,
 * which never end by themselves, end in batches. Create it before the server listens. Resolves when no connection is
 * left.
 *
 * A proxy that checks /ready is waited for first. It may send a request on an idle connection at the moment that this
 * server closes it: it then has no response, may not repeat a POST, and the client's request fails.
 */
export function createDrain(server: Server, openStreams: () => ServerResponse[]): () => Promise<void> {
  const sockets = new Set<Socket>()
  const checks = createChecks(server)
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
