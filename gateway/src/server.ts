import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { createApp } from './app.ts'
import { ConfigError, readConfig } from './config.ts'
import type { Config } from './config.ts'
import { createPool } from './upstream/pool.ts'

const secondsToDrain = 10
/** 11 MB over a slow line. */
const secondsToUpload = 120
const persisted = new URL('../persistedQueries.json', import.meta.url)

function start(config: Config): void {
  const { port, upstreamUrl, production, instituicao, logLevel } = config
  const logger = pino(
    { level: logLevel, base: { program: 'gateway' }, serializers: { error: pino.stdSerializers.err } },
    // A write for each line would cost more than the line. What waits is written when the process ends, too.
    pino.destination({ sync: false, minLength: 4096, periodicFlush: 100 }),
  )
  const pool = createPool(upstreamUrl)
  let stopping = false
  const documents = readDocuments()
  const isStopping = () => stopping
  const app = createApp({ send: pool.send, instituicao, production, documents, logger, isStopping })
  const server = createServer({ requestTimeout: secondsToUpload * 1000 }, app.listener)

  server.once('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE'
    refuse(taken ? `PORT ${port} is taken by another program.` : `PORT ${port} cannot be used (${error.code}).`)
  })
  server.listen(port, () => logger.info({ port, upstream: upstreamUrl }, 'gateway is listening'))

  closeWithGrace({ delay: secondsToDrain * 1000, logger: false }, async ({ err, signal }) => {
    if (err) logger.fatal({ error: err }, 'gateway failed')
    else logger.info({ signal }, 'gateway is stopping')
    stopping = true
    const closed = new Promise(resolve => server.close(resolve))
    app.endStreams()
    await closed
    await pool.close()
  })
}

/** None before the web app was compiled: without them only documents of the client's own are answered. */
function readDocuments(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(persisted, 'utf8'))
  } catch {
    return {}
  }
}

function refuse(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

try {
  start(readConfig(process.env))
} catch (error) {
  if (error instanceof ConfigError) refuse(error.message)
  throw error
}
