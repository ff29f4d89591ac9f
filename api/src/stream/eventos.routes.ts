import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireSessao, sessaoOf } from '../autenticacao/autenticacao.ts'
import { operationsOf } from '../http/operation.ts'
import { Refusal } from '../http/refusal.ts'
import type { Hub } from './hub.ts'
import { createStream } from './stream.ts'

const operation = operationsOf('eventos')

const head = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
}

const listening = {
  ...operation(requireSessao, {
    operationId: 'streamEventos',
    summary: 'Streams the live events',
    refusals: [429],
    description:
      'Server-Sent Events for the person of the session: `mensagem` (to or from them, with its `conversa` and all `nao_lidas`), `leitura` (the person `com` has read the messages to them up to the id `ate`), `notificacao` (with all `nao_lidas`), `candidatura` (to a vaga that they manage), `selecao` (another manager of a vaga changed it or its candidaturas, or a student changed the consent to share the transcript), and for students `vaga` (an open vaga was edited, changed status or was deleted). The stream ends with the token, and whenever events may have been missed. 429 beyond ten streams per person. With `desde_ms`, the milliseconds since the client requested its data, the header `eventos-perdidos` tells whether an event other than `vaga` may have been emitted meanwhile: `true` or `false`.',
    querystring: z.object({ desde_ms: z.coerce.number().int().min(0).optional() }),
    response: { 200: { description: 'A stream', content: { 'text/event-stream': { schema: z.string() } } } },
  }),
  exposeHeadRoute: false,
}

/** Every open browser has one such stream, through a gateway. */
export const eventosRoutes: FastifyPluginAsyncZod<{ hub: Hub }> = async (app, { hub }) => {
  app.addHook('preClose', () => hub.close())

  app.get('/eventos', listening, async (request, reply) => {
    const { usuarioId, papeis, expiraEm } = sessaoOf(request)
    if (!hub.isReady()) throw new Refusal(503, 'Os eventos não estão disponíveis no momento.', 5)
    if (!hub.hasRoom(usuarioId)) throw new Refusal(429, 'Há conexões demais abertas nesta conta.', 60)
    const { socket } = request.raw
    request.leave()
    reply.hijack()
    // A client that disconnected during the token check causes no further 'close': it would keep its place for ever.
    if (socket.destroyed) return
    const { desde_ms } = request.query
    const perdidos = desde_ms !== undefined && { 'eventos-perdidos': String(hub.mayHaveMissed(usuarioId, desde_ms)) }
    reply.raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...head, ...perdidos })
    const stream = createStream(reply.raw)
    const remove = hub.add({ usuarioId, papeis }, stream)
    const ending = setTimeout(() => stream.end(), expiraEm.getTime() - Date.now())
    const leave = () => {
      clearTimeout(ending)
      socket.off('close', leave)
      remove()
    }
    reply.raw.once('close', leave)
    // The response gets no 'close' while an earlier one on its connection is unfinished; there may be ten.
    socket.setMaxListeners(20).once('close', leave)
    stream.beat()
    // The token may have been signed out after its check and before this stream was registered.
    await requireSessao(request).catch(() => stream.end())
  })
}
