import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The account of a request without a session: that of a sign-in, or of a mail's token. */
    conta: number | null
  }
}

/** Logs a line for the operator: what happened, to which account, from which address. Never what was typed. */
export const logAccess = (request: FastifyRequest, what: string, fields: object = {}): void => {
  const { ip: endereco, conta, sessao, routeOptions } = request
  request.log.info({ usuarioId: sessao?.usuarioId ?? conta, endereco, rota: routeOptions.url, ...fields }, what)
}
