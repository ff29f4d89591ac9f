import type { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

type Ouvinte = {
  /** Once what is heard comes through: at first, and again after `onLost`. */
  onReady: () => void
  onAviso: (payload: string) => void
  /** From here on something may be missed. */
  onLost: () => void
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

/** One connection of its own, since a pool may take any other one away; made again, each second, when it is lost. */
export const ouvirPostgres =
  (connectionString: string): Ouvir =>
  async (canal, { onReady, onAviso, onLost }) => {
    let client: pg.Client | undefined
    let stopped = false
    let timer: NodeJS.Timeout | undefined
    const connect = async (): Promise<void> => {
      const next = new pg.Client({ connectionString, connectionTimeoutMillis: 5000, keepAlive: true })
      client = next
      next.on('notification', ({ payload = '' }) => onAviso(payload))
      // An error is always followed by the end.
      next.on('error', () => {})
      try {
        await next.connect()
        await next.query(`listen ${canal}`)
        next.once('end', () => {
          onLost()
          retry()
        })
        onReady()
      } catch {
        await next.end().catch(() => {})
        retry()
      }
    }
    const retry = () => {
      if (!stopped) timer = setTimeout(() => void connect(), retryAfterMs).unref()
    }
    await connect()
    return async () => {
      stopped = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    }
  }
