import { createServer } from 'node:net'
import { fail } from './run.mjs'

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
  return {
    host: isWildcard(host) ? '127.0.0.1' : host,
    port,
    apiPort,
    upstream,
    production: /^(1|true|on|yes)$/i.test(env.PRODUCTION ?? ''),
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

/** Ends the program with one line if the port is in use, before the build rather than after it. */
export async function mustBeFree(name, port) {
  for (const host of ['127.0.0.1', undefined]) {
    const error = await new Promise(resolve => {
      const probe = createServer().once('error', resolve)
      probe.listen({ port, host }, () => probe.close(() => resolve(undefined)))
    })
    if (error) {
      const reason = error.code === 'EADDRINUSE' ? 'is taken by another program' : `cannot be used (${error.code})`
      fail(`${name} ${port} ${reason}. Stop it, or set ${name} to another port.`)
    }
  }
}
