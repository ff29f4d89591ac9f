import type { Writable } from 'node:stream'

/** Two dozen of the longest messages: who is further behind than that asks for them again instead. */
const mostUnread = 256 * 1024

export type Stream = ReturnType<typeof createStream>

/** The Server-Sent Events of one listener. Nothing is kept for who does not read: their stream ends. */
export const createStream = (target: Writable) => {
  // A listener who is gone is no trouble of ours.
  target.on('error', () => {})
  const write = (text: string) => {
    if (target.destroyed || target.writableEnded) return
    target.write(text)
    if (target.writableLength > mostUnread) target.destroy()
  }
  return {
    send: (nome: string, data: object) => write(`event: ${nome}\ndata: ${JSON.stringify(data)}\n\n`),
    /** What no client sees, but every proxy on the way. */
    beat: () => write(':\n\n'),
    end: () => void target.end(),
  }
}
