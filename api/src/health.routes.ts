import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Connection } from './db/connection.ts'
import { readMisfit } from './db/understood.ts'
import { Refusal } from './refusal.ts'

const statusSchema = z.object({ status: z.literal('ok') })

const keepMs = 1000

type Misfit = Awaited<ReturnType<typeof readMisfit>>

/** What the last look said, for a second: many gateways and proxies look at once. */
const createLook = (ping: Connection['ping']) => {
  let kept: { answer: Promise<Misfit>; until: number } | undefined
  return (): Promise<Misfit> => {
    if (!kept || kept.until < Date.now()) kept = { answer: ping(readMisfit), until: Date.now() + keepMs }
    return kept.answer
  }
}

/** `/health`: the process runs. `/ready`: it can serve, i.e. the database answers, this API can use it, and no stop was asked for. */
export const healthRoutes: FastifyPluginAsyncZod<Pick<Connection, 'ping'>> = async (app, { ping }) => {
  const look = createLook(ping)
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
    // A connection whose last request was still being answered would otherwise be waited for until it times out.
    setInterval(() => app.server.closeIdleConnections(), 100).unref()
  })

  app.get(
    '/health',
    { logLevel: 'warn', schema: { description: 'The process runs.', response: { 200: statusSchema } } },
    async () => ({ status: 'ok' as const }),
  )

  app.get(
    '/ready',
    {
      logLevel: 'warn',
      schema: { description: 'The process can serve: 503 otherwise.', response: { 200: statusSchema } },
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
