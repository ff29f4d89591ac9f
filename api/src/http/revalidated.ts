import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Sends a body with its ETag; 304 to those that have it. */
export const sendRevalidated = (
  request: FastifyRequest,
  reply: FastifyReply,
  body: object | string,
  caching: string,
): FastifyReply => {
  const etag = `W/"${createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 16)}"`
  reply.header('cache-control', caching).header('etag', etag)
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(body)
}
