import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Connection } from '../db/connection.ts'
import { readMisfit } from '../db/understood.ts'
import { createReadyChecks } from '@board/http/readyChecks'
import { operationsOf } from './operation.ts'
import { Refusal } from './refusal.ts'

const operation = operationsOf('health')

const statusSchema = z.object({ status: z.literal('ok') })

const keepMs = 1000

type Misfit = Awaited<ReturnType<typeof readMisfit>>

/** Caches the last result for a second: many gateways and proxies check at once. */
const createLook = (ping: Connection['ping']) => {
  let kept: { answer: Promise<Misfit>; until: number } | undefined
  return (): Promise<Misfit> => {
    if (!kept || kept.until < Date.now()) kept = { answer: ping(readMisfit), until: Date.now() + keepMs }
    return kept.answer
  }
}

const health = operation(null, {
  operationId: 'readHealth',
  summary: 'Whether the process runs',
  description: 'The process runs.',
  response: { 200: statusSchema },
})

const readiness = operation(null, {
  operationId: 'readReadiness',
  summary: 'Whether the process can serve requests',
  description: 'The process can serve requests; 503 otherwise.',
  response: { 200: statusSchema },
})

/**
 * `/health`: the process runs. `/ready`: it can serve, i.e. the database responds, this API can use it, and the process
 * is not stopping.
 */
export const healthRoutes: FastifyPluginAsyncZod<Pick<Connection, 'ping'>> = async (app, { ping }) => {
  const look = createLook(ping)
  const checks = createReadyChecks()
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    if (app.server.listening) await checks.untilFailed()
    // Otherwise the server waits for connections whose last response was still being written, until they time out.
    setInterval(() => app.server.closeIdleConnections(), 100).unref()
  })

  app.get('/health', { ...health, logLevel: 'warn' }, async () => ({ status: 'ok' as const }))

  app.get(
    '/ready',
    {
      ...readiness,
      logLevel: 'warn',
      onResponse: async ({ socket }) => checks.note(socket.remoteAddress ?? ''),
    },
    async () => {
      if (closing) throw new Refusal(503, 'O serviço está sendo encerrado.')
      const misfit = await look().catch(() => {
        throw new Refusal(503, 'O banco de dados não responde.')
      })
      if (misfit !== null) throw new Refusal(503, 'O banco de dados é de outra versão.')
      return { status: 'ok' as const }
    },
  )
}
