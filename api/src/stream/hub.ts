import type { FastifyBaseLogger } from 'fastify'
import type { Sessao } from '../autenticacao/autenticacao.ts'
import { channel } from '../eventos/emitEvento.ts'
import type { Evento } from '../db/schema/apoio.ts'
import type { Db } from '../db/connection.ts'
import type { Listen } from '../db/listen.ts'
import { finders } from './eventos.repository.ts'
import type { Delivery } from './eventos.repository.ts'
import { createRecentEventos } from './recentEventos.ts'
import type { Stream } from './stream.ts'

const beatEveryMs = 15_000
/** Each open browser has one. */
const mostStreams = 10
/** Rows per query. */
const mostAtOnce = 300
/** Beyond this, eventos arrive faster than they can be read. */
const mostWaiting = 10_000

type Options = { db: Db; listen: Listen; log: FastifyBaseLogger }
type Waiting = { nome: keyof typeof finders; id: number }

/** The open streams by person. */
const createListeners = () => {
  const byPerson = new Map<number, Set<Stream>>()
  const ofStudents = new Set<Stream>()
  const of = (usuarioId: number) => byPerson.get(usuarioId) ?? new Set<Stream>()
  const each = (act: (stream: Stream) => void) => {
    for (const streams of byPerson.values()) streams.forEach(act)
  }
  return {
    count: (usuarioId: number) => of(usuarioId).size,
    /** The returned function removes the stream. */
    add: ({ usuarioId, papeis }: Pick<Sessao, 'usuarioId' | 'papeis'>, stream: Stream) => {
      byPerson.set(usuarioId, of(usuarioId).add(stream))
      if (papeis.includes('aluno')) ofStudents.add(stream)
      return () => {
        of(usuarioId).delete(stream)
        ofStudents.delete(stream)
        if (of(usuarioId).size === 0) byPerson.delete(usuarioId)
      }
    },
    deliver: (nome: string, eventos: Delivery[]) => {
      for (const { para, data } of eventos) of(para).forEach(stream => stream.send(nome, data))
    },
    deliverToStudents: (nome: string, eventos: object[]) => {
      for (const data of eventos) ofStudents.forEach(stream => stream.send(nome, data))
    },
    beat: () => each(stream => stream.beat()),
    endAll: () => each(stream => stream.end()),
    endOf: (usuarioId: number) => of(usuarioId).forEach(stream => stream.end()),
  }
}

/** There is no row to read: open pages of the vaga refetch. */
const toSelecao = (itens: Evento['itens']): Delivery[] => itens.map(([para, vaga_id]) => ({ para, data: { vaga_id } }))

const toVagas = (itens: Evento['itens']) => itens.map(([, vaga_id]) => ({ vaga_id }))

/** The next eventos of one kind, which one query can read. */
const takeSome = (waiting: Waiting[]): Waiting[] => {
  const other = waiting.findIndex(({ nome }) => nome !== waiting[0]?.nome)
  return waiting.splice(0, Math.min(other === -1 ? waiting.length : other, mostAtOnce))
}

/** Reads the rows of eventos in order and passes them to `deliver`; calls `giveUp` if that fails. */
const createReader = (
  db: Db,
  deliver: (nome: string, eventos: Delivery[]) => void,
  giveUp: (error: unknown) => void,
) => {
  let waiting: Waiting[] = []
  let reading = false
  const read = async () => {
    reading = true
    try {
      while (waiting.length > 0) {
        const some = takeSome(waiting)
        const [{ nome } = { nome: 'mensagem' as const }] = some
        const ids = some.map(({ id }) => id)
        deliver(nome, await finders[nome](db, ids))
      }
    } catch (error) {
      giveUp(error)
    }
    reading = false
  }
  return {
    push: (nome: Waiting['nome'], ids: Set<number>) => {
      waiting.push(...[...ids].map(id => ({ nome, id })))
      if (waiting.length > mostWaiting) giveUp(new Error('more is told than can be read'))
      if (!reading) void read()
    },
    clear: () => {
      waiting = []
    },
  }
}

/**
 * Receives the eventos of all API processes, reads each row once and sends it to the streams that are open here.
 * Whenever eventos may have been missed, it ends the streams: the clients reconnect and refetch.
 */
export const createHub = ({ db, listen, log }: Options) => {
  const listeners = createListeners()
  const recent = createRecentEventos()
  const reader = createReader(db, listeners.deliver, error => {
    log.error({ err: error }, 'events could not be read: all streams end, and their clients reconnect')
    endAll()
  })
  const endAll = () => {
    reader.clear()
    listeners.endAll()
  }
  const onLost = (why?: string) => {
    if (why) log.warn(why)
    recent.end()
    endAll()
  }
  const onPayload = (payload: string) => {
    const { tipo, itens } = JSON.parse(payload) as Evento
    if (tipo === 'vaga') return listeners.deliverToStudents(tipo, toVagas(itens))
    for (const [usuarioId] of itens) recent.add(usuarioId)
    const here = itens.filter(([usuarioId]) => listeners.count(usuarioId) > 0)
    if (tipo === 'sessao') for (const [usuarioId] of here) listeners.endOf(usuarioId)
    else if (tipo === 'selecao') listeners.deliver(tipo, toSelecao(here))
    else if (here.length > 0) reader.push(tipo, new Set(here.map(([, id]) => id)))
  }
  const listening = listen(channel, { onReady: recent.begin, onPayload, onLost })
  const beating = setInterval(listeners.beat, beatEveryMs).unref()

  return {
    add: listeners.add,
    /** Whether all eventos from now on will be received. */
    isReady: recent.hasBegun,
    /** Whether a stream that opens now may have missed an evento of the last so many milliseconds. */
    mayHaveMissed: recent.mayHaveHad,
    hasRoom: (usuarioId: number) => listeners.count(usuarioId) < mostStreams,
    close: async () => {
      onLost()
      clearInterval(beating)
      const stop = await listening
      await stop()
    },
  }
}

export type Hub = ReturnType<typeof createHub>
