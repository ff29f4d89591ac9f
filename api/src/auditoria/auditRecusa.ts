import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { writeLinha } from './audited.ts'

/** One line a minute for each person and call: repeating a refused request must not fill the table. */
const recent = new LRUCache<string, true>({ max: 10_000, ttl: 60_000 })

/** A hook that writes that somebody was refused a right. A visitor has no name to write. */
export const auditRecusa = async (
  { server, sessao, method, routeOptions }: FastifyRequest,
  { statusCode }: FastifyReply,
): Promise<void> => {
  if (statusCode !== 403 || !sessao) return
  const objeto = `${method} ${routeOptions.url ?? ''}`
  const key = `${sessao.usuarioId} ${objeto}`
  if (recent.has(key)) return
  recent.set(key, true)
  await writeLinha(server.db, sessao.usuarioId, { acao: 'recusado', objeto })
}
