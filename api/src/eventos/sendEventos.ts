import type { FastifyInstance } from 'fastify'
import { createQueue } from '../queue.ts'
import { followEventos, sendNextEventos } from './emitEvento.ts'

/** Events that a process left behind when it died are sent by another one within this many milliseconds. */
const sendEveryMs = 1000

/** Events are sent as soon as they are committed, by any process. */
export const sendEventos = (app: FastifyInstance) => {
  const eventos = createQueue(
    () => sendNextEventos(app.db),
    app.log,
    'events could not be sent',
    async () => sendEveryMs,
  )
  let leave = () => {}
  app.addHook('onListen', async () => {
    leave = followEventos(app.db, () => void eventos.wake())
    eventos.start()
  })
  app.addHook('onClose', async () => {
    leave()
    await eventos.close()
  })
}
