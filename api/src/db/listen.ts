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

/** Short: streams and `/ready` wait for it, and a refused connection costs nothing. */
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
const beatEveryMs = 500
/** Missed heartbeats after which the connection counts as lost. A count, not a time: this process may have been busy. */
const mostBeats = 4
/** Missed heartbeats after which `/ready` fails: a proxy sends requests elsewhere before the streams end and return. */
const mostBeatsToBeHeard = 2

/** Sends an empty notification on another connection. */
type Notify = (channel: string) => Promise<unknown>

const silent =
  'the database is not heard: LISTEN_DATABASE_URL (or DATABASE_URL) must lead to PostgreSQL itself, past any pooler'

type Connected = {
  client: pg.Client
  notify: Notify
  onHeard: () => void
  onMissed: () => void
  onSilent: () => void
}

/** Calls `onHeard` for each heartbeat that arrives, `onMissed` when a few do not, and `onSilent` when they stop. */
const createHeartbeat = ({ client, notify, onHeard, onMissed, onSilent }: Connected) => {
  const ownChannel = `batida_${randomUUID().replaceAll('-', '')}`
  let unanswered = 0
  let sending = false
  const beat = () => {
    unanswered += 1
    if (unanswered > mostBeats) return onSilent()
    if (unanswered > mostBeatsToBeHeard) onMissed()
    // One at a time, because they would pile up on a silent network. A failed one is sent again at the next beat.
    if (sending) return
    sending = true
    const end = () => {
      sending = false
    }
    notify(ownChannel).then(end, end)
  }
  client.on('notification', ({ channel }) => {
    if (channel !== ownChannel) return
    unanswered = 0
    onHeard()
  })
  let timer: NodeJS.Timeout | undefined
  return {
    start: async () => {
      await client.query(`listen ${ownChannel}`)
      timer = setInterval(beat, beatEveryMs).unref()
      beat()
    },
    stop: () => clearInterval(timer),
  }
}

type Server = {
  connectionString: string
  notify: Notify
  /** A heartbeat arrived, or a few did not. */
  onBeat: (heard: boolean) => void
  onSilent: () => void
}

/** One connection that listens until it is lost or `end` is called. Then it calls `onOver`. */
const listenOnce = (
  { connectionString, notify, onBeat, onSilent }: Server,
  channel: string,
  { onReady, onPayload, onLost }: Listener,
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
    // client.end() would wait for a response that may never arrive.
    client.connection.stream.destroy()
    if (ready || why) onLost(why)
    if (why) onSilent()
    onOver()
  }
  const onHeard = () => {
    onBeat(true)
    if (!ready && !over) onReady()
    ready = true
  }
  const onMissed = () => onBeat(false)
  const heartbeat = createHeartbeat({ client, notify, onHeard, onMissed, onSilent: () => lose(silent) })
  client.on('notification', ({ channel: notified, payload = '' }) => {
    if (notified === channel) onPayload(payload)
  })
  // Every error is followed by 'end'.
  client.on('error', () => {})
  client.once('end', () => lose())
  const listening = (async () => {
    await client.connect()
    await client.query(`listen ${channel}`)
    await heartbeat.start()
  })().catch(() => lose())
  return { listening, end: () => lose() }
}

/**
 * Uses a connection outside the pool, because the pool may close any of its own. Reconnects soon after the
 * connection is lost or the heartbeat stops. `onSilent`: other connections to the same database may be dead too.
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
