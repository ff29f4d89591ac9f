import { randomUUID } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

type Listener = {
  /** Called once notifications arrive: after connecting, and again after each `onLost`. */
  onReady: () => void
  onPayload: (payload: string) => void
  /** Notifications may be missed from here until the next `onReady`. */
  onLost: (why?: string) => void
}

/** Listens on a channel of PostgreSQL's NOTIFY. The returned function stops listening. */
export type Listen = (channel: string, listener: Listener) => Promise<() => Promise<void>>

/** Short: streams wait for it, and a refused connection costs nothing. */
const retryAfterMs = 250

/** PGlite runs in this process, so the connection is never lost. */
export const listenWithPglite =
  (client: PGlite): Listen =>
  async (channel, { onReady, onPayload }) => {
    const stop = await client.listen(channel, onPayload)
    onReady()
    return () => stop()
  }

/**
 * How often the listening connection must receive a heartbeat. The heartbeat is sent on another connection: one sent on
 * the same connection would arrive even through a pooler, which drops the notifications of other connections.
 */
const beatEveryMs = 1000
/** Missed heartbeats after which the connection counts as lost. A count, not a time: this process may have been busy. */
const mostMissed = 3

const silent =
  'the database is not heard: LISTEN_DATABASE_URL (or DATABASE_URL) must lead to PostgreSQL itself, past any pooler'

type Server = {
  connectionString: string
  /** Sends an empty notification on another connection. */
  notify: (channel: string) => Promise<unknown>
}

/** Sends a heartbeat each second, until too many in a row have not arrived. */
const createHeartbeat = (send: () => Promise<unknown>, onSilent: () => void) => {
  let missed = 0
  const beat = () => {
    if (missed > mostMissed) return onSilent()
    missed += 1
    // One that fails, because a pooler has not reconnected yet, is sent again at the next beat.
    send().catch(() => {})
  }
  let timer: NodeJS.Timeout | undefined
  return {
    start: () => {
      timer = setInterval(beat, beatEveryMs).unref()
      beat()
    },
    onHeard: () => {
      missed = 0
    },
    stop: () => clearInterval(timer),
  }
}

/** One connection that listens until it is lost or `end` is called. Then it calls `onOver`. */
const listenOnce = (
  { connectionString, notify }: Server,
  channel: string,
  { onReady, onPayload, onLost }: Listener,
  onOver: () => void,
) => {
  const timeouts = { connectionTimeoutMillis: 5000, query_timeout: 5000, keepAlive: true }
  const client = new pg.Client({ connectionString, ...timeouts, application_name: 'mural-escuta' })
  const ownChannel = `batida_${randomUUID().replaceAll('-', '')}`
  let ready = false
  let over = false
  const lose = (why?: string) => {
    if (over) return
    over = true
    heartbeat.stop()
    // client.end() would wait for a response that may never arrive.
    client.connection.stream.destroy()
    if (ready || why) onLost(why)
    onOver()
  }
  const heartbeat = createHeartbeat(
    () => notify(ownChannel),
    () => lose(silent),
  )
  client.on('notification', ({ channel: notified, payload = '' }) => {
    if (notified === channel) return onPayload(payload)
    heartbeat.onHeard()
    if (!ready && !over) onReady()
    ready = true
  })
  // Every error is followed by 'end'.
  client.on('error', () => {})
  client.once('end', () => lose())
  const listening = (async () => {
    await client.connect()
    await client.query(`listen ${channel}`)
    await client.query(`listen ${ownChannel}`)
    heartbeat.start()
  })().catch(() => lose())
  return { listening, end: () => lose() }
}

/**
 * Uses a connection outside the pool, because the pool may close any of its own. Reconnects soon after the connection is
 * lost or the heartbeat stops.
 */
export const listenWithPostgres =
  (server: Server): Listen =>
  async (channel, listener) => {
    let stopped = false
    let timer: NodeJS.Timeout | undefined
    const connect = () =>
      listenOnce(server, channel, listener, () => {
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
