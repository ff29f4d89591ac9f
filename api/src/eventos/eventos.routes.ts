import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireUsuario, sessaoOf } from '../autenticacao.ts'
import type { Ouvir } from '../db/escuta.ts'
import { Refusal } from '../refusal.ts'
import { createHub } from './hub.ts'
import { createStream } from './stream.ts'

const head = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
}

const listening = {
  onRequest: requireUsuario,
  exposeHeadRoute: false,
  schema: {
    description:
      'Server-Sent Events for who is asking: `mensagem` (to or from them, with its `conversa` and all `nao_lidas`), `notificacao` (with all `nao_lidas`), `candidatura` (to a vaga that they manage), `selecao` (another who manages a vaga with them changed something of it or of its candidaturas, or a student the consent to share the transcript). Ends with the token, and whenever something may have been missed. 429 above ten streams of one person.',
    response: { 200: { description: 'A stream', content: { 'text/event-stream': { schema: z.string() } } } },
  },
}

/** Every browser keeps one such stream open, through a gateway. */
export const eventosRoutes: FastifyPluginAsyncZod<{ ouvir: Ouvir }> = async (app, { ouvir }) => {
  const hub = createHub({ db: app.db, ouvir, log: app.log })
  app.addHook('preClose', () => hub.close())

  app.get('/eventos', listening, async (request, reply) => {
    const { usuarioId, expiraEm } = sessaoOf(request)
    if (!hub.isReady()) throw new Refusal(503, 'Os eventos não estão disponíveis no momento.', 5)
    if (!hub.hasRoom(usuarioId)) throw new Refusal(429, 'Há conexões demais abertas nesta conta.', 60)
    const { socket } = request.raw
    request.leave()
    reply.hijack()
    // Who left while the token was checked is not told of a close any more: they would keep the place for ever.
    if (socket.destroyed) return
    reply.raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...head })
    const stream = createStream(reply.raw)
    const remove = hub.add(usuarioId, stream)
    const ending = setTimeout(() => stream.end(), expiraEm.getTime() - Date.now())
    const leave = () => {
      clearTimeout(ending)
      socket.off('close', leave)
      remove()
    }
    reply.raw.once('close', leave)
    // The response itself does not hear of it while an earlier one on its connection is unfinished; there may be ten.
    socket.setMaxListeners(20).once('close', leave)
    stream.beat()
    // The token may have been signed out between its check and the moment from which that would have been heard.
    await requireUsuario(request).catch(() => stream.end())
  })
}
