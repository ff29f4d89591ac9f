import { createServer } from 'node:http'
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import type { Config } from './config.ts'
import { readDocuments } from './documents.ts'
import { StartError } from './startError.ts'
import { createPool } from './upstream/pool.ts'

const secondsToDrain = 10
/** 11 MB over a slow line. */
const secondsToUpload = 120

function start(config: Config): void {
  const { port, upstreamUrl, production, instituicao, logLevel } = config
  // One write for many lines, at the latest after a tenth of a second: each costs more than making the line.
  const lines = pino.destination({ minLength: 4096, periodicFlush: 100 })
  process.once('exit', () => lines.flushSync())
  const logger = pino(
    { level: logLevel, base: { program: 'gateway' }, serializers: { error: pino.stdSerializers.err } },
    lines,
  )
  const documents = readDocuments(config)
  const pool = createPool(upstreamUrl)
  let stopping = false
  const isStopping = () => stopping
  const app = createApp({ send: pool.send, instituicao, production, documents, logger, isStopping })
  const server = createServer({ requestTimeout: secondsToUpload * 1000 }, app.listener)

  server.once('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE'
    refuse(taken ? `PORT ${port} is taken by another program.` : `PORT ${port} cannot be used (${error.code}).`)
  })
  const count = Object.keys(documents).length
  server.listen(port, () => logger.info({ port, upstream: upstreamUrl, documents: count }, 'gateway is listening'))

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

function refuse(reason: string): never {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
}

try {
  start(readConfig(process.env))
} catch (error) {
  if (error instanceof StartError) refuse(error.message)
  throw error
}
