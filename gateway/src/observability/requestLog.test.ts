import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { readRequest } from '../http/clientRequest.ts'
import { createRequestLog } from './requestLog.ts'

it('writes a line per request, and none for the probes of proxies', async () => {
  const lines: string[] = []
  const writeLine = createRequestLog(pino({}, { write: line => void lines.push(line) }))
  const server = createServer((request, response) => {
    const client = readRequest(request, response, () => false)
    response.end(() => writeLine?.(request, response, client, 1))
  }).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  for (const path of ['/health', '/ready', '/ready?now', '/graphql?x=1'])
    await (await fetch(`http://127.0.0.1:${port}${path}`)).text()
  server.close()
  expect(lines.map(line => JSON.parse(line).path)).toEqual(['/graphql'])
})
