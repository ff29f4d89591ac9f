import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How a call is answered instead of by the API. */
export type Fault = (response: ServerResponse, request: IncomingMessage) => void

/** Answers with a status and a body, as an upstream that is up and wrong. */
export function say(status: number, body: string, type = 'application/json'): Fault {
  return response => response.writeHead(status, { 'content-type': type }).end(body)
}

/**
 * The API at `api`, but for one call (`GET /vagas`) that goes wrong as told, and for what `change` makes of each JSON
 * that it answers. Its address is `url`.
 */
export async function startFaultyUpstream(api: string, change?: (body: unknown) => unknown) {
  let broken: { call: string; fault: Fault } | undefined
  const server = createServer((incoming, outgoing) => {
    const call = `${incoming.method} ${incoming.url?.split('?')[0]}`
    if (broken && [call, call.replaceAll(/\d+/g, ':id')].includes(broken.call)) broken.fault(outgoing, incoming)
    else pass(api, incoming, outgoing, change)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    /** From now on this call goes wrong, `/vagas/:id` whatever the id; undefined mends it. */
    break: (call: string, fault: Fault | undefined) => (broken = fault && { call, fault }),
    stop: () => {
      server.closeAllConnections()
      return new Promise(resolve => server.close(resolve))
    },
  }
}

type Change = ((body: unknown) => unknown) | undefined

function pass(api: string, incoming: IncomingMessage, outgoing: ServerResponse, change: Change) {
  const { method, headers, url } = incoming
  const passed = request(`${api}${url}`, { method, headers }, answer => {
    const { statusCode = 502, headers } = answer
    if (change && headers['content-type']?.startsWith('application/json'))
      void answer.toArray().then(chunks => {
        const body = JSON.stringify(change(JSON.parse(Buffer.concat(chunks).toString())))
        outgoing.writeHead(statusCode, { 'content-type': 'application/json' }).end(body)
      })
    else answer.pipe(outgoing.writeHead(statusCode, headers))
  })
  passed.on('error', () => outgoing.destroy())
  // Or the API would keep the stream of a reader who left, and count it among the few that a person may have.
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) passed.destroy()
  })
  incoming.pipe(passed)
}
