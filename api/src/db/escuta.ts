import { randomUUID } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

type Ouvinte = {
  /** Once what is heard comes through: at first, and again after `onLost`. */
  onReady: () => void
  onAviso: (payload: string) => void
  /** From here on something may be missed. */
  onLost: (why?: string) => void
}

/** Listens on a channel of NOTIFY until the function that it gives is called. */
export type Ouvir = (canal: string, ouvinte: Ouvinte) => Promise<() => Promise<void>>

const retryAfterMs = 1000

/** PGlite lives in this process: nothing is ever lost. */
export const ouvirPglite =
  (client: PGlite): Ouvir =>
  async (canal, { onReady, onAviso }) => {
    const stop = await client.listen(canal, onAviso)
    onReady()
    return () => stop()
  }

/**
 * A word to itself each second: what is sent by another connection must be heard, or nobody else's would. By the same
 * one it would even be heard through a pooler.
 */
const beatEveryMs = 1000
/** Beats without an answer after which the connection counts as lost. Not a time: this process may have been busy. */
const mostBeats = 3

/** Sends an empty notification by another connection. */
type Notify = (canal: string) => Promise<unknown>

const silent =
  'the database is not heard: LISTEN_DATABASE_URL (or DATABASE_URL) must lead to PostgreSQL itself, past any pooler'

type Conexao = { client: pg.Client; notify: Notify; onHeard: () => void; onSilent: () => void }

/** Calls `onHeard` with each beat that comes back, and `onSilent` when none does. */
const createHeartbeat = ({ client, notify, onHeard, onSilent }: Conexao) => {
  const canal = `batida_${randomUUID().replaceAll('-', '')}`
  let unanswered = 0
  const beat = () => {
    unanswered += 1
    if (unanswered > mostBeats) return onSilent()
    if (unanswered === 1) notify(canal).catch(() => {})
  }
  client.on('notification', ({ channel }) => {
    if (channel !== canal) return
    unanswered = 0
    onHeard()
  })
  let timer: NodeJS.Timeout | undefined
  return {
    start: async () => {
      await client.query(`listen ${canal}`)
      timer = setInterval(beat, beatEveryMs).unref()
      beat()
    },
    stop: () => clearInterval(timer),
  }
}

type Servidor = { connectionString: string; notify: Notify; onSilent: () => void }

/** One connection that listens until it is lost, or ended by the function that this gives: then `onOver` is called. */
const ouvirOnce = (
  { connectionString, notify, onSilent }: Servidor,
  canal: string,
  { onReady, onAviso, onLost }: Ouvinte,
  onOver: () => void,
) => {
  const timeouts = { connectionTimeoutMillis: 5000, query_timeout: 5000, keepAlive: true }
  const client = new pg.Client({ connectionString, ...timeouts, application_name: 'mural-escuta' })
  let ready = false
  let over = false
  const lose = (why?: string) => {
    if (over) return
    over = true
    heartbeat.stop()
    // A polite end waits for an answer that may never come.
    client.connection.stream.destroy()
    if (ready || why) onLost(why)
    if (why) onSilent()
    onOver()
  }
  const onHeard = () => {
    if (!ready && !over) onReady()
    ready = true
  }
  const heartbeat = createHeartbeat({ client, notify, onHeard, onSilent: () => lose(silent) })
  client.on('notification', ({ channel, payload = '' }) => {
    if (channel === canal) onAviso(payload)
  })
  // An error is always followed by the end.
  client.on('error', () => {})
  client.once('end', () => lose())
  const listening = (async () => {
    await client.connect()
    await client.query(`listen ${canal}`)
    await heartbeat.start()
  })().catch(() => lose())
  return { listening, end: () => lose() }
}

/**
 * One connection of its own, since a pool may take any other one away; made again, each second, when it is lost or when
 * nothing is heard on it. `onSilent`: other connections to the same database may be dead as well.
 */
export const ouvirPostgres =
  (servidor: Servidor): Ouvir =>
  async (canal, ouvinte) => {
    let stopped = false
    let timer: NodeJS.Timeout | undefined
    const connect = () =>
      ouvirOnce(servidor, canal, ouvinte, () => {
        if (stopped) return
        timer = setTimeout(() => {
          current = connect()
        }, retryAfterMs).unref()
      })
    let current = connect()
    await current.listening
    return async () => {
      stopped = true
      clearTimeout(timer)
      current.end()
    }
  }
