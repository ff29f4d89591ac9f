import { createServer } from 'node:http'
import closeWithGrace from 'close-with-grace'
import { pino } from 'pino'
import { readConfig } from '../config.ts'
import { readDocuments } from '../documents/documents.ts'
import { StartError } from '../startError.ts'
import { createMock } from './mock.ts'

/* The program of `npm run mock`, with the gateway's settings. */

function start(): void {
  const config = readConfig(process.env)
  const { host, port, production, instituicao, logLevel } = config
  const logger = pino({ level: logLevel, base: { program: 'mock' } })
  const server = createServer(createMock({ instituicao, production, documents: readDocuments(config), logger }))
  server.listen({ host, port }, () => logger.info({ host, port }, 'mock is listening'))

  closeWithGrace({ logger: false }, async () => {
    server.closeAllConnections()
    await new Promise(resolve => server.close(resolve))
  })
}

try {
  start()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
