import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { Refusal } from '../refusal.ts'
import { readOutbox } from './outbox.ts'
import { toMailPage, toOutboxPage } from './outboxPage.ts'

const csp = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'none'"

/** The outbox to look at, for whoever develops: anybody can read every mail there. */
export const outboxRoutes: FastifyPluginAsyncZod<{ folder: string }> = async (app, { folder }) => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.type('text/html; charset=utf-8').header('content-security-policy', csp).header('cache-control', 'no-store')
  })

  app.get('/_dev/mail', { schema: { hide: true } }, async () => toOutboxPage(await readOutbox(folder)))

  app.get('/_dev/mail/:id', { schema: { hide: true, params: z.object({ id: z.uuid() }) } }, async (request, reply) => {
    const mail = (await readOutbox(folder)).find(({ id }) => id === request.params.id)
    if (mail) return toMailPage(mail)
    reply.type('application/json; charset=utf-8')
    throw new Refusal(404, 'Este e-mail não está na caixa de saída.')
  })
}
