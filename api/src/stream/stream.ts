import type { Writable } from 'node:stream'

/** About two dozen of the longest messages: a client that is further behind reconnects and refetches. */
const mostUnread = 256 * 1024

export type Stream = ReturnType<typeof createStream>

/** The Server-Sent Events of one client. Nothing is buffered for a client that does not read: its stream ends. */
export const createStream = (target: Writable) => {
  // Errors of a client that disconnected do not matter.
  target.on('error', () => {})
  const write = (text: string) => {
    if (target.destroyed || target.writableEnded) return
    target.write(text)
    if (target.writableLength > mostUnread) target.destroy()
  }
  return {
    send: (nome: string, data: object) => write(`event: ${nome}\ndata: ${JSON.stringify(data)}\n\n`),
    /** An SSE comment: no client sees it, but every proxy on the way does. */
    beat: () => write(':\n\n'),
    end: () => void target.end(),
  }
}
