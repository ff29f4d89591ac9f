import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, expect, test, vi } from 'vitest'
import { buildApp } from '../app.ts'
import { createTestApp } from '../testing/createTestApp.ts'
import { trace } from './tracing.ts'

type Attribute = { key: string; value: Record<string, unknown> }
type Span = { traceId: string; parentSpanId?: string; name: string; status: { code: number }; attributes: Attribute[] }
type Batch = { resourceSpans: Array<{ resource: { attributes: Attribute[] }; scopeSpans: Array<{ spans: Span[] }> }> }

const toObject = ({ attributes }: { attributes: Attribute[] }) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

const board = await createTestApp()
const batches: Batch[] = []
const receiver = createServer((request, response) => {
  void json(request).then(batch => {
    if (request.url === '/v1/traces') batches.push(batch as Batch)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
}).listen(0, '127.0.0.1')
await once(receiver, 'listening')
afterAll(async () => {
  vi.unstubAllEnvs()
  receiver.close()
  await board.close()
})

test("a request is a child span of the gateway's, and probes have none", async () => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`)
  const { db, settings } = board
  const app = await buildApp({ db, settings, maxEventLoopDelay: 0, watchers: [trace] })
  const [traceId, spanId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7']
  const headers = { traceparent: `00-${traceId}-${spanId}-01`, 'x-request-id': 'gateway-1234' }
  await app.inject({ url: '/vagas/90001', headers })
  app.db.execute = () => Promise.reject(new Error('gone')) as never
  await app.inject('/ready')
  await app.inject('/nada')
  await app.close()
  const all = batches.flatMap(({ resourceSpans }) => resourceSpans)
  expect(all[0] && toObject(all[0].resource)).toMatchObject({ 'service.name': 'mural-api' })
  const spans = all.flatMap(({ scopeSpans }) => scopeSpans.flatMap(each => each.spans))
  expect(spans.map(({ name }) => name)).toEqual(['GET /vagas/:id', 'GET other'])
  const [vaga] = spans
  expect(vaga).toMatchObject({ traceId, parentSpanId: spanId })
  expect(vaga && toObject(vaga)).toMatchObject({
    'http.route': '/vagas/:id',
    'http.response.status_code': 401,
    'mural.request_id': 'gateway-1234',
  })
})
