import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { startServer } from './gateway/processes.ts'

/**
 * The built gateway over a faulty upstream: how many calls it adds while 30 % fail for a minute, how soon it responds while
 * the upstream is down, and how soon it recovers afterwards.
 */

const perSecond = 50
const token = ['{}', '{"user_id":7,"is_student":true}', 'x']
  .map(part => Buffer.from(part).toString('base64url'))
  .join('.')

let mode: 'good' | 'flapping' | 'dead' = 'good'
let calls = 0
const upstream = createServer((_, response) => {
  calls += 1
  const fails = mode === 'dead' || (mode === 'flapping' && Math.random() < 0.3)
  response.writeHead(fails ? 503 : 200, { 'content-type': 'application/json' }).end('{"id":7,"usuario":"Ana"}')
}).listen(0, '127.0.0.1')
await new Promise(resolve => upstream.once('listening', resolve))
const upstreamUrl = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`
const gateway = await startServer(0, 'gateway/dist/server.js', { UPSTREAM_URL: upstreamUrl, LOG_LEVEL: 'silent' })

async function ask(): Promise<{ works: boolean; milliseconds: number }> {
  const begun = performance.now()
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{"query":"{ viewer { usuario { nome } } }"}',
    signal: AbortSignal.timeout(10_000),
  })
  const { errors } = (await response.json()) as { errors?: unknown }
  return { works: !errors, milliseconds: performance.now() - begun }
}

/** A fixed rate of requests, independent of their responses. */
async function askFor(seconds: number) {
  const asked: ReturnType<typeof ask>[] = []
  for (let index = 0; index < seconds * perSecond; index += 1) {
    asked.push(ask())
    await wait(1000 / perSecond)
  }
  return Promise.all(asked)
}

const percentile = (values: number[], share: number) =>
  (values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN).toFixed(1)

await askFor(2)

mode = 'flapping'
calls = 0
const flapping = await askFor(60)
const served = flapping.filter(({ works }) => works).length
console.log(`3 calls in 10 fail, 60 s: ${flapping.length} requests, ${calls} calls, ${served} answered`)
console.log(`amplification ${(calls / flapping.length).toFixed(2)}`)

mode = 'dead'
await askFor(5)
calls = 0
const dead = (await askFor(10)).map(({ milliseconds }) => milliseconds)
console.log(`dead: p50 ${percentile(dead, 0.5)} ms, p95 ${percentile(dead, 0.95)} ms, ${calls} calls in 10 s`)

mode = 'good'
const healed = performance.now()
while (!(await ask()).works) await wait(20)
console.log(`back ${((performance.now() - healed) / 1000).toFixed(1)} s after the upstream healed`)

await gateway.stop()
upstream.close()
