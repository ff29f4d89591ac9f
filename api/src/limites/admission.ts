import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../http/refusal.ts'

/** By priority. Streams come last, because no page is waiting for them. */
const kinds = ['write', 'read', 'stream'] as const
type Kind = (typeof kinds)[number]

/**
 * Milliseconds that a request may wait. Writes wait longest, because somebody typed them; so do streams, which
 * reconnect by themselves.
 */
const patience: Record<Kind, number> = { write: 600, read: 400, stream: 2000 }

/**
 * If requests have waited for longer than `standing`, work arrives faster than it is done. Waiting longer helps nobody
 * then, so a read is refused after `short` (controlled delay, CoDel).
 */
const standing = 200
const short = 50

type Waiter = (admitted: boolean) => void

/** Requests per database connection: while one waits for the database, another uses the processor. */
const perConnection = 2

/** Admits `most` at once. The rest waits for a limited time. */
export const createAdmission = (most: number) => {
  let running = 0
  const waiting = { write: new Set<Waiter>(), read: new Set<Waiter>(), stream: new Set<Waiter>() }
  let waitingSince = 0

  return {
    /** Whether the request may run. If so, `leave` must follow. */
    enter: async (kind: Kind): Promise<boolean> => {
      if (running < most) {
        running += 1
        return true
      }
      // Only writes and reads: a stream may wait long without overload.
      if (waiting.write.size + waiting.read.size === 0) waitingSince = Date.now()
      const isStanding = Date.now() - waitingSince >= standing
      return new Promise(resolve => {
        const answer: Waiter = admitted => {
          clearTimeout(timer)
          waiting[kind].delete(answer)
          resolve(admitted)
        }
        const timer = setTimeout(answer, kind === 'read' && isStanding ? short : patience[kind], false)
        waiting[kind].add(answer)
      })
    },
    leave: () => {
      for (const kind of kinds) {
        const [next] = waiting[kind]
        if (next) return next(true)
      }
      running -= 1
    },
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Frees the place before the response ends: a stream would keep it. */
    leave: () => void
  }
}

const kindOf = ({ method, routeOptions }: FastifyRequest): Kind => {
  if (method !== 'GET' && method !== 'HEAD') return 'write'
  return routeOptions.url === '/eventos' ? 'stream' : 'read'
}

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const none = () => {}

/** Tells a gateway that nothing was done and that the API is healthy, only busy. */
export const shedHeader = 'x-shed'

/** Refused before any work. Retry-After varies, so that not all return at the same time. */
export const toShed = (reply: FastifyReply): Refusal => {
  reply.header(shedHeader, '1')
  const retryAfter = 2 + Math.floor(Math.random() * 4)
  return new Refusal(503, 'Muita gente está usando o mural agora. Tente de novo em instantes.', retryAfter)
}

/**
 * Admits a limited number of requests, so that admitted ones respond soon, whatever the load. A place is taken once the
 * body has arrived, because a slow sender would keep it, and is freed when the handler is done.
 */
export const admit = (app: FastifyInstance): void => {
  const admission = createAdmission(app.settings.databasePoolSize * perConnection)
  const enter = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!(await admission.enter(kindOf(request)))) {
      app.shed.count('waiting')
      throw toShed(reply)
    }
    request.leave = () => {
      request.leave = none
      admission.leave()
    }
  }
  app.decorateRequest('leave', none)
  app.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request)) await enter(request, reply)
  })
  app.addHook('preValidation', async (request, reply) => {
    if (hasBody(request)) await enter(request, reply)
  })
  app.addHook('onSend', async request => request.leave())
  app.addHook('onResponse', async request => request.leave())
}
