import { execFileSync } from 'node:child_process'
import { createNetwork } from '../../api/src/testing/createNetwork.ts'

/** Addresses of this machine that only one API uses each. PostgreSQL and PgBouncer listen on them too. */
export const routeHosts = ['127.0.1.1', '127.0.2.1'] as const

/**
 * The route of one API to servers of this machine: `urls` in place of `targets`. `swallow` makes it silent, and heals it.
 * In a network namespace of the test, iptables drops the packets of `host`. Without one, proxies swallow the bytes.
 */
export const createRoute = (host: string, targets: string[]) =>
  process.env['IPTABLES'] ? createFirewall(process.env['IPTABLES'], host, targets) : createProxies(targets)

function createFirewall(iptables: string, host: string, targets: string[]) {
  const urls = targets.map(target => {
    const url = new URL(target)
    url.hostname = host
    return url.href
  })
  const swallow = (on: boolean) => {
    for (const end of ['--destination', '--source'])
      execFileSync(iptables, ['--wait', on ? '--append' : '--delete', 'INPUT', end, host, '--jump', 'DROP'])
  }
  return { urls, swallow, close: async () => {} }
}

async function createProxies(targets: string[]) {
  const networks = await Promise.all(targets.map(target => createNetwork(new URL(target))))
  return {
    urls: networks.map(({ url }) => url),
    swallow: (on: boolean) => networks.forEach(network => network.swallow(on)),
    close: async () => void (await Promise.all(networks.map(network => network.close()))),
  }
}
