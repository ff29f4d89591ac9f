import { deepStrictEqual, strictEqual } from 'node:assert'
import { parseArgs } from 'node:util'
import { arbitrary, trusted, workloads } from './gateway/contenders.ts'
import type { Contender, Workload } from './gateway/contenders.ts'
import { processorSeconds, residentMegabytes, runLoad, startServer } from './gateway/processes.ts'
import type { Load } from './gateway/processes.ts'

/**
 * Processor time of the built gateway per request: with trusted documents compared to Mercurius with JIT and a raw proxy,
 * with arbitrary documents compared to a plain Yoga. docs/performance.md explains the figures.
 */

if (process.platform !== 'linux') {
  console.log('This bench reads /proc: it runs on Linux only.')
  process.exit(1)
}

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, seconds: { type: 'string', default: '3' } },
})
const rounds = Number(values.rounds)
const seconds = Math.min(30, Number(values.seconds))
const connections = 50
const secondsToWarmUp = 1
const secondsAtRate = Math.min(2, seconds)

const upstream = await startServer(1, 'bench/gateway/upstream.mjs', {})
/** Calls that the upstream received since the last read. */
const readCalls = async () => Number(await (await fetch(`${upstream.url}/calls`)).text())

const toToken = (isStudent: boolean) =>
  ['{"alg":"HS256"}', JSON.stringify({ user_id: 7, is_student: isStudent, exp: 4_102_444_800 }), 'signature']
    .map(part => Buffer.from(part).toString('base64url'))
    .join('.')

/** The gateway's response to each workload, which the other GraphQL servers must return too. */
const expected = new Map<string, unknown>()

/** Sends a workload once, compares the response and the upstream calls, and returns the load to measure. */
async function check({ isRaw, toRequest }: Contender, id: string, workload: Workload, url: string): Promise<Load> {
  const headers = { authorization: `Bearer ${toToken(workload.student)}`, 'content-type': 'application/json' }
  const request = { headers, ...toRequest(id, workload) }
  await readCalls()
  const response = await fetch(url + request.path, { ...request, signal: AbortSignal.timeout(10_000) })
  const text = await response.text()
  strictEqual(response.status, 200, text.slice(0, 300))
  strictEqual(await readCalls(), workload.calls.length, 'upstream calls')
  if (!isRaw) {
    const answer: object = JSON.parse(text)
    strictEqual('errors' in answer, false, text.slice(0, 300))
    if (!expected.has(id)) expected.set(id, answer)
    deepStrictEqual(answer, expected.get(id))
  }
  return { url, request, bytes: Buffer.byteLength(text), seconds, connections }
}

async function measure(pid: number, load: Load, { calls, rate }: Workload) {
  await readCalls()
  const before = processorSeconds(pid)
  const { requests, failures, took } = await runLoad(load)
  const used = processorSeconds(pid) - before
  strictEqual(failures, 0, `${failures} of ${requests} responses differ from the one that was checked`)
  strictEqual(await readCalls(), requests * calls.length, `upstream calls of ${requests} requests`)
  const { p50, p99 } = await runLoad({ ...load, seconds: secondsAtRate, rate })
  return { cpu: (used / requests) * 1e6, busy: used / took, p50, p99 }
}

/** Starts a contender and measures all workloads. `add` receives each figure. */
async function run(contender: Contender, add: (figure: string, value: number) => void): Promise<void> {
  const spawned = performance.now()
  const server = await startServer(0, contender.file, { UPSTREAM_URL: upstream.url, ...contender.env })
  const loads: [string, Workload, Load][] = []
  try {
    for (const [id, workload] of Object.entries(workloads)) {
      const load = await check(contender, id, workload, server.url)
      if (loads.length === 0) add('start', performance.now() - spawned)
      loads.push([id, workload, load])
      await runLoad({ ...load, seconds: secondsToWarmUp })
    }
    for (const [id, workload, load] of loads) {
      const figures = await measure(server.pid, load, workload)
      for (const [figure, value] of Object.entries(figures)) add(`${id} ${figure}`, value)
    }
    add('memory', residentMegabytes(server.pid))
  } finally {
    await server.stop()
  }
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN

/** Runs all contenders once per round, in another order each time. Returns the medians over the rounds. */
async function compare(contenders: Record<string, Contender>) {
  const figures = new Map<string, number[]>()
  const valuesOf = (name: string, figure: string) => figures.get(`${name} ${figure}`) ?? []
  const entries = Object.entries(contenders)
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, contender] of entries) {
      console.log(`round ${round} of ${rounds}: ${name}`)
      await run(contender, (figure, value) => figures.set(`${name} ${figure}`, [...valuesOf(name, figure), value]))
    }
    entries.push(...entries.splice(0, 1))
  }
  const of = (name: string, figure: string, digits = 0) => +median(valuesOf(name, figure)).toFixed(digits)
  /** Median of the ratios within each round, which do not change when a whole round is slow. */
  const ratio = (name: string, other: string, figure: string) => {
    const others = valuesOf(other, figure)
    return +median(valuesOf(name, figure).map((value, round) => value / (others[round] ?? Number.NaN))).toFixed(2)
  }
  return { of, ratio }
}

function print(title: string, keys: string[], toRow: (key: string) => object): void {
  console.log(`\n${title}`)
  console.table(Object.fromEntries(keys.map(key => [key, toRow(key)])))
}

const ids = Object.keys(workloads)
const names = Object.keys(trusted)
const { of, ratio } = await compare(trusted)
const withText = await compare(arbitrary)
await upstream.stop()

for (const [id, { what }] of Object.entries(workloads)) console.log(`${id}: ${what}`)
print('trusted documents: processor time in µs per request; the gateway ÷ the other', ids, id => ({
  ...Object.fromEntries(names.map(name => [name, of(name, `${id} cpu`)])),
  '÷ mercurius': ratio('gateway', 'mercurius', `${id} cpu`),
  '÷ proxy': ratio('gateway', 'proxy', `${id} cpu`),
}))
print('arbitrary documents: the same', ids, id => ({
  gateway: withText.of('gateway', `${id} cpu`),
  yoga: withText.of('yoga', `${id} cpu`),
  '÷ yoga': withText.ratio('gateway', 'yoga', `${id} cpu`),
}))
print('trusted documents at a fixed rate: latency in ms, p50 / p99', ids, id => ({
  'per second': workloads[id]?.rate,
  ...Object.fromEntries(names.map(name => [name, `${of(name, `${id} p50`, 1)} / ${of(name, `${id} p99`, 1)}`])),
}))
print('start to the first answer in ms, memory after the loads in MB, least use of the processor', names, name => ({
  start: of(name, 'start'),
  memory: of(name, 'memory'),
  busy: Math.min(...ids.map(id => of(name, `${id} busy`, 2))),
}))
