import { once } from 'node:events'
import { get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { expect, vi } from 'vitest'

/** Reads a stream event by event, until it ends. */
async function* read(response: IncomingMessage) {
  let written = ''
  for await (const chunk of response.setEncoding('utf8')) {
    written += chunk
    const blocks = written.split('\n\n')
    written = blocks.pop() ?? ''
    for (const block of blocks) {
      const [, nome, data] = /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []
      if (nome) yield { nome, data: JSON.parse(data ?? '') }
    }
  }
}

/**
 * Opens the stream of one person. Not with fetch, which reconnects when a stream is left and keeps the server from
 * closing.
 */
export const openEventos = async (at: string, token: string, query = '') => {
  const asked = get(`${at}/eventos${query}`, { headers: { authorization: `Bearer ${token}` }, agent: false })
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const events = read(response)
  return {
    status: response.statusCode,
    headers: response.headers,
    next: async () => {
      const { done, value } = await events.next()
      if (done) throw new Error('the stream has ended')
      return value
    },
    /** Resolves at the end of the stream. */
    rest: async () => {
      const rest = []
      for await (const event of events) rest.push(event)
      return rest
    },
    leave: () => asked.destroy(),
  }
}

/** The LISTEN connection is ready a moment after the port is. */
export const eventosReadyAt = (at: string, token: string) =>
  vi.waitFor(async () => {
    const stream = await openEventos(at, token)
    stream.leave()
    expect(stream.status).toBe(200)
  }, 10_000)
