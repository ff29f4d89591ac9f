import { createServer } from 'node:net'
import { fail } from './run.mjs'

/** Milliseconds. */
const longestAnswer = 3000

/**
 * The settings that the scripts themselves need; api and gateway check theirs when they start. `host` is where this
 * machine reaches the gateway.
 */
export function readSettings(env = process.env) {
  const port = readPort('PORT', env.PORT, 3000)
  const apiPort = readPort('API_PORT', env.API_PORT, 3001)
  const upstream = env.UPSTREAM_URL || undefined
  if (upstream && !(/^https?:/i.test(upstream) && URL.canParse(upstream))) {
    // Its value may hold a password.
    fail('UPSTREAM_URL must be an http or https address.')
  }
  if (!upstream && port === apiPort) fail(`PORT and API_PORT must differ; both are ${port}.`)
  const host = env.HOST || '127.0.0.1'
  const production = /^(1|true|on|yes)$/i.test(env.PRODUCTION ?? '')
  return {
    host: isWildcard(host) ? '127.0.0.1' : host,
    port,
    apiPort,
    upstream,
    production,
    /** Whether the embedded API seeds an empty board, as in api/src/config.ts. */
    seeds: !upstream && !production && (env.SEED ? env.SEED === 'demo' : !env.DATABASE_URL),
    mails: !upstream && !production && !env.SMTP_URL,
  }
}

/** A wildcard address includes loopback. */
const isWildcard = host => host === '0.0.0.0' || host === '::'

function readPort(name, text, standard) {
  if (text === undefined || text === '') return standard
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    fail(`${name} must be a port from 1 to 65535, not '${text}'.`)
  return port
}

/** IPv6 addresses need brackets. */
export const toOrigin = (host, port) => `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/** The addresses of a gateway, one a line, for people. `name` is that of its pages. */
export function describeSite(name, { host, port, production, mails }) {
  const site = host === '127.0.0.1' ? `http://localhost:${port}` : toOrigin(host, port)
  const addresses = [[name, site]]
  if (!production) addresses.push(['GraphiQL', `${site}/graphql`])
  if (mails) addresses.push(['Mails', `${site}/_dev/mail`])
  return addresses.map(([page, address]) => `  ${page.padEnd(10)} ${address}`).join('\n')
}

/** Ends the program with one line if a server cannot use the port, before the build rather than after it. */
export async function mustBeUsable(name, port) {
  const reason = await whyUnusable(port)
  if (reason) fail(`${name} ${port} ${reason}. Set ${name} to another port.`)
}

async function whyUnusable(port) {
  for (const host of ['127.0.0.1', undefined]) {
    const error = await new Promise(resolve => {
      const probe = createServer().once('error', resolve)
      probe.listen({ port, host }, () => probe.close(() => resolve(undefined)))
    })
    if (error?.code === 'EADDRINUSE') return 'is taken by another program'
    if (error?.code === 'EACCES') return 'may not be used by this user: ports below 1024 usually need root'
    if (error) return `cannot be used (${error.code})`
  }
  // Browsers and fetch refuse the ports of some other protocols, such as 6000.
  const { cause } = await fetch(`http://127.0.0.1:${port}`).catch(error => error)
  return cause?.message === 'bad port' ? 'is blocked by browsers' : undefined
}

/** Ends the program with one line if the upstream is not ready, by the same rule as the gateway's /ready. */
export async function mustBeReady(upstream) {
  const { origin, pathname } = new URL(upstream)
  // Without user, password and query: nothing prints them.
  const address = origin + pathname.replace(/\/+$/, '')
  const reason = await whyNotReady(`${address}/ready`)
  if (reason) fail(`UPSTREAM_URL ${address} is not ready: ${reason}. Start it first, or correct UPSTREAM_URL.`)
}

async function whyNotReady(url) {
  try {
    const { status } = await fetch(url, { signal: AbortSignal.timeout(longestAnswer) })
    return status < 500 ? undefined : `status ${status}`
  } catch ({ name, cause, message }) {
    return name === 'TimeoutError' ? `no response within ${longestAnswer / 1000} s` : (cause?.code ?? message)
  }
}
