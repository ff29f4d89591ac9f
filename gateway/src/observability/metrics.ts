import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { isNameOfThisMachine } from '@board/http/host'
import type { BreakerState } from '../upstream/transport/breaker.ts'
import type { Watch } from '../upstream/transport/dispatch.ts'
import { toRoute } from '../upstream/transport/route.ts'
import type { Answered } from './outcome.ts'

/** The gateway's Prometheus metrics. Every label has a bounded set of values. */
export interface Metrics {
  readonly registry: Registry
  answered(answered: Answered): void
  watch: Watch
  setBreaker(state: BreakerState): void
  /** Registers the gauge of open streams; `count` is called at each scrape. */
  countStreams(count: () => number): void
}

/** In seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const breakerStates: Record<BreakerState, number> = { closed: 0, 'half-open': 1, open: 2 }

/** Metrics of one gateway. Only operations of `documents` get a label; others share one. */
export function createMetrics(documents: Record<string, string> = {}): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const instruments = createInstruments(registry)
  const { requests, errors, breaker } = instruments
  const names = readNames(documents)
  breaker.set(breakerStates.closed)

  return {
    registry,
    answered({ operation: name, codes, outcome, milliseconds, stream }) {
      const operation = name !== null && names.has(name) ? name : 'other'
      if (!stream) requests.observe({ operation, outcome }, milliseconds / 1000)
      for (const code of codes) errors.inc({ operation, code })
    },
    watch: createWatch(instruments, [registry]),
    setBreaker: state => breaker.set(breakerStates[state]),
    countStreams: count =>
      void new Gauge({
        name: 'mural_gateway_event_streams',
        help: 'Event streams that are open.',
        registers: [registry],
        collect() {
          this.set(count())
        },
      }),
  }
}

/** Listens only on this machine, and to clients that name it. Rejects if the port cannot be used. */
export async function listenForMetrics({ registry }: Metrics, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics' || !isNameOfThisMachine(request.headers.host)) {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      text => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function createInstruments(registry: Registry) {
  const registers = [registry]
  return {
    requests: new Histogram({
      name: 'mural_gateway_request_duration_seconds',
      help: 'GraphQL requests, without event streams, by operation and outcome (ok, refused, shed, failed, left).',
      labelNames: ['operation', 'outcome'] as const,
      buckets,
      registers,
    }),
    errors: new Counter({
      name: 'mural_gateway_errors_total',
      help: 'Errors of GraphQL responses, by operation and code.',
      labelNames: ['operation', 'code'] as const,
      registers,
    }),
    calls: new Histogram({
      name: 'mural_gateway_upstream_call_duration_seconds',
      help: 'Calls of the upstream with their retries, by method, route and outcome (ok, left or the failure).',
      labelNames: ['method', 'route', 'outcome'] as const,
      buckets,
      registers,
    }),
    retries: new Counter({
      name: 'mural_gateway_upstream_retries_total',
      help: 'Calls of the upstream that were sent again, by method and route.',
      labelNames: ['method', 'route'] as const,
      registers,
    }),
    breaker: new Gauge({
      name: 'mural_gateway_upstream_breaker_state',
      help: 'Circuit breaker of the upstream: 0 closed, 1 half-open, 2 open.',
      registers,
    }),
  }
}

function createWatch({ calls, retries }: ReturnType<typeof createInstruments>, registers: Registry[]): Watch {
  const shed = new Counter({
    name: 'mural_gateway_shed_total',
    help: 'Calls that the API refused because it was busy, or that were not sent because too many waited.',
    registers,
  })
  return outgoing => end => {
    const { method, path, cancellation } = outgoing
    const route = toRoute(path)
    const outcome = end.failure && cancellation.reason === 'client-gone' ? 'left' : (end.failure ?? 'ok')
    calls.observe({ method, route, outcome }, end.milliseconds / 1000)
    if (outcome === 'overloaded') shed.inc()
    if (end.retries > 0) retries.inc({ method, route }, end.retries)
  }
}

/** The names of the operations. A false match, from a comment for example, is harmless: the documents are bounded. */
function readNames(documents: Record<string, string>): Set<string> {
  const names = new Set<string>()
  for (const text of Object.values(documents)) {
    for (const [, name = ''] of text.matchAll(/\b(?:query|mutation|subscription)\s+(\w+)/g)) names.add(name)
  }
  return names
}
