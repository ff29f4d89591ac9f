/** Milliseconds within which somebody who checks /ready checks again. */
const checkInterval = 3000
/** Milliseconds to wait for its checks to fail: `inter` and `fastinter` of deploy/haproxy.cfg, with some delay. */
const longestWait = 1600
/** Failed checks after which a proxy sends nothing more: `fall` of deploy/haproxy.cfg. */
const failedChecks = 2
/** Milliseconds in which the proxy reads the last one. */
const toRead = 200

/**
 * The addresses that check /ready, so that a process that stops can wait for them. A proxy may send a request on an idle
 * connection at the moment that this process closes it: it then has no response, may not repeat a POST, and the client's
 * request fails.
 */
export function createReadyChecks() {
  /** @type {Map<string, { at: number, count: number }>} */
  const checks = new Map()
  let notify = () => {}
  return {
    /**
     * Call it after each response of /ready.
     * @param {string} address
     */
    note: address => {
      checks.set(address, { at: performance.now(), count: (checks.get(address)?.count ?? 0) + 1 })
      notify()
    },
    /**
     * Resolves when all that check /ready have seen it fail, and so have stopped sending requests.
     * @returns {Promise<void>}
     */
    untilFailed: () =>
      new Promise(resolve => {
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
