import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Connection } from '../db/connection.ts'
import { bem, mal } from './estado.ts'
import type { Estado } from './estado.ts'

type Options = Pick<Connection, 'db' | 'listen'> & {
  signal: AbortSignal
  /** Whether this process receives live events; undefined in a program without streams. */
  isListening: (() => boolean) | undefined
}

/** Milliseconds from NOTIFY until it arrives on a connection of its own. */
const measure = async ({ db, listen, signal }: Options): Promise<number> => {
  const channel = `exame_${randomUUID().replaceAll('-', '')}`
  let stopping: ReturnType<Options['listen']> | undefined
  try {
    return await new Promise<number>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      let begin = 0
      stopping = listen(channel, {
        onReady: () => {
          begin = performance.now()
          db.execute(sql`select pg_notify(${channel}, '')`).catch(reject)
        },
        onPayload: () => resolve(performance.now() - begin),
        onLost: why => reject(new Error(why ?? 'the connection was lost')),
      })
      stopping.catch(reject)
    })
  } finally {
    void stopping?.then(stop => stop())
  }
}

export const lookAtEscuta = async (options: Options): Promise<Estado> => {
  const ms = await measure(options)
  if (options.isListening?.() === false) {
    return mal('Este processo não recebe eventos agora, embora o banco os envie. Se durar, reinicie a API.')
  }
  return bem(`Um aviso do banco chega em ${Math.ceil(ms)} ms.`)
}
