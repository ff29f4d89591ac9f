/** Milliseconds within which somebody who checks /ready checks again. */
const checkInterval = 3000
/** Milliseconds to wait for its checks to fail: `inter` and `fastinter` of deploy/haproxy.cfg, with some delay. */
const longestWait = 1600
/** Failed checks after which a proxy sends nothing more: `fall` of deploy/haproxy.cfg. */
const failedChecks = 2
/** Milliseconds in which the proxy reads the last one. */
const toRead = 200

/**
 * Who checks /ready, by address, so that a process that stops can wait for them. A proxy may send a request on an idle
 * connection at the moment that this process closes it: it then has no response, and may not repeat a POST.
 */
export const createReadyChecks = () => {
  const checks = new Map<string, { at: number; count: number }>()
  let notify = () => {}
  return {
    /** Call it after each response of /ready. */
    note: (address: string): void => {
      checks.set(address, { at: performance.now(), count: (checks.get(address)?.count ?? 0) + 1 })
      notify()
    },
    /** Resolves when whoever checks /ready has seen it fail, and so has stopped sending requests. */
    untilFailed: (): Promise<void> =>
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
