import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that operating systems give to outgoing connections, and to servers that ask for port 0. */
const lowest = 15_000
const count = 17_000

/**
 * A port of 127.0.0.1 that nobody listens on. It is picked at random, so that two test runs do not pick the same one,
 * and so that it stays free while its program restarts.
 */
export async function freePort() {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * count)
    const probe = createServer()
    try {
      await once(probe.listen(port, '127.0.0.1'), 'listening')
    } catch (error) {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') continue
      throw error
    }
    await once(probe.close(), 'close')
    return port
  }
}
