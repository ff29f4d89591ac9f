import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { isLoopback } from '@board/http/clientAddress'
import { isFromOtherSite, isNameOfThisMachine } from '@board/http/host'
import { Refusal } from '../http/refusal.ts'
import { advanceResumos } from '../notificacoes/avisosAEnviar.ts'
import { findMail, readOutbox } from './outbox.ts'
import { toMailPage, toOutboxPage, toRecado } from './outboxPage.ts'

const csp =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-src 'self'; form-action 'self'; frame-ancestors 'none'"

const query = z.object({
  busca: z.string().trim().max(200, 'Busque por no máximo 200 caracteres.').optional(),
  pagina: z.coerce.number().int().min(1).max(100_000).default(1),
})

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

  // Its button sends an empty form.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => undefined)

  app.get('/_dev/mail', { schema: { hide: true, querystring: query } }, async request =>
    toOutboxPage(await readOutbox(app.db, request.query), request.query),
  )

  // The summaries that are sent at 18:00 otherwise.
  app.post('/_dev/mail/resumos', { schema: { hide: true } }, async request => {
    if (isFromOtherSite(request.headers['sec-fetch-site'])) throw new Refusal(404, 'Recurso não encontrado.')
    const pessoas = await advanceResumos(app.db)
    await app.mailQueue.drain()
    const leitura = { pagina: 1 }
    return toOutboxPage(await readOutbox(app.db, leitura), leitura, toRecado(pessoas))
  })

  app.get('/_dev/mail/:id', { schema: { hide: true, params: z.object({ id: z.uuid() }) } }, async (request, reply) => {
    const mail = await findMail(app.db, request.params.id)
    if (mail) return toMailPage(mail)
    reply.type('application/json; charset=utf-8')
    throw new Refusal(404, 'Este e-mail não está na caixa de saída.')
  })
}
