import type { FastifyInstance } from 'fastify'
import { inRequest } from '../db/requestComment.ts'

/**
 * Puts the id of a request into its response and into its SQL statements. Parsing the body loses the async context, so
 * it is set again afterwards.
 */
export const nameRequests = (app: FastifyInstance) => {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    inRequest(request.id, done)
  })
  app.addHook('preValidation', (request, _reply, done) => inRequest(request.id, done))
}
