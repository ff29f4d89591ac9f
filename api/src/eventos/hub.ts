import type { FastifyBaseLogger } from 'fastify'
import { canal } from '../db/avisos.ts'
import type { Aviso } from '../db/avisos.ts'
import type { Db } from '../db/connection.ts'
import type { Ouvir } from '../db/escuta.ts'
import { finders } from './eventos.repository.ts'
import type { Evento } from './eventos.repository.ts'
import type { Stream } from './stream.ts'

const beatEveryMs = 15_000
/** Every browser has one. */
const mostStreams = 10
/** Rows that one query reads. */
const mostAtOnce = 300
/** Past this, what is told comes faster than it can be read. */
const mostWaiting = 10_000

type Options = { db: Db; ouvir: Ouvir; log: FastifyBaseLogger }
type Waiting = { nome: keyof typeof finders; id: number }

/** Who listens here. */
const createListeners = () => {
  const byPerson = new Map<number, Set<Stream>>()
  const of = (usuarioId: number) => byPerson.get(usuarioId) ?? new Set<Stream>()
  const each = (act: (stream: Stream) => void) => {
    for (const streams of byPerson.values()) streams.forEach(act)
  }
  return {
    count: (usuarioId: number) => of(usuarioId).size,
    /** The function that it gives takes the stream out again. */
    add: (usuarioId: number, stream: Stream) => {
      byPerson.set(usuarioId, of(usuarioId).add(stream))
      return () => {
        of(usuarioId).delete(stream)
        if (of(usuarioId).size === 0) byPerson.delete(usuarioId)
      }
    },
    deliver: (nome: string, eventos: Evento[]) => {
      for (const { para, data } of eventos) of(para).forEach(stream => stream.send(nome, data))
    },
    beat: () => each(stream => stream.beat()),
    endAll: () => each(stream => stream.end()),
    endOf: (usuarioId: number) => of(usuarioId).forEach(stream => stream.end()),
  }
}

/** There is nothing to read of a vaga: the pages that are open refetch. */
const toSelecao = (itens: Aviso['itens']): Evento[] => itens.map(([para, vaga_id]) => ({ para, data: { vaga_id } }))

/** The next of one kind, which one query can read. */
const takeSome = (waiting: Waiting[]): Waiting[] => {
  const other = waiting.findIndex(({ nome }) => nome !== waiting[0]?.nome)
  return waiting.splice(0, Math.min(other === -1 ? waiting.length : other, mostAtOnce))
}

/** Reads what was told, in its order, and gives it to `deliver`; `giveUp` when that cannot be done. */
const createReader = (db: Db, deliver: (nome: string, eventos: Evento[]) => void, giveUp: (error: unknown) => void) => {
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
 * Hears what any API process tells, reads each row once and hands it to the streams that are open here. Whenever
 * something may have been missed, the streams end: whoever listens comes back, and asks for what there is.
 */
export const createHub = ({ db, ouvir, log }: Options) => {
  const listeners = createListeners()
  const reader = createReader(db, listeners.deliver, error => {
    log.error({ err: error }, 'what happened is not told: every listener has to come back')
    endAll()
  })
  let ready = false
  const endAll = () => {
    reader.clear()
    listeners.endAll()
  }
  const onReady = () => {
    ready = true
  }
  const onLost = (why?: string) => {
    if (why) log.warn(why)
    ready = false
    endAll()
  }
  const onAviso = (payload: string) => {
    const { tipo, itens } = JSON.parse(payload) as Aviso
    const here = itens.filter(([usuarioId]) => listeners.count(usuarioId) > 0)
    if (tipo === 'sessao') for (const [usuarioId] of here) listeners.endOf(usuarioId)
    else if (tipo === 'selecao') listeners.deliver(tipo, toSelecao(here))
    else if (here.length > 0) reader.push(tipo, new Set(here.map(([, id]) => id)))
  }
  const listening = ouvir(canal, { onReady, onAviso, onLost })
  const beating = setInterval(listeners.beat, beatEveryMs).unref()

  return {
    add: listeners.add,
    /** Whether what happens from now on will be heard. */
    isReady: () => ready,
    hasRoom: (usuarioId: number) => listeners.count(usuarioId) < mostStreams,
    close: async () => {
      onLost()
      clearInterval(beating)
      const stop = await listening
      await stop()
    },
  }
}
