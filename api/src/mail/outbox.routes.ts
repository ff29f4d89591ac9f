import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isLoopback } from '../http/clientAddress.ts'
import { isNameOfThisMachine } from '../http/host.ts'
import { Refusal } from '../http/refusal.ts'
import { findMail, readOutbox } from './outbox.ts'
import { toMailPage, toOutboxPage } from './outboxPage.ts'

const csp = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; frame-ancestors 'none'"

/**
 * Whether the request comes from this machine, or from the gateway on it. The address alone is not enough: a foreign
 * page may point its own host name to this machine, and read the links of all mails.
 */
const isAtThisMachine = ({ ip, headers }: FastifyRequest): boolean =>
  isLoopback(ip) && isNameOfThisMachine(headers.host)

/** The outbox, for developers: every mail can be read there. */
export const outboxRoutes: FastifyPluginAsyncZod = async app => {
  app.addHook('onRequest', async (request, reply) => {
    if (!isAtThisMachine(request)) throw new Refusal(404, 'Recurso não encontrado.')
    reply.type('text/html; charset=utf-8').header('content-security-policy', csp).header('cache-control', 'no-store')
  })

  app.get('/_dev/mail', { schema: { hide: true } }, async () => toOutboxPage(await readOutbox(app.db)))

  app.get('/_dev/mail/:id', { schema: { hide: true, params: z.object({ id: z.uuid() }) } }, async (request, reply) => {
    const mail = await findMail(app.db, request.params.id)
    if (mail) return toMailPage(mail)
    reply.type('application/json; charset=utf-8')
    throw new Refusal(404, 'Este e-mail não está na caixa de saída.')
  })
}
