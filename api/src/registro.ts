import type { FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that a request without a session is about: that of a sign-in, or of a mail's token. */
    conta: number | null
  }
}

/** A line for the operator: what happened, to whose account, from which address. Never what was typed. */
export const registrar = (request: FastifyRequest, what: string, fields: object = {}): void => {
  const { ip: endereco, conta, sessao, routeOptions } = request
  request.log.info({ usuarioId: sessao?.usuarioId ?? conta, endereco, rota: routeOptions.url, ...fields }, what)
}
