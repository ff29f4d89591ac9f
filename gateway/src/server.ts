import { createServer } from 'node:http'
import type { Server } from 'node:http'
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import type { Config } from './config.ts'
import { readDocuments } from './documents/documents.ts'
import { capConnections } from '@board/http/connections'
import { createDrain } from './http/drain.ts'
import { keepAssets, keepAssetsDaily } from './site/assets.ts'
import { createInstituicaoDeAgora } from './upstream/instituicao.ts'
import { StartError } from './startError.ts'
import { createPool } from './upstream/transport/pool.ts'

const secondsToDrain = 10
/** 11 MB over a slow line. */
const secondsToUpload = 120
/** In milliseconds: for the headers of a request, and between two checks for slow requests. */
const timeouts = { headersTimeout: 15_000, connectionsCheckingInterval: 5000 }

async function start(env: NodeJS.ProcessEnv): Promise<void> {
  const config = readConfig(env)
  const { host, port, upstreamUrl, production, logLevel, publicUrl, imageOrigins, mostCalls } = config
  // Lines are written in batches, at the latest after a tenth of a second: a write costs more than building a line.
  const lines = pino.destination({ minLength: 12_288, periodicFlush: 100 })
  process.once('exit', () => lines.flushSync())
  const logger = pino(
    { level: logLevel, base: { program: 'gateway' }, serializers: { error: pino.stdSerializers.err } },
    lines,
  )
  const documents = readDocuments(config)
  const { assetsDir, serviceWorker, cspReports, senhaMinima } = config
  if (assetsDir !== null) {
    // Before this gateway listens: another gateway may receive requests for the assets of its pages.
    await keepAssets(assetsDir)
    keepAssetsDaily(assetsDir, error => logger.error({ error }, 'assets could not be kept'))
  }
  const { metrics, tracing, stop } = await startWatching(config, documents, logger)
  const { pool, probe, instituicoes } = await connect(config)
  let stopping = false
  const isStopping = () => stopping
  const watching = { metrics, tracing, logger }
  const limits = { calls: mostCalls }
  const { trustedProxies } = config.connections
  const options = { ...instituicoes, production, documents, limits, ...watching, isStopping, publicUrl, imageOrigins }
  const send = { send: pool.send, probe: probe.send }
  const app = createApp({ ...options, ...send, assetsDir, serviceWorker, cspReports, trustedProxies, senhaMinima })
  const server = createServer({ ...timeouts, requestTimeout: secondsToUpload * 1000 }, app.listener)
  capConnections(server, config.connections)
  const drain = createDrain(server, app.openStreams)

  server.once('error', (error: NodeJS.ErrnoException) => refuseAddress(config, error))
  const listening = { host, port, upstream: upstreamUrl, documents: Object.keys(documents).length }
  server.listen({ host, port }, () => logger.info(listening, 'gateway is listening'))

  closeWithGrace({ delay: secondsToDrain * 1000, logger: false }, async ({ err, signal }) => {
    if (err) logger.fatal({ error: err }, 'gateway failed')
    else logger.info({ signal }, 'gateway is stopping')
    stopping = true
    await drain()
    await Promise.all([pool.close(), probe.close(), stop()])
  })
}

/** The connections to the upstream. Waits for what it says of the institution, so that the first pages have it. */
async function connect({ upstreamUrl, connections, instituicao }: Config) {
  const pool = createPool(upstreamUrl, { streams: connections.total })
  const probe = createPool(upstreamUrl, { connections: 1 })
  const { first, now } = createInstituicaoDeAgora(pool.send, instituicao)
  await first()
  return { pool, probe, instituicoes: { instituicao, instituicaoDeAgora: now } }
}

/** Loads metrics and traces, each only if its setting enables it. */
async function startWatching({ metricsPort, tracing: traced }: Config, documents: Record<string, string>, log: Logger) {
  const tracing = traced
    ? (await import('./observability/tracing.ts')).createTracing((level, entry, message) => log[level](entry, message))
    : undefined
  if (metricsPort === null) return { tracing, stop: async () => tracing?.close() }
  const { createMetrics, listenForMetrics } = await import('./observability/metrics.ts')
  const metrics = createMetrics(documents)
  const server = await listenForMetrics(metrics, metricsPort).catch((error: NodeJS.ErrnoException) =>
    refusePort('METRICS_PORT', metricsPort, error),
  )
  log.info({ port: metricsPort }, 'metrics are listening')
  return { metrics, tracing, stop: async () => void (await Promise.all([closeServer(server), tracing?.close()])) }
}

function closeServer(server: Server): Promise<unknown> {
  return new Promise(resolve => server.close(resolve))
}

function refuseAddress({ host, port }: Config, error: NodeJS.ErrnoException): never {
  if (/^(EADDRNOTAVAIL|ENOTFOUND|EAI_)/.test(error.code ?? '')) refuse(`HOST ${host} is no address of this machine.`)
  refusePort('PORT', port, error)
}

function refusePort(name: string, port: number, { code }: NodeJS.ErrnoException): never {
  const reasons: Record<string, string> = {
    EADDRINUSE: 'is taken by another program',
    EACCES: 'may not be used by this user: ports below 1024 usually need root',
  }
  refuse(`${name} ${port} ${reasons[code ?? ''] ?? `cannot be used (${code})`}.`)
}

function refuse(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

start(process.env).catch((error: unknown) => {
  if (error instanceof StartError) refuse(error.message)
  throw error
})
