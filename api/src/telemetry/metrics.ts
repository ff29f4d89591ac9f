import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import { isNameOfThisMachine } from '@board/http/host'
import { shedHeader } from '../limites/admission.ts'
import { SettingsError } from '../config.ts'
import type { Db } from '../db/connection.ts'
import { poolOf } from '../db/pool.ts'
import { readQueues } from './queues.ts'

/** Seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

const streams = '/eventos'

/** Each gateway and proxy sends them every second: they would hide the rates of requests, and their 503 is no failed request. */
const probes = new Set(['/health', '/ready'])

const outcomeOf = (reply: FastifyReply): string => {
  if (!reply.raw.writableFinished) return 'left'
  if (reply.hasHeader(shedHeader)) return 'shed'
  if (reply.statusCode >= 500) return 'failed'
  return reply.statusCode >= 400 ? 'refused' : 'ok'
}

const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'other'

/** Requests by route, and open streams, which have no duration. */
const watchRequests = (app: FastifyInstance, registers: Registry[]) => {
  const requests = new Histogram({
    name: 'mural_api_request_duration_seconds',
    help: 'Requests, without event streams, by method, route and outcome (ok, refused, shed, failed, left).',
    labelNames: ['method', 'route', 'outcome'] as const,
    buckets,
    registers,
  })
  const open = new Gauge({ name: 'mural_api_event_streams', help: 'Event streams that are open.', registers })
  app.addHook('onRequest', async (request, reply) => {
    if (routeOf(request) !== streams) return
    open.inc()
    let left = false
    const leave = () => {
      if (!left) open.dec()
      left = true
      request.raw.socket.off('close', leave)
    }
    // The response gets no 'close' while an earlier one on its connection is unfinished.
    request.raw.socket.once('close', leave)
    reply.raw.once('close', leave)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request)
    if (probes.has(route) || (route === streams && reply.statusCode < 400)) return
    requests.observe({ method: request.method, route, outcome: outcomeOf(reply) }, reply.elapsedTime / 1000)
  })
}

const watchShed = (app: FastifyInstance, registers: Registry[]) => {
  const shed: Counter<'reason'> = new Counter({
    name: 'mural_api_shed_total',
    help: 'Requests refused because the process could not keep up, by reason.',
    labelNames: ['reason'],
    registers,
    collect: () => {
      shed.reset()
      for (const [reason, total] of app.shed.totals()) shed.inc({ reason }, total)
    },
  })
}

const watchPool = (db: Db, registers: Registry[]) => {
  const pool = poolOf(db)
  if (!pool) return
  const connections: Gauge<'state'> = new Gauge({
    name: 'mural_api_database_connections',
    help: 'Connections of the pool, by state (busy, idle).',
    labelNames: ['state'],
    registers,
    collect: () => {
      connections.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      connections.set({ state: 'idle' }, pool.idleCount)
    },
  })
  const waiting: Gauge = new Gauge({
    name: 'mural_api_database_waiting',
    help: 'Queries that wait for a connection of the pool.',
    registers,
    collect: () => waiting.set(pool.waitingCount),
  })
}

/** Every process reports the same values: use the maximum. While the database is away there are none. */
const watchQueues = (db: Db, registers: Registry[]) => {
  const labelNames = ['queue'] as const
  let reading: ReturnType<typeof readQueues> | null = null
  /** One query for the three metrics of a scrape, which are collected concurrently. */
  const read = () =>
    (reading ??= readQueues(db).finally(() => {
      reading = null
    }))
  const up: Gauge = new Gauge({
    name: 'mural_api_database_up',
    help: 'Whether the database answered this scrape.',
    registers,
    collect: () =>
      read().then(
        () => up.set(1),
        () => up.set(0),
      ),
  })
  const show = (name: string, help: string, field: 'length' | 'age') => {
    const gauge: Gauge<'queue'> = new Gauge({
      name,
      help,
      labelNames,
      registers,
      collect: async () => {
        const queues = await read().catch(() => [])
        gauge.reset()
        for (const { queue, [field]: value } of queues) gauge.set({ queue }, value)
      },
    })
  }
  show('mural_api_queue_length', 'What waits, by queue.', 'length')
  show('mural_api_queue_age_seconds', 'Seconds since the oldest of what is due was due, by queue.', 'age')
}

/** The API's metrics for Prometheus. Every label has a bounded set of values. */
const createMetrics = (app: FastifyInstance): Registry => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  watchRequests(app, [registry])
  watchShed(app, [registry])
  watchPool(app.db, [registry])
  watchQueues(app.db, [registry])
  return registry
}

const createMetricsServer = (registry: Registry): Server =>
  createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics' || !isNameOfThisMachine(request.headers.host)) {
      response.writeHead(404).end()
      return
    }
    registry.metrics().then(
      text => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })

/**
 * Serves the metrics of an API on a port of this machine only, to clients that name it, while the API runs. Must be registered before the
 * routes.
 */
export const measure =
  (port: number) =>
  (app: FastifyInstance): void => {
    const server = createMetricsServer(createMetrics(app))
    app.addHook('onReady', async () => {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
        throw new SettingsError(`API_METRICS_PORT ${port} cannot be used (${error.code})`)
      })
      app.log.info(server.address(), 'metrics are listening')
    })
    app.addHook('onClose', async () => void server.close())
  }
