import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a call responds instead of the API. */
export type Fault = (response: ServerResponse, request: IncomingMessage) => void

/** Responds with a status and a body, like a running but faulty upstream. */
export function say(status: number, body: string, type = 'application/json'): Fault {
  return response => response.writeHead(status, { 'content-type': type }).end(body)
}

/**
 * Proxies the API at `api`, except for one faulty call (`GET /vagas`). `change` maps every JSON response. Its address is
 * `url`.
 */
export async function startFaultyUpstream(api: string, change?: (body: unknown) => unknown) {
  let broken: { call: string; fault: Fault } | undefined
  const answered = new Set<string>()
  const server = createServer((incoming, outgoing) => {
    const call = `${incoming.method} ${incoming.url?.split('?')[0]}`
    if (broken && [call, call.replaceAll(/\d+/g, ':id')].includes(broken.call)) broken.fault(outgoing, incoming)
    else pass(api, incoming, outgoing, change, () => answered.add(call))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** Makes this call fail from now on; `/vagas/:id` matches every id. undefined repairs it. */
    break: (call: string, fault: Fault | undefined) => (broken = fault && { call, fault }),
    /** Whether the API has begun to respond to this call. */
    hasAnswered: (call: string) => answered.has(call),
    stop: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(resolve))
    },
  }
}

type Change = ((body: unknown) => unknown) | undefined

function pass(api: string, incoming: IncomingMessage, outgoing: ServerResponse, change: Change, onAnswer: () => void) {
  const { method, headers, url } = incoming
  const passed = request(`${api}${url}`, { method, headers }, answer => {
    onAnswer()
    const { statusCode = 502, headers } = answer
    if (change && headers['content-type']?.startsWith('application/json'))
      void answer.toArray().then(chunks => {
        const body = JSON.stringify(change(JSON.parse(Buffer.concat(chunks).toString())))
        outgoing.writeHead(statusCode, { 'content-type': 'application/json' }).end(body)
      })
    else answer.pipe(outgoing.writeHead(statusCode, headers))
  })
  passed.on('error', () => outgoing.destroy())
  // Otherwise the API keeps the stream of a disconnected reader and counts it against the limit per person.
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) passed.destroy()
  })
  incoming.pipe(passed)
}
